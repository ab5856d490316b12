import { writeSheet } from '../../adapters/sheets/write-sheet.ts'
import { creditHandlers, creditTimers } from '../../modules/credit/server/public.ts'
import { paymentHandlers, paymentSubscribers, paymentTasks, paymentTimers } from '../../modules/payment/server/public.ts'
import { walletHandlers, walletTasks } from '../../modules/wallet/server/public.ts'
import type { ModuleRegistration } from './module-registration.ts'
import { payPasswordsOf } from './pay-passwords.ts'

/** How money moves: balances with their ledger, credit lines, and payments of orders. */
export const moneyModules: ModuleRegistration = {
  handlers: (facts) => {
    const payPasswords = payPasswordsOf(facts)
    return [
      ...walletHandlers(facts.payment, payPasswords, writeSheet),
      ...creditHandlers(payPasswords, writeSheet),
      ...paymentHandlers(facts.payment, writeSheet, payPasswords),
    ]
  },
  tasks: ({ payment }) => ({ ...walletTasks(payment), ...paymentTasks(payment) }),
  subscribers: paymentSubscribers,
  timers: () => ({ ...paymentTimers, ...creditTimers }),
}
