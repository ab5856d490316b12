export { StoreSwitch } from './parts/store-switch.tsx'
export { useOwnStores, type OwnStores } from './use-own-stores.ts'
