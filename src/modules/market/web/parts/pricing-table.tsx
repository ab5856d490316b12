import type { ReactNode } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { counted } from '../../../../shared/counted-unit.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import type { PricingView } from '../../contract-pricing.ts'
import { pricingWords } from '../words-pricing.ts'
import { PricingState } from './pricing-state.tsx'

type Props = { list: readonly PricingView[]; isDesk?: boolean; actions: (of: PricingView) => ReactNode }

/** Wishes to fix prices as rows; the desk sees who asks, a buyer whom they asked. */
export function PricingTable({ list, isDesk = false, actions }: Props) {
  const t = useWords(pricingWords)
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
                <PricingState of={of} />
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
