import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useBlocker, type Location } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { formMessages } from './messages.ts'
import { useConfirm, type Question } from './use-confirm.tsx'

/** Names of the address that may change without losing what was typed, e.g. the tab of a form. */
type Free = readonly string[]
type Guard = { readonly hold: (id: string, free: Free) => void; readonly release: (id: string) => void; readonly isHeld: () => boolean }

const GuardContext = createContext<Guard | null>(null)

type Address = Pick<Location, 'pathname' | 'search'>

/** Whether what is typed would be lost on the way: another page, or the same page about something else. */
export function isLeaving(from: Address, to: Address, free: Free): boolean {
  const rest = ({ search }: Address) => {
    const query = new URLSearchParams(search)
    for (const name of free) query.delete(name)
    return query.toString()
  }
  return from.pathname !== to.pathname || rest(from) !== rest(to)
}

const leaveQuestion = (t: Translate<typeof formMessages>): Question => ({
  title: t('leaveTitle'),
  help: t('leaveHelp'),
  ok: t('leave'),
  cancel: t('stay'),
  isFinal: true,
})

/** Asks before a page with unsaved changes is left, whichever of its forms holds them. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useMessages(formMessages)
  const ask = useConfirm()
  const held = useRef(new Map<string, Free>())
  const guard = useMemo<Guard>(
    () => ({
      hold: (id, free) => void held.current.set(id, free),
      release: (id) => void held.current.delete(id),
      isHeld: () => held.current.size > 0,
    }),
    [],
  )
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...held.current.values()].some((free) => isLeaving(currentLocation, nextLocation, free)),
  )
  useEffect(() => {
    const hear = (event: BeforeUnloadEvent) => {
      if (held.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', hear)
    return () => window.removeEventListener('beforeunload', hear)
  }, [])
  const { state, proceed, reset } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    void ask(leaveQuestion(t)).then((yes) => {
      if (yes) proceed()
      else reset()
    })
  }, [state, proceed, reset, ask, t])
  return <GuardContext value={guard}>{children}</GuardContext>
}

/**
 * Holds whoever would leave while something is typed and not saved. `settle` says that it is saved, before the page goes
 * on by itself; `mayLeave` asks the same question where no address changes: closing a dialog.
 */
export function useLeaveGuard(isDirty: boolean, free: Free = []) {
  const guard = use(GuardContext)
  const ask = useConfirm()
  const t = useMessages(formMessages)
  const id = useId()
  const names = free.join(',')
  useEffect(() => {
    if (!isDirty) return
    guard?.hold(id, names === '' ? [] : names.split(','))
    return () => guard?.release(id)
  }, [guard, id, isDirty, names])
  const settle = useCallback(() => guard?.release(id), [guard, id])
  const mayLeave = useCallback(() => (isDirty ? ask(leaveQuestion(t)) : Promise.resolve(true)), [isDirty, ask, t])
  return { settle, mayLeave }
}

/** Asks before something closes around forms that hold unsaved changes: a drawer with a form inside. */
export function useMayLeave(): () => Promise<boolean> {
  const guard = use(GuardContext)
  const ask = useConfirm()
  const t = useMessages(formMessages)
  return useCallback(() => (guard?.isHeld() ? ask(leaveQuestion(t)) : Promise.resolve(true)), [guard, ask, t])
}

/** Watches what is typed: whether it differs from what was there at first, and who would leave it. */
export function useUnsaved(value: unknown, free: Free = []) {
  const now = JSON.stringify(value)
  const [first, setFirst] = useState(now)
  const isDirty = now !== first
  const { settle: release, mayLeave } = useLeaveGuard(isDirty, free)
  const settle = useCallback(() => {
    setFirst(now)
    release()
  }, [now, release])
  return { isDirty, settle, mayLeave }
}
