import { useState } from 'react'
import { callApi, loginNeeded } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { goodsWords } from '../words-goods.ts'
import { basketsChanged, keepForEnquiry, type VisitorEnquiryLine } from './visitor-enquiry.ts'

// The baskets stand above the catalogue, so their calls are known here by the specification's addresses alone (§7).
const cartAdd = callRef('POST', 'v3/business/front/cart/add')
const cartAddMany = callRef('POST', 'v3/business/front/cart/addMany')
const enquiryAdd = callRef('POST', 'v3/business/front/enquiryCart/add')

export type BasketLine = VisitorEnquiryLine

/**
 * Adding goods to the cart or the enquiry basket, with the toast that follows. A visitor's cart press opens the login
 * prompt (specification §4: visitors cannot add to carts); a visitor's enquiry lines stay in this browser.
 */
export function useBaskets() {
  const t = useWords(goodsWords)
  const toast = useToast()
  const [busy, setBusy] = useState<'cart' | 'enquiry' | null>(null)

  const send = async (which: 'cart' | 'enquiry', run: () => Promise<string | null>): Promise<boolean> => {
    setBusy(which)
    try {
      const refusal = await run()
      if (refusal !== null) {
        if (refusal !== '') toast({ text: refusal, tone: 'warn' })
        return false
      }
      window.dispatchEvent(new Event(basketsChanged))
      if (which === 'cart') toast({ text: t('addedToCart'), link: { label: t('goToCart'), to: '/cart/index' } })
      else toast({ text: t('addedToEnquiry'), link: { label: t('goToEnquiry'), to: '/enquiry/index' } })
      return true
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
    return send('cart', () => (lines.length === 1 && lines[0] ? addOne(cartAdd, lines[0]) : addAll(lines)))
  }

  const addToEnquiry = (lines: readonly BasketLine[]): Promise<boolean> => {
    if (!storedSession()) {
      keepForEnquiry(lines)
      toast({ text: t('keptForEnquiry') })
      return Promise.resolve(true)
    }
    return send('enquiry', async () => {
      for (const line of lines) {
        const refusal = await addOne(enquiryAdd, line)
        if (refusal !== null) return refusal
      }
      return null
    })
  }

  return { addToCart, addToEnquiry, busy }
}

/** Null when added; the server's sentence otherwise. 266 has opened the login prompt already and says nothing more. */
async function addOne(call: typeof cartAdd, line: BasketLine): Promise<string | null> {
  const answer = await callApi(call, line)
  return refusalOf(answer)
}

async function addAll(lines: readonly BasketLine[]): Promise<string | null> {
  const answer = await callApi(cartAddMany, { lines })
  return refusalOf(answer) ?? firstRefusal(answer.data)
}

function refusalOf(answer: { readonly state: number; readonly msg: string }): string | null {
  if (answer.state === 200) return null
  return answer.state === 266 ? '' : answer.msg
}

function firstRefusal(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('lines' in data) || !Array.isArray(data.lines)) return null
  for (const line of data.lines as readonly unknown[]) {
    if (typeof line === 'object' && line !== null && 'refusal' in line && typeof line.refusal === 'string') return line.refusal
  }
  return null
}
