import { writeSheet } from '../../adapters/sheets/write-sheet.ts'
import { creditHandlers, creditTimers } from '../../modules/credit/server/public.ts'
import { loyaltyHandlers, loyaltySubscriber, loyaltyTimers } from '../../modules/loyalty/server/public.ts'
import { orderDetailsBySn } from '../../modules/order/server/public.ts'
import {
  loyaltyMoney,
  paymentHandlers,
  paymentSubscribers,
  paymentTasks,
  paymentTimers,
  repaymentMoney,
  startMallPayment,
} from '../../modules/payment/server/public.ts'
import { walletHandlers, walletTasks } from '../../modules/wallet/server/public.ts'
import type { ModuleRegistration } from './module-registration.ts'
import { payPasswordsOf } from './pay-passwords.ts'

/** How money moves: balances with their ledger, credit lines, payments of orders, and points and scores beside them. */
export const moneyModules: ModuleRegistration = {
  handlers: (facts) => {
    const payPasswords = payPasswordsOf(facts)
    return [
      ...walletHandlers(facts.payment, payPasswords, { vault: facts.vault, writeSheet }),
      ...creditHandlers(payPasswords, writeSheet, repaymentMoney(facts.payment)),
      ...paymentHandlers(facts.payment, writeSheet, payPasswords),
      ...loyaltyHandlers({ startPayment: startMallPayment(facts.payment), money: loyaltyMoney }),
    ]
  },
  tasks: ({ payment }) => ({ ...walletTasks(payment), ...paymentTasks(payment) }),
  subscribers: [...paymentSubscribers, loyaltySubscriber(orderDetailsBySn)],
  timers: () => ({ ...paymentTimers, ...creditTimers, ...loyaltyTimers({ money: loyaltyMoney, trades: orderDetailsBySn }) }),
}
