import { Checkbox, InputNumber } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { bidDisqualify, tenderEvaluate, tenderScore, type TenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'

type Props = { readonly of: TenderDetail; readonly onDone: () => void }

/** A bidder may bid for several lots. */
const lotAnd = (lot: string, bidder: string): string => (lot === '' ? bidder : `${lot} ${bidder}`)

/** The committee and its scores: choosing it, scoring alone, rejecting a bid. */
export function TenderEvaluation({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  if (of.can.includes('evaluate')) return <Committee of={of} onDone={onDone} />
  if (of.state !== 'EVALUATING') return null
  return (
    <Panel title={t('evaluation')} sub={t('evaluationSub')}>
      <div className="bx col g3">
        <div className="row g2 wrp">
          {of.experts.map(({ memberId, name, isDone }) => (
            <Tag key={memberId} tone={isDone ? 'ok' : 'neutral'} small>
              {name} {t(isDone ? 'scored' : 'notScored')}
            </Tag>
          ))}
        </div>
        {of.can.includes('score') && of.scoring === 'WEIGHTED' && <Scores of={of} onDone={onDone} />}
        <div className="row g2 wrp">
          {of.record
            .filter(({ state }) => state === 'VALID')
            .map(({ bidSn, bidderTitle, lot }) => (
              <TextActionButton
                key={bidSn}
                id={`bid-reject-${bidSn}`}
                label={t('rejectBid', { bidder: lotAnd(lot, bidderTitle) })}
                ask={t('rejectReason')}
                field="reason"
                tone="danger"
                call={bidDisqualify}
                inputOf={(reason) => ({ tenderSn: of.tenderSn, expectedVersion: of.version, bidSn, reason })}
                onDone={onDone}
              />
            ))}
        </div>
      </div>
    </Panel>
  )
}

function Committee({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(tenderEvaluate)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isDeclared, setDeclared] = useState(false)
  const begin = async () => {
    const wish = {
      tenderSn: of.tenderSn,
      expectedVersion: of.version,
      expertIds: [...chosen],
      declared: isDeclared ? (1 as const) : (0 as const),
    }
    if (await act(wish, t('evaluateDone'))) onDone()
  }
  return (
    <Panel title={t('committee')} sub={t('committeeSub')}>
      <div className="bx col g2">
        <Checkbox.Group
          value={[...chosen]}
          onChange={(values) => setChosen(values)}
          options={of.colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }))}
        />
        <Checkbox checked={isDeclared} onChange={(event) => setDeclared(event.target.checked)}>
          {t('declaration')}
        </Checkbox>
        <div>
          <Button tone="brand" busy={busy} onClick={() => void begin()}>
            {t('evaluate')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function Scores({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const { act, busy } = useAct(tenderScore)
  const [points, setPoints] = useState<Readonly<Record<string, number>>>({})
  const [isDeclared, setDeclared] = useState(false)
  const valid = of.record.filter(({ state }) => state === 'VALID')
  const send = async () => {
    const scores = Object.entries(points).map(([bidSn, given]) => ({ bidSn, points: given }))
    if (await act({ tenderSn: of.tenderSn, declared: isDeclared ? 1 : 0, scores }, t('scoreDone'))) onDone()
  }
  return (
    <div className="col g2">
      {valid.map(({ bidSn, bidderTitle, lot }) => (
        <label key={bidSn} className="row g2 wrp">
          <span className="t13">{lotAnd(lot, bidderTitle)}</span>
          <InputNumber
            min={0}
            max={100}
            precision={0}
            aria-label={t('pointsOf', { bidder: lotAnd(lot, bidderTitle) })}
            value={points[bidSn] ?? null}
            onChange={(value) => setPoints({ ...points, [bidSn]: value ?? 0 })}
          />
        </label>
      ))}
      <Checkbox checked={isDeclared} onChange={(event) => setDeclared(event.target.checked)}>
        {t('declaration')}
      </Checkbox>
      <div>
        <Button tone="brand" busy={busy} onClick={() => void send()}>
          {t('sendScores')}
        </Button>
      </div>
    </div>
  )
}
