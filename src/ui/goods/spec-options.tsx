import '../styles/detail.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type SpecOption = {
  value: string
  label: string
  /** Not in stock: dashed, still selectable; say when it comes. */
  soldOut?: string
  /** Does not exist with the other choices: dashed, not selectable, stays visible. */
  impossible?: boolean
}

export type SpecOptionsProps = {
  label: string
  options: readonly SpecOption[]
  value?: string
  onChange: (value: string) => void
  /** Unit or note behind the chips. */
  after?: ReactNode
}

/** One axis of a product's variants as chips. */
export function SpecOptions({ label, options, value, onChange, after }: SpecOptionsProps) {
  return (
    <DetailRow label={label}>
      <div className="opt" role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={option.value === value}
            disabled={option.impossible}
            title={option.soldOut}
            className={classNames(option.value === value && 'on', (option.soldOut || option.impossible) && 'no')}
            onClick={() => onChange(option.value)}
          >
            {option.label}
            {option.soldOut && <span className="sr"> {option.soldOut}</span>}
          </button>
        ))}
        {after && <span className="opt-a c3">{after}</span>}
      </div>
    </DetailRow>
  )
}

/** A labelled row of the buy box: 公称直径, 数量, 配送. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fr">
      <div className="c3">{label}</div>
      <div className="fr-b">{children}</div>
    </div>
  )
}
