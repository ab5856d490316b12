import { useState } from 'react'
import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import { loginNeeded } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useGoodsMessages } from '../../catalog/ui/public.ts'

export type BasketLine = { readonly productId: number; readonly number: string; readonly unit: 'primary' | 'second' }

/**
 * Adding goods to the cart or the enquiry basket, with the toast that follows. A visitor's cart press opens the login
 * prompt (specification §4: visitors cannot add to carts); a visitor's enquiry lines stay in this browser.
 */
export function useBaskets() {
  const t = useGoodsMessages()
  const toast = useToast()
  const [busy, setBusy] = useState<keyof BasketCounts | null>(null)

  const send = async (basket: keyof BasketCounts, lines: readonly BasketLine[]): Promise<boolean> => {
    setBusy(basket)
    try {
      const { sendToBasket } = await import('./send-to-basket.ts')
      const refusal = await sendToBasket(basket, lines)
      if (refusal) toast({ text: refusal, tone: 'warn' })
      if (refusal === null)
        toast(
          basket === 'cart'
            ? { text: t('addedToCart'), link: { label: t('goToCart'), to: '/cart/index' } }
            : { text: t('addedToEnquiry'), link: { label: t('goToEnquiry'), to: '/enquiry/index' } },
        )
      return refusal === null
    } catch {
      toast({ text: t('noAnswer'), tone: 'warn' })
      return false
    } finally {
      setBusy(null)
    }
  }

  const addToCart = (lines: readonly BasketLine[]): Promise<boolean> => {
    if (storedSession()) return send('cart', lines)
    window.dispatchEvent(new Event(loginNeeded))
    return Promise.resolve(false)
  }

  const addToEnquiry = async (lines: readonly BasketLine[]): Promise<boolean> => {
    if (storedSession()) return send('enquiry', lines)
    const { addLocalEnquiry } = await import('../../../api/browser/local-enquiry.ts')
    for (const line of lines) addLocalEnquiry(line)
    toast({ text: t('keptForEnquiry') })
    return true
  }

  return { addToCart, addToEnquiry, busy }
}
