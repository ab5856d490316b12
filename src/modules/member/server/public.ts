// What later modules and the composition root may use of this module's server side.
export { memberHandlers, type MemberDeps } from './handlers.ts'
export { memberBook } from './member-book.ts'
export { findVisitor } from './find-visitor.ts'
export { addressesOf, addressOf, type Address } from './address-store.ts'
export { profileOf, type Profile } from './member-store.ts'
export type { Region, RegionBook } from './ports.ts'
export { platformStaffOf, storeStaffOf } from './seat-store.ts'
