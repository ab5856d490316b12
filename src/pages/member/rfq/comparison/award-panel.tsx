import { App } from 'antd'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Note } from '../../../../ui/feedback/states.tsx'
import { awardSubmit, quotedOrderApproval, quotedOrder, quotedOrderRequest } from '../../../../modules/rfq/endpoints-award.ts'
import { type Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import { useOwnMemberType } from '../../../../modules/member/ui/use-own-member-type.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { AwardDocuments } from './award-documents.tsx'
import { choiceTotal } from './choice-total.ts'
import { QuotationMatrix } from './quotation-matrix.tsx'

/** The supplier chosen for each line, by the line's number. */
export type AwardSelection = Readonly<Record<number, string>>

/** The matrix with the choice per line, three ready choices, and the award. */
export function AwardPanel({ of, onDone }: { of: Comparison; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const [choice, setChoice] = useState<AwardSelection>({})
  const mayAward = of.can.includes('award')
  const pick = useCallback(
    (lineNo: number, quotationSn: string) =>
      setChoice((before) =>
        before[lineNo] === quotationSn
          ? Object.fromEntries(Object.entries(before).filter(([line]) => Number(line) !== lineNo))
          : { ...before, [lineNo]: quotationSn },
      ),
    [],
  )
  return (
    <>
      {mayAward && of.scenarios.length > 0 && (
        <div className="bx grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-3">
          {of.scenarios.map((scenario) => (
            <div key={scenario.key} className="pan bx col g2">
              <span className="t13 c2">{t(`scenario_${scenario.key}`)}</span>
              <b className="num t18">¥{priceText(scenario.totalAmount)}</b>
              <span className="t12 c3">{t('coverage', { count: scenario.lines.length, all: of.lines.length })}</span>
              <ChoiceSaving of={of} choice={choiceOf(scenario)} />
              <span>
                <Button
                  size="sm"
                  aria-label={`${t('take')} ${t(`scenario_${scenario.key}`)}`}
                  onClick={() => setChoice(choiceOf(scenario))}
                >
                  {t('take')}
                </Button>
              </span>
            </div>
          ))}
        </div>
      )}
      <QuotationMatrix of={of} choice={choice} onPick={mayAward ? pick : null} />
      {mayAward ? <AwardBar of={of} choice={choice} onDone={onDone} /> : <Settled of={of} onDone={onDone} />}
    </>
  )
}

const choiceOf = (scenario: Comparison['scenarios'][number]): AwardSelection =>
  Object.fromEntries(scenario.lines.map(({ lineNo, quotationSn }) => [lineNo, quotationSn]))

/** What a choice saves against the platform's prices of today; nothing where no line is sold there. */
function ChoiceSaving({ of, choice }: { of: Comparison; choice: AwardSelection }) {
  const t = useMessages(rfqPageMessages)
  const { saving, comparedNum } = choiceTotal(of, choice)
  if (comparedNum === 0) return null
  const words = { saving: priceText(Math.abs(saving)), count: comparedNum }
  return <span className={`t12 ${saving >= 0 ? 'cok' : 'cw'}`}>{t(saving >= 0 ? 'choiceSaving' : 'choiceMore', words)}</span>
}

function AwardBar({ of, choice, onDone }: { of: Comparison; choice: AwardSelection; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const { modal } = App.useApp()
  const { act, busy } = useAct(awardSubmit)
  const picked = Object.entries(choice).flatMap(([lineNo, quotationSn]) => {
    const quotation = of.quotations.find((one) => one.quotationSn === quotationSn)
    return quotation ? [{ lineNo: Number(lineNo), quotationSn, expectedVersion: quotation.version }] : []
  })
  const award = async () => {
    await act({ inquirySn: of.inquirySn, expectedVersion: of.version, lines: picked }, t('awarded'))
    // A refusal means that something changed: either way the matrix is read again.
    onDone()
  }
  const ask = () =>
    void modal.confirm({
      title: t('award'),
      content: t(picked.length === of.lines.length ? 'awardAsk' : 'awardPartAsk', { count: picked.length, all: of.lines.length }),
      okText: t('award'),
      cancelText: t('cancelWord'),
      onOk: award,
    })
  return (
    <div className="bx row g3 rfq-bar wrp">
      <span className="c3 t13">{t('pickHelp')}</span>
      <span className="sp" />
      {picked.length > 0 && (
        <>
          <span className="t13">
            {t('choiceTotal')} <b className="num t16">¥{priceText(choiceTotal(of, choice).total)}</b>
          </span>
          <ChoiceSaving of={of} choice={choice} />
        </>
      )}
      <span className="t13">{t('picked', { count: picked.length, all: of.lines.length })}</span>
      <Button tone="action" busy={busy} disabled={picked.length === 0} onClick={ask}>
        {t('award')}
      </Button>
    </div>
  )
}

/** What happens after the choice: said as it is. */
function Settled({ of, onDone }: { of: Comparison; onDone: () => void }) {
  const isAwarded = of.state === 'AWARDED' || of.state === 'PARTIALLY_AWARDED'
  return (
    <>
      <AwardDocuments of={of} isAwarded={isAwarded} />
      {isAwarded && of.orderTotal !== null && <OrderBar of={of} total={of.orderTotal} onDone={onDone} />}
    </>
  )
}

function OrderBar({ of, total, onDone }: { of: Comparison; total: number; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct(quotedOrder)
  const isSub = useOwnMemberType() === 6
  const approval = useCall(quotedOrderApproval, isSub ? { inquirySn: of.inquirySn, expectedTotal: total } : null)
  const requesting = useAct(quotedOrderRequest)
  const order = async () => {
    const done = await act({ inquirySn: of.inquirySn, expectedVersion: of.version, expectedTotal: total }, t('ordered'))
    if (done?.data) void navigate(`/buy/pay?paySn=${done.data.paySn}`)
    else onDone()
  }
  const request = async () => {
    const done = await requesting.act({ inquirySn: of.inquirySn, expectedVersion: of.version, expectedTotal: total }, t('requested'))
    if (done?.data) void navigate(`/member/request/info?requestSn=${done.data.requestSn}`)
    else onDone()
  }
  const ask = () =>
    void modal.confirm({
      title: t('order'),
      content: t('orderAsk', { total: priceText(total) }),
      okText: t('order'),
      cancelText: t('cancelWord'),
      onOk: order,
    })
  const askApproval = () =>
    void modal.confirm({
      title: t('submitApproval'),
      content: t('approvalAsk', { total: priceText(total) }),
      okText: t('submitApproval'),
      cancelText: t('cancelWord'),
      onOk: request,
    })
  const needed = approval.data?.needed === true
  return (
    <div className="bx col g2">
      {needed && (
        <Note tone="warn">
          {approval.data?.reasons.map((reason) => (
            <span key={reason.code + reason.text} className="block">
              {reason.text}
            </span>
          ))}
          {t('approvers', { names: approval.data?.steps.map((step) => step.approvers.join('、')).join(' → ') ?? '' })}
        </Note>
      )}
      <div className="row g3 flex-wrap">
        <span className="c2 t13">{of.waiting.length > 0 ? t('orderPart', { count: of.orderLineNum }) : t('orderHelp')}</span>
        <span className="sp" />
        <b className="num t18">¥{priceText(total)}</b>
        <Button tone="action" busy={busy || requesting.busy} onClick={needed ? askApproval : ask}>
          {t(needed ? 'submitApproval' : 'order')}
        </Button>
      </div>
    </div>
  )
}
