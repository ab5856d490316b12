import type { AnyHandle } from '../../../shared/unit.ts'
import * as stores from './store-store.ts'

export type StoreFacts = stores.StoreRecord
export type WarehouseFacts = stores.WarehouseRecord

/** Stores by id for modules that show or snapshot them. */
export const storesByIds: (handle: AnyHandle, ids: readonly number[]) => Promise<StoreFacts[]> = stores.storesByIds

/** Warehouses of stores: places that goods ship from and are picked up at. */
export const warehousesOf: (handle: AnyHandle, storeIds: readonly number[]) => Promise<WarehouseFacts[]> = stores.warehousesOf

/** Ids of the stores that stand, or have a warehouse, in a region of 2, 4 or 6 digits. */
export const storesInRegion: (handle: AnyHandle, code: string) => Promise<number[]> = stores.storesInRegion

/** Ids of all open stores, for the sitemap. */
export const openStoreIds: (handle: AnyHandle) => Promise<number[]> = stores.openStoreIds

/** Certificates of stores in the registry of verifiable documents. */
export { verifyCertificate } from './verify-certificate.ts'
export { storeTimers, watchLastDay } from './judge-certificate.ts'
export { verdictsOn } from './certificate-desk.ts'
export { storePersonalData } from './personal-data.ts'
export { storeClosing } from './closing-check.ts'
export { ownSeat } from './own-seat.ts'
export { closureOf } from './closure-store.ts'
export { hoursOf } from './hours-store.ts'
