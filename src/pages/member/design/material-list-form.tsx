import { App } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ErrorLine } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { designerRequestAnswer, type DesignRequestDetail } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'
import { GoodsPicker, type PickedGoods } from '../../../modules/search/ui/goods-picker.tsx'

type Line = PickedGoods & { readonly number: string; readonly remark: string }

/** The material list as its designer writes it; a list that was sent before is where they begin. */
export function MaterialListForm({ of, onDone }: { of: DesignRequestDetail; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { message } = App.useApp()
  const { run, busy } = useCommand(designerRequestAnswer)
  const [lines, setLines] = useState<readonly Line[]>(of.lines)
  const [note, setNote] = useState(of.answerNote)
  const [refused, setRefused] = useState('')
  const send = async () => {
    const wanted = lines.map(({ productId, number, remark }) => ({ productId, number, remark }))
    const outcome = await run({ desAppId: of.desAppId, note, lines: wanted })
    if (outcome.kind === 'unknown') return setRefused(t('networkFailed'))
    if (outcome.answer.state !== 200) return setRefused(Object.values(outcome.answer.errors ?? {})[0] ?? outcome.answer.msg)
    void message.success(t('answered'))
    onDone()
  }
  const add = (found: PickedGoods) => {
    if (!lines.some((line) => line.productId === found.productId)) setLines([...lines, { ...found, number: '1', remark: '' }])
  }
  const change = (productId: number, changed: Partial<Line>) =>
    setLines(lines.map((line) => (line.productId === productId ? { ...line, ...changed } : line)))
  return (
    <Panel title={t('answerTitle')}>
      <div className="bx col g3">
        <GoodsPicker onAdd={add} />
        {lines.length > 0 && (
          <LineTable lines={lines} onChange={change} onRemove={(id) => setLines(lines.filter((line) => line.productId !== id))} />
        )}
        <TextArea
          label={t('note')}
          placeholder={t('noteHint')}
          maxLength={1000}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <ErrorLine error={refused || undefined} />
        <div>
          <Button tone="brand" disabled={busy || lines.length === 0} onClick={() => void send()}>
            {t('answer')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

type TableProps = {
  readonly lines: readonly Line[]
  readonly onChange: (productId: number, changed: Partial<Line>) => void
  readonly onRemove: (productId: number) => void
}

function LineTable({ lines, onChange, onRemove }: TableProps) {
  const t = useMessages(designPageMessages)
  return (
    <ul className="col g2">
      {lines.map((line) => (
        <li key={line.productId} className="row g3 flex-wrap">
          <span className="flex-[1_1_220px] min-w-0">
            <b className="b5">{line.goodsName}</b> <span className="t12 c3">{line.specText}</span>
          </span>
          <span className="row g2">
            <input
              className="ipt num w-24"
              inputMode="decimal"
              maxLength={16}
              aria-label={`${t('number')} ${line.goodsName}`}
              value={line.number}
              onChange={(event) => onChange(line.productId, { number: event.target.value.trim() })}
            />
            {line.unitName}
          </span>
          <input
            className="ipt w-45"
            maxLength={100}
            placeholder={t('remark')}
            aria-label={`${t('remark')} ${line.goodsName}`}
            value={line.remark}
            onChange={(event) => onChange(line.productId, { remark: event.target.value })}
          />
          <Button size="sm" onClick={() => onRemove(line.productId)} aria-label={`${t('remove')} ${line.goodsName}`}>
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
