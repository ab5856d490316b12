import { useCallback, useEffect, useRef, useState } from 'react'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../api/browser/client.ts'
import { onLive } from '../../../../api/browser/live.ts'
import type { OutputOf } from '../../../../api/endpoint.ts'
import type { priceFixationRequest, priceFixationQuote } from '../../../pricing/endpoints-price-fixation.ts'
import type { BasketLine } from '../use-baskets.ts'

const quoteRef = callRef<typeof priceFixationQuote>('GET', 'v3/market/front/pricing/quote')
const askRef = callRef<typeof priceFixationRequest>('POST', 'v3/market/front/pricing/ask', true)

export type PriceFixationQuote = OutputOf<typeof priceFixationQuote>

/** The price that may be fixed for a quantity, and asking for it. `said` is what was refused, in words. */
export function usePriceFixation({ productId, number, unit }: BasketLine, noAnswer: string) {
  const [quote, setQuote] = useState<PriceFixationQuote | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const read = useCallback(async () => {
    const answer = await callApi(quoteRef, { productId, number, unit }).catch(() => null)
    setQuote(answer?.data ?? null)
    setSaid(answer?.data ? '' : (answer?.msg ?? noAnswer))
  }, [productId, number, unit, noAnswer])
  useEffect(() => void read(), [read])
  useEffect(() => onLive('pricing', () => void read()), [read])
  // One key for one shown price: a second try after silence asks nothing twice.
  const key = useRef<{ shown: string; key: string } | null>(null)
  const ask = async (of: PriceFixationQuote) => {
    if (key.current?.shown !== of.shownTime) key.current = { shown: of.shownTime, key: crypto.randomUUID() }
    setBusy(true)
    const { price, formulaPriceId, shownTime } = of
    const wish = { productId, number, unit, price: String(price), formulaPriceId, shownTime }
    const answer = await callApi(askRef, wish, { idempotencyKey: key.current.key }).catch(() => null)
    setBusy(false)
    if (answer?.state === 266) return
    await read()
    if (answer?.state !== 200) setSaid(Object.values(answer?.errors ?? {})[0] ?? answer?.msg ?? noAnswer)
  }
  return { quote, said, busy, read, ask }
}
