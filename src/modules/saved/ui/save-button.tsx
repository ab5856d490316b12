import { useEffect, useState } from 'react'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { SavedKind } from '../endpoints-saved-items.ts'

export type SaveButtonProps = {
  readonly kind: SavedKind
  readonly id: number
  readonly label: string
  /** Words beside the heart; without them it is a heart alone. */
  readonly text?: readonly [off: string, on: string]
}

/** Keeps goods, a store or an article; a visitor is asked to log in. What it does loads with the first use or login. */
export function SaveButton({ kind, id, label, text }: SaveButtonProps) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!storedSession()) return setOn(false)
    const left = new AbortController()
    void import('./saved-items-client.ts').then((store) => store.watchSavedItem(kind, id, setOn, left.signal))
    return () => left.abort()
  }, [kind, id])
  return (
    <button
      type="button"
      className={`${text ? 'btn' : 'hrt'}${on ? ' on' : ''}`}
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={() => void import('./saved-items-client.ts').then((store) => store.toggleSavedItem(kind, id, setOn))}
    >
      <Icon name="heart" size={16} />
      {text?.[on ? 1 : 0]}
    </button>
  )
}
