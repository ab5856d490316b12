// What later modules and the composition root may use of this module's server side.
export { auditCompany, companyOf } from './company-act.ts'
export { enterpriseHandlers } from './handlers.ts'
export { enterpriseTasks, firstRoles } from './enterprise-tasks.ts'
export { lockRolesOf as lockPeopleOf, type CostCentre } from './role-store.ts'
export { ownSubAccount, subAccountOf, subAccountsOf, type SubAccount } from './sub-account-store.ts'
export { codesOfProducts, codesStarting, productOfCode } from './code-store.ts'
export { enterprisePersonalData } from './personal-data.ts'
export { enterpriseClosing } from './closing-check.ts'
