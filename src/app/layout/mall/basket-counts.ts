import { useEffect, useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { basketChanged, type BasketCounts } from '../../../api/browser/basket-signal.ts'
import type { cartList } from '../../../modules/basket/endpoints.ts'
import type { enquiryCartList } from '../../../modules/basket/endpoints-enquiry.ts'

const cartRef = callRef<typeof cartList>('GET', 'v3/business/front/cart/cartList')
const enquiryRef = callRef<typeof enquiryCartList>('GET', 'v3/business/front/enquiryCart/cartList')

/** Equal counts stay the same object, so that nothing is drawn anew for them. */
function same(before: BasketCounts, after: BasketCounts): BasketCounts {
  return before.cart === after.cart && before.enquiry === after.enquiry ? before : after
}

/** The badges of cart and enquiry basket: read once after the page stands, then moved by whatever changes a basket. */
export function useBasketCounts(signedIn: boolean): BasketCounts {
  const [counts, setCounts] = useState<BasketCounts>({ cart: 0, enquiry: 0 })
  useEffect(() => {
    const changed = (event: Event) => {
      const detail = (event as CustomEvent<Partial<BasketCounts>>).detail
      setCounts((before) => same(before, { ...before, ...detail }))
    }
    window.addEventListener(basketChanged, changed)
    return () => window.removeEventListener(basketChanged, changed)
  }, [])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      // Counts come after the page: what keeps them in the browser is no part of its first script.
      const { localEnquiry } = await import('../../../api/browser/local-enquiry.ts')
      if (leaving.signal.aborted) return
      const { localCart } = await import('../../../api/browser/local-basket.ts')
      if (!signedIn) return setCounts((before) => same(before, { cart: localCart.lines().length, enquiry: localEnquiry().length }))
      // First the cart: what it refuses is asked for.
      if (localCart.lines().length > 0) await (await import('../../../modules/basket/ui/merge-guest-cart.ts')).mergeGuestCart()
      if (localEnquiry().length > 0) await (await import('../../../modules/basket/ui/merge-guest-enquiry.ts')).mergeGuestEnquiry()
      // Nothing is kept of the account's comparison before the first page after a login.
      if (localStorage.getItem('zb.contrast') === null)
        void import('../../../modules/comparison/ui/account-compare-picks.ts').then(
          (account) => account.mergeVisitorPicks(),
          () => undefined,
        )
      const [cart, enquiry] = await Promise.all([
        callApi(cartRef, {}, { signal: leaving.signal }),
        callApi(enquiryRef, {}, { signal: leaving.signal }),
      ])
      setCounts((before) => same(before, { cart: cart.data?.availableCartNum ?? 0, enquiry: enquiry.data?.availableCartNum ?? 0 }))
    }
    read().catch(() => undefined)
    return () => leaving.abort()
  }, [signedIn])
  return counts
}
