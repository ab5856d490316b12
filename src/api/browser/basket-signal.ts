export type BasketCounts = { readonly cart: number; readonly enquiry: number }

/** Told with the new numbers when a basket changed, so that the badges move without asking the server. */
export const basketChanged = 'zb:basket-changed'

/** Tells every badge on the page what a basket now holds. */
export function announceBasketCounts(counts: Partial<BasketCounts>): void {
  window.dispatchEvent(new CustomEvent(basketChanged, { detail: counts }))
}
