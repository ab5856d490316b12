// What other modules may use of `aftersale` on the server.
export { aftersaleClosingCheck } from './account-closure-check.ts'
export { aftersaleDays } from './aftersale-days.ts'
export { aftersaleHandlers } from './handlers.ts'
export { windowEnd } from './open-case.ts'
export { aftersalePersonalData } from './personal-data.ts'
export { aftersaleSubscribers } from './refund-case.ts'
export { mayViewEvidence } from './may-view-evidence.ts'
export { aftersaleTimers } from './timers.ts'
