import '../styles/list.css'
import type { ReactNode } from 'react'
import { ButtonLink } from '../basic/button.tsx'
import { Picture } from '../basic/picture.tsx'
import { Icon } from '../icons/icon.tsx'

export type CompareBarProps = {
  /** At most four. */
  picks: readonly { key: string; name: string; image?: string; price: ReactNode }[]
  onRemove: (key: string) => void
  onClear: () => void
  to: string
  labels: { region: string; compare: (count: number) => string; clear: string; addMore: (free: number) => string; remove: string }
}

/** Goods picked for comparison, at the bottom centre; absent until the first pick. */
export function CompareBar({ picks, onRemove, onClear, to, labels }: CompareBarProps) {
  if (picks.length === 0) return null
  return (
    <section className="cmpbar" aria-label={labels.region}>
      {picks.slice(0, 4).map((pick) => (
        <div key={pick.key}>
          <Picture src={pick.image} alt="" width={40} className="w40" />
          <div className="shopc-n">
            <div className="el b5">{pick.name}</div>
            <div className="cp num">{pick.price}</div>
          </div>
          <span className="sp" />
          <button type="button" className="c3" aria-label={`${labels.remove} ${pick.name}`} onClick={() => onRemove(pick.key)}>
            <Icon name="x" size={14} />
          </button>
        </div>
      ))}
      {picks.length < 4 && (
        <div className="c3 cmp-more">
          <Icon name="plus" size={14} />
          {labels.addMore(4 - picks.length)}
        </div>
      )}
      <div className="cmp-go">
        <ButtonLink to={to} tone="brand" size="sm">
          {labels.compare(picks.length)}
        </ButtonLink>
        <button type="button" className="t12 c3" onClick={onClear}>
          {labels.clear}
        </button>
      </div>
    </section>
  )
}
