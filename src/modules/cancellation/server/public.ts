// What other modules may use of `cancellation` on the server.
export { cancellationSubscribers, cancellationTimers } from './background.ts'
export { cancelPaidOrder } from './cancel-paid-order.ts'
export { cancellationHandlers } from './handlers.ts'
export { cancellationPersonalData } from './personal-data.ts'
