// What later modules and the composition root may use of this module's server side.
export { memberHandlers, type MemberDeps } from './handlers.ts'
export { keysThatFail } from './vault-handlers.ts'
export { memberBook } from './member-book.ts'
export { findVisitor, visitorOfMember } from './find-visitor.ts'
export { addressesOf, addressOf, type Address } from './address-store.ts'
export { profileOf, type Profile } from './member-store.ts'
export type { PersonalVault, Region, RegionBook, SmallTransfer } from './ports.ts'
export { memberTimers } from './expire-verification.ts'
export { memberTasks } from './member-tasks.ts'
export { giveStoreSeat, platformStaffOf, storeStaffOf } from './seat-store.ts'
export { becomeDesigner, enterpriseName, joinEnterprise, leaveEnterprise, mainAccountOf } from './enterprise-store.ts'
export { directoryRow, memberNameOf, type DirectoryRow } from './directory-store.ts'
export { memberTypeName } from './member-type-name.ts'
export { keepersOf, mostKeptSince } from './mark-store.ts'
export {
  endSeat,
  followRole,
  lockSeat,
  putSeat,
  seatsOf,
  seatsOfMember,
  setSeatRole,
  setSeatSuspended,
  type OwnSeat,
  type SeatRole,
  type StaffOf,
  type StaffSeat,
} from './staff-seat-store.ts'
export { memberIdOf } from './directory-store.ts'
export { memberPersonalData } from './personal-data.ts'
export { memberClosing } from './closing-check.ts'
export { directoryPage as memberDirectory } from './directory-store.ts'
