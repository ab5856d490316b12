import { Icon } from '../icons/icon.tsx'
import type { Tab } from './tabs.tsx'

export type SegmentedProps = { label: string; options: readonly Tab[]; current: string; onChange: (key: string) => void }

/** A small switch between views or units: 图文/表格, 按吨/按支. */
export function Segmented({ label, options, current, onChange }: SegmentedProps) {
  return (
    <div className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === current}
          className={option.key === current ? 'on' : undefined}
          onClick={() => onChange(option.key)}
        >
          {option.icon && <Icon name={option.icon} size={14} />}
          {option.label}
        </button>
      ))}
    </div>
  )
}
