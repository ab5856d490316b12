import { useState } from 'react'
import { tellBaskets, type BasketCounts } from '../../../../api/browser/basket-signal.ts'
import { callApi, loginNeeded } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { addLocalEnquiry } from '../../../../api/browser/local-enquiry.ts'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { useGoodsWords } from '../use-goods-words.ts'

// The baskets stand above the catalogue, so their calls are known here by the specification's addresses alone (§7).
const cartAdd = callRef('POST', 'v3/business/front/cart/add')
const cartAddMany = callRef('POST', 'v3/business/front/cart/addMany')
const enquiryAdd = callRef('POST', 'v3/business/front/enquiryCart/add')

export type BasketLine = { readonly productId: number; readonly number: string; readonly unit: 'primary' | 'second' }
type Answer = { readonly state: number; readonly msg: string; readonly data?: unknown }

/**
 * Adding goods to the cart or the enquiry basket, with the toast that follows. A visitor's cart press opens the login
 * prompt (specification §4: visitors cannot add to carts); a visitor's enquiry lines stay in this browser.
 */
export function useBaskets() {
  const t = useGoodsWords()
  const toast = useToast()
  const [busy, setBusy] = useState<keyof BasketCounts | null>(null)

  const send = async (basket: keyof BasketCounts, run: () => Promise<Answer>): Promise<boolean> => {
    setBusy(basket)
    try {
      const answer = await run()
      const refusal = answer.state === 200 ? firstRefusal(answer.data) : answer.msg
      if (answer.state === 200) tellCount(basket, answer.data)
      // State 266 has opened the login prompt already.
      if (answer.state !== 266 && refusal !== null) toast({ text: refusal, tone: 'warn' })
      if (refusal === null) toast(basket === 'cart' ? { text: t('addedToCart'), link: { label: t('goToCart'), to: '/cart/index' } } : { text: t('addedToEnquiry'), link: { label: t('goToEnquiry'), to: '/enquiry/index' } })
      return refusal === null
    } catch {
      toast({ text: t('noAnswer'), tone: 'warn' })
      return false
    } finally {
      setBusy(null)
    }
  }

  const addToCart = (lines: readonly BasketLine[]): Promise<boolean> => {
    if (!storedSession()) {
      window.dispatchEvent(new Event(loginNeeded))
      return Promise.resolve(false)
    }
    const [only, ...others] = lines
    return send('cart', () => (only && others.length === 0 ? callApi(cartAdd, only) : callApi(cartAddMany, { lines })))
  }

  const addToEnquiry = (lines: readonly BasketLine[]): Promise<boolean> => {
    if (storedSession()) return send('enquiry', () => addInTurn(lines))
    for (const line of lines) addLocalEnquiry(line)
    toast({ text: t('keptForEnquiry') })
    return Promise.resolve(true)
  }

  return { addToCart, addToEnquiry, busy }
}

async function addInTurn(lines: readonly BasketLine[]): Promise<Answer> {
  let answer: Answer = { state: 200, msg: '' }
  for (const line of lines) {
    answer = await callApi(enquiryAdd, line)
    if (answer.state !== 200) return answer
  }
  return answer
}

function tellCount(basket: keyof BasketCounts, data: unknown): void {
  if (typeof data === 'object' && data !== null && 'availableCartNum' in data && typeof data.availableCartNum === 'number') tellBaskets({ [basket]: data.availableCartNum })
}

/** `addMany` answers line by line; the first refusal is what the person is told. */
function firstRefusal(data: unknown): string | null {
  const lines: unknown = typeof data === 'object' && data !== null && 'lines' in data ? data.lines : null
  if (!Array.isArray(lines)) return null
  const refused = lines.find((line: unknown) => typeof line === 'object' && line !== null && 'refusal' in line && typeof line.refusal === 'string')
  return refused ? String(Reflect.get(refused, 'refusal')) : null
}
