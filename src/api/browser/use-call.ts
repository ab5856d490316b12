import { useCallback, useEffect, useState } from 'react'
import type { Envelope } from '../envelope.ts'
import type { Callable, RefInput, RefOutput } from './call-ref.ts'
import { callApi } from './client.ts'

/** What a console page knows of a read: the last data stays while newer data loads. */
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
  }, [endpoint, key, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return { ...known, reload }
}
