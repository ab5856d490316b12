// What later modules and the composition root may use of this module's server side.
export { salesHandlers } from './handlers.ts'
export { salesSubscriber, salesTimers } from './follow-orders.ts'
export { salesPersonalData } from './personal-data.ts'
export { salesClosing } from './closing-check.ts'
