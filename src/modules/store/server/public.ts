export {
  openStoreIds,
  storesByIds,
  storesInRegion,
  warehousesOf,
  type StoreRecord as StoreFacts,
  type WarehouseRecord as WarehouseFacts,
} from './store-store.ts'
/** Certificates of stores in the registry of verifiable documents. */
export { verifyCertificate } from './verify-certificate.ts'
export { storeTimers, watchLastDay } from './judge-certificate.ts'
export { verdictsOn } from './certificate-desk.ts'
export { storePersonalData } from './personal-data.ts'
export { storeClosing } from './closing-check.ts'
export { ownSeat } from './own-seat.ts'
export { closureOf } from './closure-store.ts'
export { hoursOf } from './hours-store.ts'
