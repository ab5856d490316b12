// What other modules may use of `enterprise` on the server.
export { enterpriseClosing } from './account-closure-check.ts'
export { auditCompany, companyOf } from './audit-company.ts'
export { enterpriseTasks, firstRoles } from './background-jobs.ts'
export { enterpriseHandlers } from './handlers.ts'
export { materialCodesOfSkus, materialCodesStartingWith, skuOfMaterialCode } from './material-code-repository.ts'
export { enterprisePersonalData } from './personal-data.ts'
export { lockCompanyRoles } from './role-repository.ts'
export { type SubAccount, ownSubAccount, subAccountOf, subAccountsOf } from './sub-account-repository.ts'
