// What other modules may use of `referral` on the server.
export { referralClosing, referralHandlers, referralPersonalData, referralSubscriber, referralTimers } from './public.ts'
