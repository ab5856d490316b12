// What later modules and the composition root may use of this module's server side.
export { accountNotices } from './account-notices.ts'
export { marketNotices } from './market-notices.ts'
export { messageHandlers } from './handlers.ts'
export { peopleNotices } from './people-notices.ts'
export { tradeNotices } from './trade-notices.ts'
export { messagePersonalData } from './personal-data.ts'
