import { useEffect, useState } from 'react'
import { callRef } from '../../../../../api/browser/call-ref.ts'
import { callApi } from '../../../../../api/browser/client.ts'
import type { priceQuote } from '../../../../../modules/pricing/endpoints-price-quote.ts'
import type { Quote } from '../detail-data.ts'
import type { UnitKind } from './sale-unit.ts'

const quoteRef = callRef<typeof priceQuote>('GET', 'v3/goods/front/goods/goods/quote')
const settleMs = 150

function answers(quote: Quote | null, productId: number, number: string, unit: UnitKind): boolean {
  return quote !== null && quote.productId === productId && quote.unit === unit && quote.number === Number(number)
}

/**
 * Price, amount and freight of a quantity as the server counts them, asked for once the quantity stands still. The
 * last answer stays while the next is under way; `fresh` says whether it is the one for this quantity.
 */
export function useQuote(
  first: Quote | null,
  productId: number,
  number: string,
  unit: UnitKind,
): { readonly quote: Quote | null; readonly fresh: boolean } {
  const [quote, setQuote] = useState(first)
  useEffect(() => {
    if (answers(first, productId, number, unit)) return setQuote(first)
    const leaving = new AbortController()
    const ask = () =>
      callApi(quoteRef, { productId, number, unit }, { signal: leaving.signal }).then(
        (answer) => answer.data && setQuote(answer.data),
        () => undefined,
      )
    const timer = setTimeout(() => void ask(), settleMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [first, productId, number, unit])
  return { quote, fresh: answers(quote, productId, number, unit) }
}
