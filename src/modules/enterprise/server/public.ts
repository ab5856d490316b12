// What other modules may use of `enterprise` on the server.
export {
  type SubAccount,
  auditCompany,
  companyOf,
  enterpriseClosing,
  enterpriseHandlers,
  enterprisePersonalData,
  enterpriseTasks,
  firstRoles,
  lockCompanyRoles,
  materialCodesOfSkus,
  materialCodesStartingWith,
  ownSubAccount,
  skuOfMaterialCode,
  subAccountOf,
  subAccountsOf,
} from './public.ts'
