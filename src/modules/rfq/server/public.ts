// What later modules and the composition root may use of this module's server side.
export { rfqHandlers } from './handlers.ts'
export { rfqTimers } from './timers.ts'
export { rfqPersonalData } from './personal-data.ts'
