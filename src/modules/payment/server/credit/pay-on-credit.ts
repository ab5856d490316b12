import { documentNumber } from '../../../../kernel/database/ids.ts'
import { failure, isFailure } from '../../../../kernel/failure/failure.ts'
import { holdForOrders } from '../../../credit/server/public.ts'
import { markPayOrderPaid, startPaying, type PayOnCredit } from '../../../order/server/public.ts'
import { logPayment } from '../move-payment.ts'
import { insertReceivedPayment, nextPaymentNumber } from '../payment-repository.ts'
import { addPaymentSplits } from '../payment-split-repository.ts'

/**
 * Covers a checkout by the company's credit lines as it is placed (flows.md F9): each order is reserved on a line, and the checkout counts as
 * paid. No money moves: what is shipped is owed. Refusals: `credit.notCompany`, those of `holdForOrders`, `order.notPayable`.
 */
export const payOnCredit: PayOnCredit = async (tx, { paySn, memberId, enterpriseId, act }) => {
  if (enterpriseId === null) return failure('credit.notCompany')
  const due = await startPaying(tx, { paySn, memberId, act })
  if (isFailure(due)) return due
  const orders = due.orders.map(({ orderSn, storeId, total }) => ({ orderSn, storeId, fen: total }))
  const refused = await holdForOrders(tx, { enterpriseId, orders, act })
  if (refused) return refused
  const outTradeNo = documentNumber('C', act.now, await nextPaymentNumber(tx))
  const made = { paySn, memberId, outTradeNo, amountFen: due.due, description: paySn, createdAt: act.now }
  const payment = await insertReceivedPayment(tx, made, { channel: 'credit', tradeNo: outTradeNo, state: 'PAID' })
  await addPaymentSplits(tx, payment.paymentId, orders, true)
  const paid = await markPayOrderPaid(tx, { paySn, amount: due.due, act })
  if (isFailure(paid)) return paid
  if (paid.outcome !== 'PAID') return failure('order.notPayable')
  await logPayment(tx, payment, { event: 'payBalance', to: 'PAID', act })
  return null
}
