import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { usePolling } from '../../../ui/payment/gateway-payment.tsx'
import type { WeighNoteView } from '../../../modules/weighing/endpoints.ts'
import { supplementInfo } from '../../../modules/weighing/endpoints-supplement.ts'
import { supplementPageMessages } from '../../../modules/weighing/messages.ts'
import { SupplementPayment } from './supplement-payment.tsx'

/** What a settled weigh note makes an order dearer by, and how it is paid; looks by itself whether the money has come. */
export default function SupplementPage() {
  const t = useMessages(supplementPageMessages)
  const [query] = useSearchParams()
  const call = useCall(supplementInfo, { weighNoteSn: query.get('weighNoteSn') ?? '' })
  const { data } = call
  usePolling(call.reload, data?.note.moneyState === 'SUPPLEMENT_DUE')
  // Looking again does not grey what is shown.
  if (!data) return <CallView call={call}>{() => null}</CallView>
  const { note } = data
  return (
    <Panel title={t('title')} sub={note.weighNoteSn}>
      <div className="bx col g3" role="status" data-state={note.moneyState}>
        <p className="t13 c2">{t('explain')}</p>
        {note.supplement && <b className="t20 num">¥{priceText(note.adjustment)}</b>}
        <Facts note={note} />
        <SettledLines note={note} />
        {note.moneyState === 'SUPPLEMENT_DUE' ? <SupplementPayment of={data} onDone={call.reload} /> : <Ended note={note} />}
      </div>
    </Panel>
  )
}

function Facts({ note }: { readonly note: WeighNoteView }) {
  const t = useMessages(supplementPageMessages)
  const { supplement: of } = note
  return (
    <PropertyList
      list={[
        [
          t('order'),
          <Anchor key="order" to={`/member/order/detail?orderSn=${note.orderSn}`}>
            {note.orderSn}
          </Anchor>,
        ],
        [t('shipment'), note.shipmentSn],
        [t('ticket'), note.ticketNo],
        [
          t('due'),
          of && !of.payTime && note.moneyState !== 'WAIVED' ? (
            <span key="due" className="row g2 wrp">
              {fullTime(of.dueTime)}
              {of.isLate === 1 && <Tag tone="danger">{t('late')}</Tag>}
              {of.isLate === 1 && <span className="t12 c3">{t('lateHelp')}</span>}
            </span>
          ) : null,
        ],
        [t('way'), of?.wayText ?? ''],
        [t('paidAt'), of?.payTime ? fullTime(of.payTime) : ''],
        [t('wentBack'), of && of.refunded > 0 ? `¥${priceText(of.refunded)}` : ''],
      ]}
    />
  )
}

function SettledLines({ note }: { readonly note: WeighNoteView }) {
  const t = useMessages(supplementPageMessages)
  return (
    <ul className="lst-p bd t13" aria-label={t('goods')}>
      {note.lines.map((line) => (
        <li key={line.orderProductId} className="row g3 wrp">
          <span>
            {line.goodsName} <span className="c3 t12">{line.specText}</span>
          </span>
          <span className="sp" />
          <span className="num">
            {t('colShipped')} {counted(line.shipped, line.unitName)}
            {line.settled !== null && ` · ${t('colSettled')} ${counted(line.settled, line.unitName)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Ended({ note }: { readonly note: WeighNoteView }) {
  const t = useMessages(supplementPageMessages)
  const { moneyState, moneyNote: reason, supplement } = note
  const text =
    moneyState === 'SUPPLEMENT_REVIEW'
      ? t('reviewing')
      : moneyState === 'SUPPLEMENT_PAID'
        ? t('paid')
        : moneyState === 'WAIVED'
          ? t('waived', { reason })
          : t('nothing')
  return (
    <>
      <Note tone={moneyState === 'SUPPLEMENT_PAID' ? 'ok' : 'info'}>{text}</Note>
      {supplement?.voucher && moneyState === 'SUPPLEMENT_REVIEW' && (
        <PropertyList
          list={[
            [t('bank'), supplement.voucher.bankName],
            [t('serial'), supplement.voucher.documentNo],
          ]}
        />
      )}
      <div>
        <ButtonLink to={`/member/order/detail?orderSn=${note.orderSn}`}>{t('back')}</ButtonLink>
      </div>
    </>
  )
}
