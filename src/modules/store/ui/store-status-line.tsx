import { StoreStatus, type ShownStoreStatus } from './store-status.tsx'

/** Whether the store is at work, in a file of its own so that it is loaded apart. */
export function StoreStatusLine({ standing }: { standing: ShownStoreStatus }) {
  return <StoreStatus standing={standing} />
}
