// What other modules may use of `approval` on the server.
export { approvalClosingCheck } from './account-closure-check.ts'
export { approvalHandlers } from './handlers.ts'
export { approvalPersonalData } from './personal-data.ts'
export type { OrderQuoted } from './decide-request.ts'
export { approvalViewOf } from './request-view.ts'
export { requestPurchase } from './submit-request.ts'
export { purchaseGate } from './purchase-gate.ts'
export { approvalTimers, cancelRequestsOfLeavers } from './recall-or-expire-request.ts'
