import { useCallback, useRef, useState } from 'react'
import type { AnyEndpoint, InputOf, OutputOf } from '../endpoint.ts'
import type { Envelope } from '../envelope.ts'
import { newRequestKey } from '../request-key.ts'
import { callApi } from './client.ts'

/** The outcome of a command: an answer, or `unknown` when the network failed before one came. */
export type Outcome<Data> = { readonly kind: 'answer'; readonly answer: Envelope<Data> } | { readonly kind: 'unknown' }

/**
 * A write. While one is under way `busy` is true. After a timeout or network failure the same input is sent under the
 * same Idempotency-Key again, so that a press that was already heard changes nothing (reliability S25).
 */
export function useCommand<E extends AnyEndpoint>(endpoint: E) {
  const [busy, setBusy] = useState(false)
  const unheard = useRef<{ content: string; key: string } | null>(null)
  const run = useCallback(
    async (input: InputOf<E>): Promise<Outcome<OutputOf<E>>> => {
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
