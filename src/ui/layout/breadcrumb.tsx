import type { ReactNode } from 'react'
import { Anchor } from '../basic/anchor.tsx'
import { Icon } from '../icons/icon.tsx'

export type BreadcrumbProps = {
  label: string
  /** The last one is the page itself and needs no address. */ trail: readonly { text: string; to?: string }[]
  /** Right end: freshness of the data, product number. */ after?: ReactNode
}

/** Where the page stands. */
export function Breadcrumb({ label, trail, after }: BreadcrumbProps) {
  return (
    <nav className="bc" aria-label={label}>
      <ol className="bc-l">
        {trail.map((place, index) => (
          <li key={place.to ?? place.text}>
            {index > 0 && <Icon name="chevron-right" size={12} />}
            {place.to && index < trail.length - 1 ? <Anchor to={place.to}>{place.text}</Anchor> : <b aria-current="page">{place.text}</b>}
          </li>
        ))}
      </ol>
      <span className="sp" />
      {after && <span className="bc-a">{after}</span>}
    </nav>
  )
}
