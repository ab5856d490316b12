import type { ReactNode } from 'react'

type Props = {
  /** Names with what they say; those that say nothing are left out. */
  readonly list: readonly (readonly [name: string, value: ReactNode])[]
}

/** The facts of one thing, name beside value. */
export function PropertyList({ list }: Props) {
  return (
    <dl className="kv gap-x-6 gap-y-2.5">
      {list
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="num">
            {value}
          </dd>,
        ])}
    </dl>
  )
}
