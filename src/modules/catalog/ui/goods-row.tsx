import type { ReactNode } from 'react'
import { CardGrid, ProductCard } from '../../../ui/goods/product-card.tsx'
import { useGoodsMessages } from './use-messages.ts'
import { toCardProduct } from './goods-card.tsx'
import type { GoodsCardView } from './goods-card-view.ts'

const shown = 6

type RowProps = { title: string; sub?: string | undefined; id?: string; goods: readonly GoodsCardView[]; children?: ReactNode }

/** A headed row of goods; nothing at all without goods. */
export function GoodsRow({ title, sub, id, goods, children }: RowProps) {
  const g = useGoodsMessages()
  if (goods.length === 0) return null
  return (
    <section className="sec" id={id}>
      <div className="sec-h">
        <h2>{title}</h2>
        {sub && <span className="c3 t13">{sub}</span>}
        <span className="sp" />
        {children}
      </div>
      <CardGrid columns={6}>
        {goods.slice(0, shown).map((goodsCardView) => (
          <ProductCard
            key={goodsCardView.goodsId}
            product={toCardProduct(goodsCardView, g)}
            labels={{ stock: g('stock') }}
            imageWidth={200}
          />
        ))}
      </CardGrid>
    </section>
  )
}
