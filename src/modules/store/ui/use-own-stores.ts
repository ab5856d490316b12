import { useRouteLoaderData } from 'react-router'

/** The stores that somebody staffs; `chosen` is the one worked for, 0 for all of several. */
export type OwnStores = { readonly all: readonly { readonly storeId: number; readonly storeName: string }[]; readonly chosen: number }

/** The stores, out of the frame's data; null for who staffs none. */
export function useOwnStores(): OwnStores | null {
  return useRouteLoaderData<{ readonly ownStores?: OwnStores }>('root')?.ownStores ?? null
}
