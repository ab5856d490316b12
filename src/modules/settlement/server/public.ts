// What other modules may use of `settlement` on the server.
export { addPlainEntry } from './add-plain-entry.ts'
export { commissionOfGoods } from './rate-of-goods.ts'
export { settlementTasks, settlementTimers } from './background-jobs.ts'
export { settlementHandlers } from './handlers.ts'
export { settlementPersonalData } from './personal-data.ts'
export { resealPayoutNumbers } from './payout/reseal-payout-numbers.ts'
export { mayViewPayoutVoucher } from './may-view-payout-voucher.ts'
export { settlementSubscribers } from './subscribers.ts'
