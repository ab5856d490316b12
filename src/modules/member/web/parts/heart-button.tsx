import { useEffect, useState } from 'react'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { MarkKind } from '../../contract-mark.ts'

export type HeartProps = {
  readonly kind: MarkKind
  readonly id: number
  readonly label: string
  /** Words beside the heart; without them it is a heart alone. */
  readonly text?: readonly [off: string, on: string]
}

/** Keeps goods, a store or an article; a visitor is asked to log in. What it does loads with the first use or login. */
export function HeartButton({ kind, id, label, text }: HeartProps) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!storedSession()) return setOn(false)
    const left = new AbortController()
    void import('./heart-store.ts').then((store) => store.watchHeart(kind, id, setOn, left.signal))
    return () => left.abort()
  }, [kind, id])
  return (
    <button
      type="button"
      className={`${text ? 'btn' : 'hrt'}${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={() => void import('./heart-store.ts').then((store) => store.turnHeart(kind, id, setOn))}
    >
      <Icon name="heart" size={16} />
      {text?.[on ? 1 : 0]}
    </button>
  )
}
