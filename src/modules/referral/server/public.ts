// What other modules may use of `referral` on the server.
export { referralClosing } from './account-closure-check.ts'
export { referralHandlers } from './handlers.ts'
export { referralPersonalData } from './personal-data.ts'
export { referralSubscriber, referralTimers } from './referral-subscriber.ts'
