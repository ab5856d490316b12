import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { nearPriceText, splitPrice } from './price-parts.ts'

const sizeClass = { table: '', compact: 'm', card: 'l', total: 'xl', detail: 'xxl' } as const
export type PriceSize = keyof typeof sizeClass

export type PriceProps = {
  /** Yuan: the wire's number, or a decimal string. */
  amount: number | string
  /** Sales unit, drawn after a slash. */
  unit?: string
  /** 13 table · 16 compact · 18 card · 24 total · 32 detail. */
  size?: PriceSize
  /** In ink instead of copper: sums that are not an offer. */
  quiet?: boolean
  /** Without decimals: only when the whole column is integer. */
  integerOnly?: boolean
}

/** A price in yuan: small currency sign and cents, unit in grey. */
export function Price({ amount, unit, size = 'table', quiet, integerOnly }: PriceProps) {
  const { sign, integer, fraction } = splitPrice(amount, integerOnly)
  return (
    <span className={classNames('pr', sizeClass[size], quiet && 'ik')}>
      <i>{sign}¥</i>
      <b>{integer}</b>
      {fraction && <s>.{fraction}</s>}
      {unit && <u>/{unit}</u>}
    </span>
  )
}

/**
 * The same goods in the second unit: `≈ ¥141.37/支` where it is the exact conversion. With a note it is a price of its own, which says
 * why it differs: `¥141.09/支（含零散加价 ¥2.70）`.
 */
export function SecondPrice({ amount, unit, note = '' }: { amount: number | string; unit: string; note?: string }) {
  return <span className="pr2">{`${note === '' ? '≈ ' : ''}¥${nearPriceText(amount)}/${unit}${note}`}</span>
}

/** Goods without a list price: the word in price style and the reason. */
export function EnquiryPrice({ word, reason, size = 'card' }: { word: string; reason?: string; size?: PriceSize }) {
  return (
    <>
      <span className={classNames('pr', sizeClass[size])}>{word}</span>
      {reason && <span className="pr2 el">{reason}</span>}
    </>
  )
}

/** A price the visitor may not see: stars (never digits of the real price) and the way to it. */
export function HiddenPrice({ masked = '¥***', action, size = 'card' }: { masked?: string; action?: ReactNode; size?: PriceSize }) {
  return (
    <>
      <span className={classNames('pr', sizeClass[size])}>{masked}</span>
      {action}
    </>
  )
}
