import { Anchor } from '../../../ui/basic/anchor.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { MallGoodsView } from '../endpoints.ts'
import { useMallMessages } from './use-messages.ts'
import './loyalty.css'

/** Where one of the goods is shown. */
export function goodsAddress({ mall, goodsId }: Pick<MallGoodsView, 'mall' | 'goodsId'>): string {
  return mall === 'points' ? `/point/detail?goodsId=${goodsId}` : `/score/detail/${goodsId}`
}

/** What one piece costs: points or scores, and money beside them. */
export function MallPrice({ goods }: { goods: MallGoodsView }) {
  const t = useMallMessages()
  return (
    <span className="lty-p num">
      {groupedNumber(goods.points)} <span>{t(goods.mall === 'points' ? 'pointsUnit' : 'scoreUnit')}</span>{' '}
      {goods.cash > 0 && t('plusCash', { cash: priceText(goods.cash) })}
    </span>
  )
}

/** One of the goods in a list. */
export function MallGoodsCard({ goods }: { goods: MallGoodsView }) {
  const t = useMallMessages()
  return (
    <Anchor className="lty-c" to={goodsAddress(goods)}>
      <Picture src={goods.image} alt="" width={220} />
      <div className="lty-t">
        <h3>{goods.title}</h3>
        <MallPrice goods={goods} />
        <span className="t12 c3 num">
          {goods.stock === 0 ? <Tag small>{t('soldOut')}</Tag> : t('stock', { count: goods.stock })} · {t('sold', { count: goods.sold })}
        </span>
      </div>
    </Anchor>
  )
}

/** Goods side by side. */
export function MallGoodsGrid({ list }: { list: readonly MallGoodsView[] }) {
  return (
    <div className="lty-g">
      {list.map((goods) => (
        <MallGoodsCard key={goods.goodsId} goods={goods} />
      ))}
    </div>
  )
}
