import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import type { DetailSpeak } from '../use-detail-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import type { GoodsDetail } from './detail-data.ts'
import { cardOf } from './goods-card.tsx'

/** Goods of the same category. */
export function DetailSame({ goods, t }: { goods: GoodsDetail; t: DetailSpeak }) {
  const g = useGoodsWords()
  if (goods.sameCategory.length === 0) return null
  return (
    <section className="sec" id="same">
      <div className="sec-h">
        <h2>{t('sameCategory')}</h2>
      </div>
      <CardGrid columns={6}>
        {goods.sameCategory.slice(0, 6).map((one) => (
          <ProductCard key={one.goodsId} product={cardOf(one, g)} labels={{ stock: g('stock') }} imageWidth={200} />
        ))}
      </CardGrid>
    </section>
  )
}
