/** Queues of a store, in the order in which they are shown. */
export const storeTodos = [
  'ship',
  'cancellation',
  'aftersale',
  'enquiry',
  'priceFixing',
  'sample',
  'invoice',
  'question',
  'evaluation',
  'returnedListing',
  'shortStock',
  'expiringCertificate',
] as const
export type StoreTodo = (typeof storeTodos)[number]

/** Queues of the platform's staff. */
export const platformTodos = [
  'voucher',
  'oddPayment',
  'withdrawal',
  'refund',
  'complaint',
  'inquiry',
  'verification',
  'storeApplication',
  'listing',
  'certificate',
  'invoiceTitle',
  'designer',
  'deadEvent',
] as const
export type PlatformTodo = (typeof platformTodos)[number]
