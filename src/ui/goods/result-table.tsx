import '../styles/list.css'
import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Picture } from '../basic/picture.tsx'
import { Tag } from '../basic/tag.tsx'
import { Checkbox } from '../form/choice.tsx'
import { classNames } from '../class-names.ts'
import type { CardProduct } from './product-card.tsx'

export type ResultRow = {
  key: string
  product: Pick<CardProduct, 'to' | 'name' | 'spec' | 'image' | 'tags' | 'lead' | 'leadReady'>
  brand?: string
  price: ReactNode
  /** Converted to the second unit. */
  secondPrice?: ReactNode
  /** Price with freight to the buyer's city. */
  delivered?: ReactNode
  stock?: string
  minimum?: string
  /** `<QuantityStepper size="sm">` */
  quantity?: ReactNode
  /** Two square buttons. */
  actions?: ReactNode
  picked?: boolean
}

export type ResultTableProps = {
  caption: string
  rows: readonly ResultRow[]
  /** Ticking rows; `pickAll` ticks or unticks all of them. */
  onPick?: (key: string, picked: boolean) => void
  onPickAll?: (picked: boolean) => void
  labels: {
    pick: string
    pickAll: string
    product: string
    brand: string
    price: string
    secondPrice: string
    /** Left out where no city is known. */
    delivered?: string
    stock: string
    minimum: string
    lead: string
    quantity: string
    actions: string
  }
}

/** Search results as a table, rows of 52 px: tables are the product. */
export function ResultTable({ caption, rows, onPick, onPickAll, labels }: ResultTableProps) {
  return (
    <div className="pan tsc" tabIndex={0} role="region" aria-label={caption}>
      <table className="tbl d rt">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {onPick && (
              <th scope="col" className="rt-c">
                <Checkbox
                  aria-label={labels.pickAll}
                  checked={rows.length > 0 && rows.every((row) => row.picked)}
                  onChange={(event) => onPickAll?.(event.target.checked)}
                />
              </th>
            )}
            <th scope="col">{labels.product}</th>
            <th scope="col">{labels.brand}</th>
            <th scope="col" className="r">
              {labels.price}
            </th>
            <th scope="col" className="r">
              {labels.secondPrice}
            </th>
            {labels.delivered && (
              <th scope="col" className="r">
                {labels.delivered}
              </th>
            )}
            <th scope="col" className="r">
              {labels.stock}
            </th>
            <th scope="col" className="r">
              {labels.minimum}
            </th>
            <th scope="col">{labels.lead}</th>
            <th scope="col">{labels.quantity}</th>
            <th scope="col" className="r">
              {labels.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} onPick={onPick} pickLabel={labels.pick} hasDelivered={labels.delivered !== undefined} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { row: ResultRow; onPick: ResultTableProps['onPick']; pickLabel: string; hasDelivered: boolean }

function Row({ row, onPick, pickLabel, hasDelivered }: RowProps) {
  const missing = <span className="c3">—</span>
  return (
    <tr className={row.picked ? 'sel' : undefined}>
      {onPick && (
        <td className="rt-c">
          <Checkbox
            aria-label={`${pickLabel} ${row.product.name}`}
            checked={row.picked ?? false}
            onChange={(event) => onPick(row.key, event.target.checked)}
          />
        </td>
      )}
      <td className="rt-p">
        <ProductLines product={row.product} />
      </td>
      <td className="nw">{row.brand ?? missing}</td>
      <td className="r">{row.price}</td>
      <td className="r t12 c3 nw num">{row.secondPrice ?? missing}</td>
      {hasDelivered && <td className="r">{row.delivered ?? missing}</td>}
      <td className="r nw num">{row.stock ?? missing}</td>
      <td className="r nw c2">{row.minimum ?? missing}</td>
      <td className={classNames('nw', row.product.leadReady ? 'cok' : 'c2')}>{row.product.lead ?? missing}</td>
      <td className="nw">{row.quantity}</td>
      <td className="r nw">
        <span className="row g1 rt-a">{row.actions}</span>
      </td>
    </tr>
  )
}

function ProductLines({ product }: { product: ResultRow['product'] }) {
  const [tag] = product.tags ?? []
  return (
    <div className="row g2">
      <Picture src={product.image} alt="" width={36} className="w36" />
      <div className="shopc-n">
        <div className="row g1">
          <Anchor className="b5 el" to={product.to}>
            {product.name}
          </Anchor>
          {tag && (
            <Tag tone={tag.tone ?? 'info'} small>
              {tag.text}
            </Tag>
          )}
        </div>
        <div className="t12 c3 el">{product.spec}</div>
      </div>
    </div>
  )
}
