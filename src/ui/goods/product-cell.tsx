import { Anchor } from '../basic/anchor.tsx'
import { Picture } from '../basic/picture.tsx'
import { Tag } from '../basic/tag.tsx'
import { StockLine, type ProductCardProps } from './product-card.tsx'

/** The horizontal card of home floors (design §8 `ph`): picture left, everything in one link. */
export function ProductCell({ product, labels, priority }: Pick<ProductCardProps, 'product' | 'labels' | 'priority'>) {
  return (
    <Anchor className="ph" to={product.to}>
      <Picture src={product.image} alt="" width={124} priority={priority} />
      <div className="ph-t">
        <h3 className="el2">{product.name}</h3>
        <p className="spec el">{product.spec}</p>
        {product.lead && (
          <p className="ph-l">
            <Tag tone={product.leadReady ? 'ok' : 'neutral'} small>
              {product.lead}
            </Tag>
          </p>
        )}
        <div className="ph-p">{product.price}</div>
        <StockLine product={product} label={labels.stock} />
      </div>
    </Anchor>
  )
}
