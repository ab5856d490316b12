// What later modules and the composition root may use of this module's server side.
export { approvalHandlers } from './handlers.ts'
export { approvalTimers, requestsOfLeavers } from './end-request.ts'
export { purchaseGate } from './purchase-gate.ts'
export { approvalPersonalData } from './personal-data.ts'
export { approvalClosing } from './closing-check.ts'
