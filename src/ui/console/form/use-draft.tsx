import { useCallback, useEffect, useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { shortTime } from '../../basic/short-time.ts'
import { Note } from '../../feedback/states.tsx'
import { keepHere, readLocal } from '../read-local.ts'
import { usePerson } from '../person.tsx'
import { formMessages } from './messages.ts'

const pauseMs = 800
/** Older drafts are about something that went on without them. */
const mostAgeMs = 14 * 86_400_000

export type SavedDraft<Value> = { readonly at: string; readonly value: Value }

/** A draft as it was kept, if it is still one: `read` says what of it is understood. */
export function draftOf<Value>(kept: unknown, read: (value: unknown) => Value | null, now: number): SavedDraft<Value> | null {
  if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept) || typeof kept.at !== 'string') return null
  const age = now - Date.parse(kept.at)
  const value = age >= 0 && age < mostAgeMs ? read(kept.value) : null
  return value === null ? null : { at: kept.at, value }
}

/**
 * Long work that is typed is kept in this browser under `name` until it is sent or thrown away. `found` is what was
 * there when the form opened.
 */
export function useDraft<Value>(name: string, read: (value: unknown) => Value | null) {
  const key = `zb.draft.${usePerson()}.${name}`
  const [found, setFound] = useState(() => draftOf(readLocal(key), read, Date.now()))
  const drop = useCallback(() => {
    keepHere(key, null)
    setFound(null)
  }, [key])
  return { found, drop, key }
}

/** Keeps what is typed while it differs from what was there; a pause between two letters is enough. */
export function useKeepDraft(key: string, value: unknown, isDirty: boolean): void {
  const text = JSON.stringify(value)
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => keepHere(key, { at: new Date().toISOString(), value: JSON.parse(text) as unknown }), pauseMs)
    return () => clearTimeout(timer)
  }, [key, text, isDirty])
}

/** Says that a draft was brought back, and how to begin anew. */
export function DraftNote({ at, onDrop }: { at: string; onDrop: () => void }) {
  const t = useMessages(formMessages)
  return (
    <Note
      icon="history"
      action={
        <button type="button" className="lk b6" onClick={onDrop}>
          {t('draftDrop')}
        </button>
      }
    >
      {t('draftFound', { at: shortTime(at) })}
    </Note>
  )
}
