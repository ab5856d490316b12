import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { payOrderDue, type PayOrderDue } from '../../order/server/public.ts'
import { onlineChannels, type PayMethods, type PayStatus } from '../endpoints.ts'
import { walletOf } from '../../wallet/rules/ledger-accounts.ts'
import { hasPayPassword, balanceOfAccount } from '../../wallet/server/public.ts'
import { isSettled, allowedPaymentActions, type PaymentAction } from '../rules/payment-actions.ts'
import { paymentMessages } from '../messages.ts'
import { reservedBalanceOf } from './balance/reserved-balance.ts'
import type { PaymentDeps } from './deps.ts'
import { paymentsOf } from './payment-repository.ts'
import { paymentView, voucherView } from './payment-views.ts'
import { vouchersOf } from './vouchers/voucher-repository.ts'

const methodWords = {
  wechat: ['methodWechat', 'hintWechat'],
  alipay: ['methodAlipay', 'hintAlipay'],
  transfer: ['methodTransfer', 'hintTransfer'],
} as const

function actionsOf(due: PayOrderDue, takesTransfers: boolean, now: Date): PaymentAction[] {
  return allowedPaymentActions({ state: due.state, dueFen: due.due, inReview: due.inReview, expired: due.payDueAt <= now, takesTransfers })
}

/** What one of my checkouts costs and how it can be paid. A foreign number answers like none: `payment.payOrderGone`. */
export async function showPayMethods(call: Call, deps: PaymentDeps, paySn: string): Promise<PayMethods | Failure> {
  const due = await payOrderDue(call.app.read, paySn, memberOf(call).memberId)
  if (!due) return failure('payment.payOrderGone')
  const say = translate(call.lang, paymentMessages)
  const [account, held, mine, has] = await Promise.all([
    deps.transferAccount(),
    reservedBalanceOf(call.app.read, paySn),
    balanceOfAccount(call.app.read, walletOf('member', memberOf(call).memberId)),
    hasPayPassword(call),
  ])
  const methods = [...onlineChannels.filter((channel) => deps.gateways.has(channel)), ...(account ? (['transfer'] as const) : [])]
  return {
    paySn: due.paySn,
    state: due.state,
    dueAmount: yuanNumber(due.due),
    paidAmount: yuanNumber(due.paid),
    payDueTime: due.payDueAt.toISOString(),
    orderList: due.orders.map((order) => ({
      orderSn: order.orderSn,
      storeName: call.lang === 'en' ? order.storeNameEn : order.storeName,
      totalAmount: yuanNumber(order.total),
    })),
    methodList: methods.map((method) => ({ method, name: say(methodWords[method][0]), hint: say(methodWords[method][1]) })),
    transferAccount: account,
    balance: {
      available: yuanNumber(mine.balanceFen - mine.heldFen),
      held: yuanNumber(held?.amountFen ?? 0n),
      hasPayPassword: has,
    },
    isDemo: deps.demonstration ? 1 : 0,
    can: actionsOf(due, account !== null, call.app.clock.now()),
  }
}

/** How far one of my payments is. Reads only: a page may ask every two seconds. */
export async function showPayStatus(call: Call, deps: PaymentDeps, paySn: string): Promise<PayStatus | Failure> {
  const { memberId } = memberOf(call)
  const due = await payOrderDue(call.app.read, paySn, memberId)
  if (!due) return failure('payment.payOrderGone')
  const say = translate(call.lang, paymentMessages)
  const [payments, vouchers, account] = await Promise.all([
    paymentsOf(call.app.read, paySn),
    vouchersOf(call.app.read, paySn, memberId),
    deps.transferAccount(),
  ])
  const held = payments.find((payment) => payment.channel === 'balance' && payment.state === 'WAITING')
  return {
    paySn: due.paySn,
    state: due.state,
    stateText: due.inReview ? say('payInReview') : say(`pay${due.state}`),
    dueAmount: yuanNumber(due.due),
    paidAmount: yuanNumber(due.paid),
    heldAmount: yuanNumber(held?.amountFen ?? 0n),
    payDueTime: due.payDueAt.toISOString(),
    isSettled: isSettled(due.state) ? 1 : 0,
    inReview: due.inReview ? 1 : 0,
    paymentList: payments.map((payment) => paymentView(payment, say)),
    voucherList: vouchers.map((voucher) => voucherView(voucher, say)),
    can: actionsOf(due, account !== null, call.app.clock.now()),
  }
}
