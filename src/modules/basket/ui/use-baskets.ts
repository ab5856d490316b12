import { useState } from 'react'
import type { BasketCounts } from '../../../api/browser/basket-signal.ts'
import { loginNeeded } from '../../../api/browser/client.ts'
import { storedSession } from '../../../api/browser/stored-session.ts'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { useGoodsMessages } from '../../catalog/ui/public.ts'

export type BasketLine = { readonly productId: number; readonly number: string; readonly unit: 'primary' | 'second' }

/**
 * Adding goods to the cart or the enquiry basket, with the toast that follows. What a visitor adds stays in this browser until
 * a login merges it; a press for the cart opens the login prompt as well (specification §4).
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

  const addToCart = async (lines: readonly BasketLine[]): Promise<boolean> => {
    if (storedSession()) return send('cart', lines)
    const { localCart } = await import('../../../api/browser/local-basket.ts')
    for (const line of lines) localCart.add(line)
    toast({ text: t('keptForCart') })
    window.dispatchEvent(new Event(loginNeeded))
    return true
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
