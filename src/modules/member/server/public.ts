// What other modules may use of `member` on the server.
export { memberClosing } from './account-closure-check.ts'
export { type Address, addressOf, addressesOf, isRegionServed } from './addresses/address-repository.ts'
export { memberTasks } from './background-jobs.ts'
export { unusableKeys } from './encryption/encryption-handlers.ts'
export { becomeDesigner, enterpriseName, joinEnterprise, leaveEnterprise, mainAccountOf } from './enterprise-repository.ts'
export { callerOfMember, findCaller } from './find-caller.ts'
export { memberHandlers } from './handlers.ts'
export { type DirectoryRow, directoryPage, directoryRow, memberIdOf, memberNameOf } from './member-directory-repository.ts'
export { memberRegistry } from './member-registry.ts'
export { memberTypeName } from './member-type-name.ts'
export { memberPersonalData } from './personal-data.ts'
export type { PersonalVault, RegionLookup } from './ports.ts'
export { profileOf } from './profile-repository.ts'
export {
  type MembershipRole,
  type StaffMembership,
  type StaffOwner,
  addStoreFounder,
  applyRoleToMemberships,
  endMembership,
  lockMembership,
  membershipsOf,
  membershipsOfMember,
  platformStaffOf,
  saveMembership,
  setMembershipRole,
  setMembershipSuspended,
  storeStaffOf,
} from './staff-membership-repository.ts'
export { memberTimers } from './verification/expire-verification.ts'
