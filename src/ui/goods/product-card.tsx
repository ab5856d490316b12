import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Picture } from '../basic/picture.tsx'
import { Tag, type TagTone } from '../basic/tag.tsx'
import { classNames } from '../class-names.ts'
import { useServerRendered } from '../../rendering/client/use-hydrating.ts'
import { Icon } from '../icons/icon.tsx'

export type CardTag = { text: string; tone?: TagTone }

/** What a card shows of a product; every text is ready to be drawn. */
export type CardProduct = {
  to: string
  /** Process + kind + size. */
  name: string
  /** Material · standard · length or pack. */
  spec?: string
  image?: string
  /** `<Price>` with `<SecondPrice>`, `<EnquiryPrice>` or `<HiddenPrice>`. */
  price: ReactNode
  /** '328 吨' */
  stock?: string
  /** '1 吨起订' */
  minimum?: string
  store?: string
  storeTo?: string
  /** '现货 24h', '3 天发货' */
  lead?: string
  /** Ready from stock: green. */
  leadReady?: boolean
  soldOut?: boolean
  /** At most two are drawn. */
  tags?: readonly CardTag[]
}

export type ProductCardProps = {
  product: CardProduct
  labels: { stock: string; compare?: string }
  /** Buttons; one alone takes the whole width. */
  actions?: ReactNode
  /** In the picture's corner: the heart (its place is in list.css). */
  corner?: ReactNode
  /** Shows the comparison box. */
  compared?: boolean
  onCompare?: (compared: boolean) => void
  /** First row of a page: pictures load at once. */
  priority?: boolean
  /** Drawn width of the picture. */
  imageWidth?: number
  sizes?: string
}

/** The vertical product card (design §8 `pc`): picture, name, price first, stock | minimum, store and lead time, actions. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    labels,
    actions,
    corner,
    compared,
    onCompare,
    priority,
    imageWidth = 256,
    sizes = '(min-width: 1200px) 256px, (min-width: 768px) 30vw, 45vw',
  } = props
  return (
    <article className={classNames('pc', product.soldOut && 'out', compared && 'cmpd')}>
      {product.tags && product.tags.length > 0 && (
        <div className="tags">
          {product.tags.slice(0, 2).map((tag) => (
            <Tag key={tag.text} tone={tag.tone ?? 'info'} small>
              {tag.text}
            </Tag>
          ))}
        </div>
      )}
      {corner}
      {onCompare && (
        <label className="cmp">
          <input type="checkbox" className="cb" checked={compared} onChange={(event) => onCompare(event.target.checked)} />
          {labels.compare}
        </label>
      )}
      <Anchor to={product.to} tabIndex={-1} aria-hidden="true">
        <Picture src={product.image} alt="" width={imageWidth} sizes={sizes} priority={priority} />
      </Anchor>
      <h3 className="pc-n el2">
        <Anchor to={product.to}>{product.name}</Anchor>
      </h3>
      <p className="spec el">{product.spec}</p>
      <div className="prw">{product.price}</div>
      <StockLine product={product} label={labels.stock} />
      {(product.store || product.lead) && <StoreLine product={product} />}
      {actions && <div className="acts">{actions}</div>}
    </article>
  )
}

/** Stock and smallest quantity. */
export function StockLine({ product, label }: { product: CardProduct; label: string }) {
  return (
    <p className="meta">
      {product.stock && (
        <span>
          {label} <b>{product.stock}</b>
        </span>
      )}
      {product.minimum && <span>{product.minimum}</span>}
    </p>
  )
}

function StoreLine({ product }: { product: CardProduct }) {
  return (
    <p className="shop">
      {product.store && <Icon name="store" size={13} />}
      {product.store &&
        (product.storeTo ? (
          <Anchor to={product.storeTo} className="el">
            {product.store}
          </Anchor>
        ) : (
          <span className="el">{product.store}</span>
        ))}
      <span className="sp" />
      {product.lead && <span className={classNames('nw', product.leadReady && 'cok')}>{product.lead}</span>}
    </p>
  )
}

/** The card's geometry while it loads. */
export function ProductCardSkeleton() {
  return (
    <div className="pc" aria-hidden="true">
      <span className="skel sk-img" />
      <span className="skel h-4 w-[88%] mt-2.5" />
      <span className="skel h-3 w-[60%] mt-2" />
      <span className="skel h-5.5 w-[52%] mt-4" />
      <span className="skel h-3 w-[74%] mt-2" />
    </div>
  )
}

/** Cards on shared hairlines; columns follow the breakpoints (6 → 5 → 3 → 2, or 4 → 3 → 2). */
export function CardGrid({
  columns = 4,
  busy,
  children,
}: {
  columns?: 4 | 6
  /** Old rows at 60 % while a filter runs. */ busy?: boolean
  children: ReactNode
}) {
  const served = useServerRendered()
  return (
    <div className={classNames('pan pg-w', busy && 'dim')} aria-busy={busy || undefined}>
      <div className={classNames('pg', columns === 6 ? 'pg6' : 'pg4', served && columns === 4 && 'drawn')}>{children}</div>
    </div>
  )
}
