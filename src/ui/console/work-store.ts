export type OneStore = { readonly storeId: number; readonly storeName: string }

const changedKey = 'zb.changedOver'

/** Works for one store from now on, or for all of them (''). Every page has asked for its data already, so it is loaded anew. */
export function workFor(storeId: string): void {
  document.cookie = `zb_store=${storeId}; path=/; max-age=${storeId === '' ? 0 : 31_536_000}; samesite=lax`
  location.reload()
}

/** Works for the store that the opened address belongs to; the page loaded anew says so once. */
export function changeOver({ storeId, storeName }: OneStore): void {
  sessionStorage.setItem(changedKey, storeName)
  workFor(String(storeId))
}

/** The store that was changed over to just now; null without one. */
export function changedOver(): string | null {
  const name = sessionStorage.getItem(changedKey)
  sessionStorage.removeItem(changedKey)
  return name
}

const isStore = (value: unknown): value is OneStore =>
  typeof value === 'object' && value !== null && 'storeId' in value && typeof value.storeId === 'number' && 'storeName' in value

export type OfferedStores = { readonly several: readonly OneStore[] } | { readonly other: OneStore }

/** The stores that a refusal offers: several to choose from, or the one other store that has what was asked for. */
export function storesIn(data: unknown): OfferedStores | null {
  if (typeof data !== 'object' || data === null) return null
  if ('otherStore' in data && isStore(data.otherStore)) return { other: data.otherStore }
  if ('stores' in data && Array.isArray(data.stores) && data.stores.every(isStore)) return { several: data.stores }
  return null
}
