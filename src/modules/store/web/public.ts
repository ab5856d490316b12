export { StoreSwitch } from './parts/store-switch.tsx'
export type { OwnStores } from './use-own-stores.ts'
