import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { CardGrid, ProductCard } from '../../../../ui/goods/product-card.tsx'
import type { DetailSpeak } from '../use-detail-words.ts'
import { useGoodsWords } from '../use-goods-words.ts'
import type { GoodsDetail } from './detail-data.ts'
import { cardOf } from './goods-card.tsx'
import type { ShownCard } from './shown-card.ts'
import { useSeenGoods } from './use-seen-goods.ts'

const shown = 6

/** Goods of the same category with the way to their size matrix, and what was looked at before. */
export function DetailSame({ goods, t }: { goods: GoodsDetail; t: DetailSpeak }) {
  const seen = useSeenGoods(goods.goodsId)
  const leaf = goods.path.at(-1)
  return (
    <>
      <Row title={t('sameCategory')} goods={goods.sameCategory}>
        {leaf && (
          <ButtonLink size="sm" to={`/goods/series?categoryId=${leaf.categoryId}`} icon="table">
            {t('wholeSeries')}
          </ButtonLink>
        )}
      </Row>
      <Row title={t('recent')} goods={seen} />
    </>
  )
}

function Row({ title, goods, children }: { title: string; goods: readonly ShownCard[]; children?: React.ReactNode }) {
  const g = useGoodsWords()
  if (goods.length === 0) return null
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{title}</h2>
        <span className="sp" />
        {children}
      </div>
      <CardGrid columns={6}>
        {goods.slice(0, shown).map((one) => (
          <ProductCard key={one.goodsId} product={cardOf(one, g)} labels={{ stock: g('stock') }} imageWidth={200} />
        ))}
      </CardGrid>
    </section>
  )
}
