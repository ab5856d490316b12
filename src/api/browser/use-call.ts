import { useCallback, useEffect, useState } from 'react'
import type { Envelope } from '../envelope.ts'
import type { Callable, RefInput, RefOutput } from './call-ref.ts'
import { callApi } from './client.ts'
import { isNetworkLost, watchNetwork } from './network.ts'
import { useLanguage } from './use-messages.tsx'

/**
 * What a console page knows of a read: the last data stays while newer data of the same list loads. What was read for another
 * tab or filter is not shown under the new one: only the page may differ.
 */
export type CallState<Data> = {
  readonly data: Data | null
  readonly refused: Envelope | null
  readonly failed: boolean
  readonly loading: boolean
  readonly reload: () => void
}

/** Reads a call and reads it again when the input changes. Pass null to wait. */
export function useCall<Ref extends Callable>(endpoint: Ref, input: RefInput<Ref> | null): CallState<RefOutput<Ref>> {
  type Known = Omit<CallState<RefOutput<Ref>>, 'reload'>
  const [known, setKnown] = useState<Known>({ data: null, refused: null, failed: false, loading: input !== null })
  const [round, setRound] = useState(0)
  const key = input === null ? null : JSON.stringify(input)
  // Names and units are written by the server: another language is another answer.
  const lang = useLanguage()
  const about = subjectOf(input)
  const [readFor, setReadFor] = useState(about)
  if (readFor !== about) {
    // While drawing, so that no frame shows the old rows under the new question.
    setReadFor(about)
    setKnown({ data: null, refused: null, failed: false, loading: input !== null })
  }
  useEffect(() => {
    if (key === null) return
    const leaving = new AbortController()
    setKnown((before) => ({ ...before, loading: true, failed: false }))
    callApi(endpoint, JSON.parse(key) as RefInput<Ref>, { signal: leaving.signal }).then(
      (answer) =>
        setKnown((before) =>
          answer.state === 200
            ? { data: answer.data ?? null, refused: null, failed: false, loading: false }
            : { ...before, refused: answer, failed: false, loading: false },
        ),
      () => {
        if (!leaving.signal.aborted) setKnown((before) => ({ ...before, failed: true, loading: false }))
      },
    )
    return () => leaving.abort()
  }, [endpoint, key, round, lang])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  // What failed for want of a network is read again when it is back.
  const { failed } = known
  useEffect(() => (failed ? watchNetwork(() => !isNetworkLost() && reload()) : undefined), [failed, reload])
  return { ...known, reload }
}

/** What a read is about, apart from the page of it and what is typed on the way. */
function subjectOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return ''
  return JSON.stringify(Object.entries(input).filter(([name]) => subjects.has(name)))
}

/** Names of inputs that choose another list, whose rows may be of another kind. */
const subjects: ReadonlySet<string> = new Set(['tab', 'state', 'status', 'kind', 'type', 'side', 'view'])
