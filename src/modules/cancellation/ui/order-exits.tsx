import type { ReactNode } from 'react'
import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CancellationView, OrderExits, PriceChangeView } from '../endpoints.ts'
import { cancellationPageMessages } from '../messages.ts'

const tones: Readonly<Record<CancellationView['state'], TagTone>> = {
  REQUESTED: 'warn',
  AGREED: 'info',
  REFUNDED: 'ok',
  REFUSED: 'neutral',
  WITHDRAWN: 'neutral',
}
const priceTones: Readonly<Record<PriceChangeView['state'], TagTone>> = {
  PROPOSED: 'warn',
  ACCEPTED: 'ok',
  REFUSED: 'neutral',
  WITHDRAWN: 'neutral',
  LAPSED: 'neutral',
}

type Props = {
  readonly call: CallState<OrderExits>
  /** The buttons of the page's side. */
  readonly moves: (of: CancellationView) => ReactNode
  readonly priceMoves?: (of: PriceChangeView) => ReactNode
}

/** What was asked about an order, agreed and given back, and the newest price change; nothing where there was none. */
export function OrderExitsPanels({ call, moves, priceMoves }: Props) {
  const t = useMessages(cancellationPageMessages)
  if (!call.data) return null
  const { list, priceChange } = call.data
  return (
    <>
      {list.length > 0 && (
        <Panel title={t('panel')}>
          {list.map((of) => (
            <CancellationCard key={of.cancellationId} of={of}>
              {moves(of)}
            </CancellationCard>
          ))}
        </Panel>
      )}
      {priceChange && (
        <Panel title={t('pricePanel')}>
          <PriceChangeCard of={priceChange}>{priceMoves?.(priceChange)}</PriceChangeCard>
        </Panel>
      )}
    </>
  )
}

function CancellationCard({ of, children }: { of: CancellationView; children: ReactNode }) {
  const t = useMessages(cancellationPageMessages)
  return (
    <article className="shp" aria-label={t(`kind_${of.kind}`)}>
      <div className="shp-h">
        <b>{t(`kind_${of.kind}`)}</b>
        <Tag tone={tones[of.state]} small>
          {t(of.state)}
        </Tag>
        <span className="t12 c3 num">{shortTime(of.askTime)}</span>
        <span className="sp" />
        {children}
      </div>
      <ul className="t13 grid grid-cols-[minmax(0,1fr)] gap-1">
        {of.lines.map((line) => (
          <li key={line.orderProductId} className="row g2">
            <span className="el">
              {line.goodsName} <span className="c3">{line.specText}</span>
            </span>
            <span className="num nw">× {counted(line.number, line.unitName)}</span>
            <span className="sp" />
            <span className="num nw">¥{priceText(line.amount)}</span>
          </li>
        ))}
      </ul>
      <p className="t13">
        {t('goodsBack')} <span className="num">¥{priceText(of.goodsAmount)}</span> · {t('freightBack')}{' '}
        <span className="num">¥{priceText(of.freight)}</span> · {t('amountBack')} <b className="num">¥{priceText(of.amount)}</b>
        {of.refundTime && ` · ${t('refundedAt', { at: shortTime(of.refundTime) })}`}
      </p>
      {of.refundSnList.length > 0 && (
        <p className="t12 c3 num">
          {t('refundSn')} {of.refundSnList.join(' ')}
        </p>
      )}
      <p className="t12 c2">{t('reasonIs', { reason: of.reason })}</p>
      {of.answer && <p className="t12 c2">{t('answerIs', { answer: of.answer })}</p>}
      {of.dueTime && (
        <p className="t12">
          {t(of.kind === 'SHORT' ? 'dueRefuse' : 'dueAgree')} <Countdown until={of.dueTime} />
        </p>
      )}
    </article>
  )
}

function PriceChangeCard({ of, children }: { of: PriceChangeView; children: ReactNode }) {
  const t = useMessages(cancellationPageMessages)
  const state = of.state === 'REFUSED' || of.state === 'WITHDRAWN' ? (`price${of.state}` as const) : of.state
  return (
    <article className="shp" aria-label={t('pricePanel')}>
      <div className="shp-h">
        <Tag tone={priceTones[of.state]} small>
          {t(state)}
        </Tag>
        <span className="t12 c3 num">{shortTime(of.proposeTime)}</span>
        <span className="sp" />
        {children}
      </div>
      {of.lines.length > 0 && (
        <div className="tsc plain">
          <table className="tbl d">
            <thead>
              <tr>
                <th>{t('goods')}</th>
                <th className="r">{t('quantity')}</th>
                <th className="r">{t('oldPrice')}</th>
                <th className="r">{t('newPrice')}</th>
              </tr>
            </thead>
            <tbody>
              {of.lines.map((line) => (
                <tr key={line.orderProductId}>
                  <td>
                    {line.goodsName} <span className="t12 c3">{line.specText}</span>
                  </td>
                  <td className="r n nw">{counted(line.number, line.unitName)}</td>
                  <td className="r n nw c3">¥{priceText(line.priceBefore)}</td>
                  <td className="r n nw b6">¥{priceText(line.price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="t13">
        {t('freight')} <span className="num">¥{priceText(of.freightBefore)}</span> → <span className="num">¥{priceText(of.freight)}</span> ·{' '}
        {t('total')} <span className="num">¥{priceText(of.totalBefore)}</span> → <b className="num">¥{priceText(of.total)}</b>
      </p>
      <p className="t12 c2">{t('reasonIs', { reason: of.reason })}</p>
    </article>
  )
}
