import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import type { BuyerOverview } from '../../../modules/purchase-history/endpoints-overview.ts'
import { memberHomeMessages } from './messages.ts'

/** What was bought most often, with the last price and the rhythm; each leads to its goods page to buy again. */
export function FrequentGoods({ goods }: { goods: BuyerOverview['frequent'] }) {
  const t = useMessages(memberHomeMessages)
  if (goods.length === 0) return <Empty icon="history" title={t('noFrequent')} help={t('noFrequentHelp')} />
  return (
    <ul className="fq-l">
      {goods.map((one) => (
        <li key={one.productId}>
          <Anchor to={`/goods/detail/${one.productId}`} className="row g3">
            <Picture src={one.goodsImage} alt="" width={48} className="w48" />
            <span className="min-w-0">
              <b className="el2 t13">{one.goodsName}</b>
              <span className="el t12 c3">{one.specText}</span>
              <span className="num cp b6">
                ¥{priceText(one.lastPrice)}
                <span className="t12 c3"> /{one.unitName}</span>
              </span>
              <span className="t12 c3">
                {t('lastBought', { number: one.lastNum, unit: one.unitName })}
                {one.everyDays !== null && ` · ${t('everyDays', { days: one.everyDays })}`}
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
