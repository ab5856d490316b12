// What other modules may use of `contract-due` on the server.
export { addDue, dropDue, heldDue, releaseDue } from './add-due.ts'
export { mayViewDueVoucher } from './due-queue.ts'
export { duesOf, standingDue, type ContractDue } from './due-repository.ts'
export { contractDueTimers } from './due-timers.ts'
export { contractDueHandlers } from './handlers.ts'
export { closeDueOfSheet } from './close-by-sheet.ts'
export { contractDueSubject, type WhenPaid } from './pay-due.ts'
export { contractDuePersonalData } from './personal-data.ts'
