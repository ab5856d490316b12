import { useRef, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import type { AssistantAnswer, assistantAsk } from '../../../modules/sourcing-tools/endpoints-assistant.ts'

const askRef = callRef<typeof assistantAsk>('POST', 'v3/ai/front/ask')
const remembered = 6

/** One question and its answer; `answer` null while it is read, `failure` why there is none. */
export type Exchange = { readonly key: number; readonly text: string; readonly answer: AssistantAnswer | null; readonly failure: string }

/** The conversation of this visit: nothing of it is stored. */
export function useConversation(failed: string) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const next = useRef(1)
  const isBusy = exchanges.some(({ answer, failure }) => answer === null && failure === '')
  const ask = async (typed: string) => {
    const text = typed.trim().slice(0, 4000)
    if (text === '' || isBusy) return
    const key = next.current++
    const history = exchanges
      .flatMap((one) => [
        { from: 'buyer' as const, text: one.text.slice(0, 2000) },
        ...(one.answer ? [{ from: 'assistant' as const, text: one.answer.reply.slice(0, 2000) }] : []),
      ])
      .slice(-remembered)
    const settle = (part: Partial<Exchange>) => setExchanges((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)))
    setExchanges((known) => [...known, { key, text, answer: null, failure: '' }])
    try {
      const { state, msg, data } = await callApi(askRef, { text, history })
      settle(state === 200 && data ? { answer: data } : { failure: msg || failed })
    } catch {
      settle({ failure: failed })
    }
  }
  return { exchanges, ask, isBusy }
}
