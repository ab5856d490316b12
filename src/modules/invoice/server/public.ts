// What other modules may use of `invoice` on the server.
export { invoiceRefundSubscriber, invoiceSupplementSubscriber, invoiceTasks, invoiceTimers } from './background-jobs.ts'
export { invoiceHandlers } from './handlers.ts'
export { invoicePersonalData } from './personal-data.ts'
export type { InvoiceDeps } from './ports.ts'
export { notePriceDifference } from './price-difference.ts'
export { redLetterFirstSubscribers } from './red-letter-first.ts'
export { verifyInvoice } from './verify-invoice.ts'
