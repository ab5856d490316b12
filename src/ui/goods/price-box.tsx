import '../styles/detail.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type PriceTier = {
  key: string
  /** '5 – 19.99 吨' */
  range: string
  /** '¥4,690.00', or a link 一单一议. */
  price: ReactNode
  active?: boolean
}

/** Prices by quantity; the reached tier carries the bath line. */
export function TierTable({ label, tiers }: { label: string; tiers: readonly PriceTier[] }) {
  return (
    <div className="tier" role="list" aria-label={label} tabIndex={0}>
      {tiers.map((tier) => (
        <div key={tier.key} role="listitem" className={tier.active ? 'on' : undefined} aria-current={tier.active || undefined}>
          {tier.range}
          <b>{tier.price}</b>
        </div>
      ))}
    </div>
  )
}

export type PriceBoxProps = {
  /** '企业会员价（含 13% 税，厂库自提）' */
  label: ReactNode
  /** `<Price size="detail">` or its other forms. */
  price: ReactNode
  second?: ReactNode
  /** Unit switch: `<Segmented>`. */
  units?: ReactNode
  /** Weekly change: `<ChangeIndicator>` with its word. */
  change?: ReactNode
  tiers?: readonly PriceTier[]
  tiersLabel?: string
  /** Formula and lock of index-priced goods. */
  note?: ReactNode
  className?: string
}

/** The price block of a product (design §8 `pbox`). */
export function PriceBox({ label, price, second, units, change, tiers, tiersLabel = '', note, className }: PriceBoxProps) {
  return (
    <div className={classNames('pbox', className)}>
      <div className="pbox-m">
        <div className="pbox-p">
          <div className="t12 c3">{label}</div>
          <div className="pbox-v">
            {price}
            {second && <span className="c2 num">{second}</span>}
          </div>
        </div>
        <div className="pbox-r">
          {units}
          {change && <div className="t12 c3 row g1">{change}</div>}
        </div>
      </div>
      {tiers && tiers.length > 0 && <TierTable label={tiersLabel} tiers={tiers} />}
      {note && <div className="pbox-n t12">{note}</div>}
    </div>
  )
}
