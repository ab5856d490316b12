import '../styles/list.css'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../form/choice.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { PriceRange } from './price-range.ts'
import { PriceRangeFacet, type PriceRangeLabels } from './price-range-facet.tsx'
import { groupedNumber } from '../basic/grouped-number.ts'

export type FacetValue = {
  value: string
  label: string
  /** Zero greys the row in place; rows never jump. */ count: number
  selected: boolean
}

export type Facet = {
  key: string
  title: string
  /** list = checkboxes with counts; grid = size chips, three across. */
  look: 'list' | 'grid'
  values: readonly FacetValue[]
  /** Shown before "more"; 8 by itself. */
  fold?: number
}

export type FacetPanelProps = {
  facets: readonly Facet[]
  onToggle: (facetKey: string, value: string, selected: boolean) => void
  price?: {
    title: string
    range: PriceRange
    onChange: (range: PriceRange) => void
    histogram?: readonly number[]
    labels: PriceRangeLabels
    /** Drawn after this facet; first when absent. */ afterKey?: string
  }
  /** '清空 5 项', when anything is selected. */
  clear?: ReactNode
  labels: { title: string; more: (count: number) => string; less: string }
}

/** The filter column, 232 px (design §8 `fct`); on narrow screens the page puts it in a left drawer. */
export function FacetPanel({ facets, onToggle, price, clear, labels }: FacetPanelProps) {
  const priceGroup = price && (
    <FacetGroup title={price.title}>
      <PriceRangeFacet range={price.range} onChange={price.onChange} histogram={price.histogram} labels={price.labels} />
    </FacetGroup>
  )
  return (
    <section className="pan fct" aria-label={labels.title}>
      <div className="fct-h">
        <h2>{labels.title}</h2>
        <span className="sp" />
        {clear}
      </div>
      {!price?.afterKey && priceGroup}
      {facets.map((facet) => (
        <FacetSlot key={facet.key} facet={facet} onToggle={onToggle} labels={labels} after={price?.afterKey === facet.key && priceGroup} />
      ))}
    </section>
  )
}

type SlotProps = Pick<FacetPanelProps, 'onToggle' | 'labels'> & { facet: Facet; after: ReactNode }

function FacetSlot({ facet, onToggle, labels, after }: SlotProps) {
  const fold = facet.look === 'grid' ? facet.values.length : (facet.fold ?? 8)
  const [all, setAll] = useState(false)
  const shown = all ? facet.values : facet.values.filter((value, index) => index < fold || value.selected)
  return (
    <>
      <FacetGroup title={facet.title}>
        {facet.look === 'grid' ? (
          <ChipGrid facet={facet} onToggle={onToggle} />
        ) : (
          <ul>
            {shown.map((value) => (
              <li key={value.value} className={classNames(value.selected ? 'on' : value.count === 0 && 'zero')}>
                <Checkbox
                  checked={value.selected}
                  disabled={value.count === 0 && !value.selected}
                  onChange={(event) => onToggle(facet.key, value.value, event.target.checked)}
                >
                  <span className="el">{value.label}</span>
                </Checkbox>
                <span className="n">{groupedNumber(value.count)}</span>
              </li>
            ))}
          </ul>
        )}
        {facet.values.length > fold && (
          <button type="button" className="lk t12 fg-m" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? labels.less : labels.more(facet.values.length)}
            <Icon name={all ? 'chevron-up' : 'chevron-down'} size={12} />
          </button>
        )}
      </FacetGroup>
      {after}
    </>
  )
}

function ChipGrid({ facet, onToggle }: { facet: Facet; onToggle: FacetPanelProps['onToggle'] }) {
  return (
    <div className="grid2">
      {facet.values.map((value) => (
        <button
          key={value.value}
          type="button"
          aria-pressed={value.selected}
          disabled={value.count === 0 && !value.selected}
          className={classNames(value.selected ? 'on' : value.count === 0 && 'zero')}
          onClick={() => onToggle(facet.key, value.value, !value.selected)}
        >
          {value.label}
        </button>
      ))}
    </div>
  )
}

function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fg" open>
      <summary>
        {title}
        <Icon name="chevron-down" size={14} />
      </summary>
      {children}
    </details>
  )
}
