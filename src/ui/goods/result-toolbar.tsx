import '../styles/list.css'
import type { ReactNode } from 'react'
import { Checkbox } from '../form/choice.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { Segmented } from '../layout/segmented.tsx'

export type SortChoice = { key: string; label: string; /** Pressing again turns the direction. */ direction?: 'up' | 'down' | 'none' }

export type ResultToolbarProps = {
  sorts: readonly SortChoice[]
  sort: string
  onSort: (key: string) => void
  toggles?: readonly { key: string; label: string; checked: boolean }[]
  onToggle?: (key: string, checked: boolean) => void
  /** '共 1,298 件' */
  count: ReactNode
  view: 'grid' | 'table'
  onView: (view: 'grid' | 'table') => void
  /** Opens the filter drawer on narrow screens. */
  onFilters?: () => void
  /** Selected facet values, removable. */
  selected?: readonly { key: string; label: string }[]
  onRemove?: (key: string) => void
  /** After the chips: clear, save filter. */
  selectedActions?: ReactNode
  labels: { sort: string; filters: string; view: string; grid: string; table: string; selected: string; remove: (label: string) => string }
}

/** Sort, quick toggles, count, view switch; below them the selected filters (design §8 `tb`). */
export function ResultToolbar(props: ResultToolbarProps) {
  const { sorts, sort, onSort, toggles = [], onToggle, count, view, onView, onFilters, labels } = props
  return (
    <section className="pan">
      <div className="tb">
        {onFilters && (
          <button type="button" className="so fbtn" onClick={onFilters}>
            <Icon name="sliders-horizontal" size={15} />
            {labels.filters}
          </button>
        )}
        <div className="row g1" role="group" aria-label={labels.sort}>
          {sorts.map((choice) => (
            <SortButton key={choice.key} choice={choice} on={choice.key === sort} onSort={onSort} />
          ))}
        </div>
        {toggles.length > 0 && <span className="tb-s" />}
        {toggles.map((toggle) => (
          <Checkbox
            key={toggle.key}
            className="ck"
            checked={toggle.checked}
            onChange={(event) => onToggle?.(toggle.key, event.target.checked)}
          >
            {toggle.label}
          </Checkbox>
        ))}
        <span className="sp" />
        <span className="c3 nw" aria-live="polite">
          {count}
        </span>
        <Segmented
          label={labels.view}
          current={view}
          onChange={(key) => onView(key === 'table' ? 'table' : 'grid')}
          options={[
            { key: 'grid', label: labels.grid, icon: 'layout-grid' },
            { key: 'table', label: labels.table, icon: 'list' },
          ]}
        />
      </div>
      <SelectedFilters {...props} />
    </section>
  )
}

function SortButton({ choice, on, onSort }: { choice: SortChoice; on: boolean; onSort: (key: string) => void }) {
  const arrow = choice.direction === 'up' ? 'arrow-up' : choice.direction === 'down' ? 'arrow-down' : 'arrow-up-down'
  return (
    <button type="button" className={classNames('so', on && 'on')} aria-pressed={on} onClick={() => onSort(choice.key)}>
      {choice.label}
      {choice.direction && <Icon name={on ? arrow : 'arrow-up-down'} size={13} />}
    </button>
  )
}

function SelectedFilters({ selected = [], onRemove, selectedActions, labels }: ResultToolbarProps) {
  if (selected.length === 0) return null
  return (
    <div className="flt">
      <span className="c3">{labels.selected}</span>
      {selected.map((filter) => (
        <button
          key={filter.key}
          type="button"
          className="f"
          aria-label={labels.remove(filter.label)}
          onClick={() => onRemove?.(filter.key)}
        >
          {filter.label}
          <Icon name="x" size={13} />
        </button>
      ))}
      {selectedActions}
    </div>
  )
}
