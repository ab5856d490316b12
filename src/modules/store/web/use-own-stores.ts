import { useRouteLoaderData } from 'react-router'

/** The stores of somebody who staffs several; `chosen` is the one worked for, 0 for all of them. */
export type OwnStores = { readonly all: readonly { readonly storeId: number; readonly storeName: string }[]; readonly chosen: number }

/** The stores to choose from, out of the frame's data; null for who staffs one. */
export function useOwnStores(): OwnStores | null {
  return useRouteLoaderData<{ readonly ownStores?: OwnStores }>('root')?.ownStores ?? null
}
