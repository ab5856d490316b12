import { useCallback, useRef, useState } from 'react'
import type { Envelope } from '../envelope.ts'
import { newRequestKey } from '../request-key.ts'
import type { Callable, RefInput, RefOutput } from './call-ref.ts'
import { callApi } from './client.ts'

/** The outcome of a command: an answer, or `unknown` when the network failed before one came. */
export type Outcome<Data> = { readonly kind: 'answer'; readonly answer: Envelope<Data> } | { readonly kind: 'unknown' }

/**
 * A write. While one is under way `busy` is true. After a timeout or network failure the same input is sent under the
 * same Idempotency-Key again, so that a press that was already heard changes nothing (reliability S25).
 */
export function useCommand<Ref extends Callable>(endpoint: Ref) {
  const [busy, setBusy] = useState(false)
  const unheard = useRef<{ content: string; key: string } | null>(null)
  const run = useCallback(
    async (input: RefInput<Ref>): Promise<Outcome<RefOutput<Ref>>> => {
      const content = JSON.stringify(input)
      const key = unheard.current?.content === content ? unheard.current.key : newRequestKey()
      unheard.current = { content, key }
      setBusy(true)
      try {
        const answer = await callApi(endpoint, input, { idempotencyKey: key })
        unheard.current = null
        return { kind: 'answer', answer }
      } catch {
        return { kind: 'unknown' }
      } finally {
        setBusy(false)
      }
    },
    [endpoint],
  )
  return { run, busy }
}
