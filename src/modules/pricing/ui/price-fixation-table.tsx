import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { PriceFixationView } from '../endpoints-price-fixation.ts'
import { priceFixationMessages } from '../messages.ts'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'

const tones: Readonly<Record<PriceFixationView['state'], TagTone>> = {
  REQUESTED: 'warn',
  CONFIRMED: 'ok',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  USED: 'info',
  LAPSED: 'neutral',
}

/** The state of a wish, with the time that is left to answer it or to order at it. */
function PriceFixationStateTag({ of }: { of: PriceFixationView }) {
  const t = useMessages(priceFixationMessages)
  const until = of.state === 'REQUESTED' ? of.expiresAt : of.state === 'CONFIRMED' ? of.holdUntil : null
  const left = useTimeLeft(until)
  return (
    <>
      <Tag tone={tones[of.state]} small>
        {t(of.state)}
      </Tag>
      {until !== null && left !== null && (
        <div className="t12 nw">
          {t(of.state === 'REQUESTED' ? 'left' : 'until')}{' '}
          <b className="num cp" role="timer">
            {clockText(left)}
          </b>
        </div>
      )}
      {of.isAuto && <div className="t12 c3">{t('auto')}</div>}
      {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
    </>
  )
}

type Props = { list: readonly PriceFixationView[]; isDesk?: boolean; actions: (priceFixationView: PriceFixationView) => ReactNode }

/** Wishes to fix prices as rows; the desk sees who asks, a buyer whom they asked. */
export function PriceFixationTable({ list, isDesk = false, actions }: Props) {
  const t = useMessages(priceFixationMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('goods')}</th>
            <th className="r">{t('number')}</th>
            <th className="r">{t('price')}</th>
            <th className="r">{t('amount')}</th>
            <th>{t('state')}</th>
            <th>{t('time')}</th>
            <th className="r">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.pricingId}>
              <td>
                <Anchor className="lk b5" to={`/goods/detail/${of.productId}`}>
                  {of.goodsName}
                </Anchor>
                <div className="t12 c3">
                  {of.specText} {isDesk ? of.buyerName : of.storeName}
                </div>
              </td>
              <td className="r num nw" data-l={t('number')}>
                {counted(String(of.number), of.unitName)}
              </td>
              <td className="r num nw" data-l={t('price')}>
                <b>¥{priceText(of.price)}</b>
                <div className="t12 c3">{t('quoteOf', { date: of.quoteDate })}</div>
              </td>
              <td className="r num nw" data-l={t('amount')}>
                ¥{priceText(of.amount)}
              </td>
              <td data-l={t('state')}>
                <PriceFixationStateTag of={of} />
              </td>
              <td className="num nw t12" data-l={t('time')}>
                {fullTime(of.askedTime)}
              </td>
              <td className="r nw">{actions(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
