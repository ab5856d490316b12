// What other modules may use of `store` on the server.
export {
  type StoreRecord,
  type WarehouseRecord,
  allowedVerdicts,
  closureOf,
  hoursOf,
  openStoreIds,
  ownStoreMembership,
  scheduleExpiryWarning,
  storeClosing,
  storeHandlers,
  storePersonalData,
  storeTimers,
  storesByIds,
  storesInRegion,
  verifyCertificate,
  warehousesOf,
} from './public.ts'
