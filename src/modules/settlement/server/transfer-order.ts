import { systemContext } from '../../../api/actor-context.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import { aftersaleDays, windowEnd } from '../../aftersale/server/public.ts'
import { lockPayOrder, orderSold } from '../../order/server/public.ts'
import { daysLater } from '../../order/rules/order-times.ts'
import { payableAccount, platformAccount, type PostingKind } from '../../wallet/rules/ledger-accounts.ts'
import { mustPost } from '../../wallet/server/public.ts'
import { runTime, periodAt } from '../rules/bill-period.ts'
import { orderShare, shareChange, type OrderShare } from '../rules/order-share.ts'
import { billsPerMonth } from './bill-settings.ts'
import { addEntry, bookedShare, refundedOrder } from './entry-repository.ts'
import { freezeRates, soldOrder } from './order-share-repository.ts'

const day = 86_400_000
const over = ['COMPLETED', 'CLOSED']

/** Moves money of an order in the ledger: what buyers paid and the platform's coupon go to the store, less the commission. */
export async function postShare(
  tx: Transaction,
  kind: PostingKind,
  of: { reference: string; storeId: number; share: OrderShare; note: string },
  act: ActorContext,
) {
  const { received, platformPart, commission, payable } = of.share
  const entries = [
    { account: platformAccount('orders'), fen: -received },
    { account: platformAccount('platformCoupons'), fen: -platformPart },
    { account: platformAccount('commission'), fen: commission },
    { account: payableAccount(of.storeId), fen: payable },
  ].filter((entry) => entry.fen !== 0n)
  if (entries.length > 0) await mustPost(tx, { kind, reference: of.reference, entries, note: of.note, act })
}

/**
 * Credits an order to its store at the end of the after-sale window, once: what the buyer paid and did not get back, the platform's
 * coupon, less the frozen commission (flows.md F11). `later`: a case is open, so it is asked again.
 */
export async function transferOrder(tx: Transaction, orderSn: string, act: ActorContext): Promise<'done' | 'later' | 'nothing'> {
  const paySn = (await soldOrder(tx, orderSn))?.paySn
  if (paySn === undefined) return 'nothing'
  // Refunds of the order are asked for under the same lock, so each is either counted here or comes after.
  await lockPayOrder(tx, paySn, null)
  await freezeRates(tx, [orderSn], act.now)
  const order = await soldOrder(tx, orderSn)
  if (!order || order.paidAt === null || !over.includes(order.state)) return 'nothing'
  if (order.openCases > 0) return 'later'
  if ((await bookedShare(tx, orderSn)).isTransferred) return 'nothing'
  const share = orderShare(order.share)
  if (share.received === 0n && share.platformPart === 0n) return 'nothing'
  const { storeId, lastRefund } = order
  const isNew = await addEntry(tx, { ...share, storeId, kind: 'transfer', orderSn, reference: orderSn, lastRefund, at: act.now })
  if (!isNew) return 'nothing'
  await postShare(tx, 'orderTransfer', { reference: orderSn, storeId, share, note: paySn }, act)
  await scheduleRun(tx, act.now)
  return 'done'
}

/** A refund of an order that was credited already is taken back from the store, once per refund. */
export async function takeBackRefund(tx: Transaction, refundId: number, act: ActorContext): Promise<boolean> {
  const refund = await refundedOrder(tx, refundId)
  if (!refund) return false
  await lockPayOrder(tx, refund.paySn, null)
  const before = await bookedShare(tx, refund.orderSn)
  if (!before.isTransferred || refundId <= before.lastRefund) return false
  const order = await soldOrder(tx, refund.orderSn)
  if (!order) return false
  const share = shareChange(orderShare(order.share), before)
  if (share.received === 0n && share.payable === 0n) return false
  const { storeId, orderSn, lastRefund } = order
  const reference = refund.refundNo
  if (!(await addEntry(tx, { ...share, storeId, kind: 'refund', orderSn, reference, lastRefund, at: act.now }))) return false
  await postShare(tx, 'transferRefund', { reference, storeId, share, note: orderSn }, act)
  await scheduleRun(tx, act.now)
  return true
}

/** The period in which something was written has its bills made after its end. */
export async function scheduleRun(tx: Transaction, now: Date): Promise<void> {
  const period = periodAt(now, await billsPerMonth(tx))
  await schedule(tx, { entity: 'settlementRun', entityId: period.until.toISOString(), event: 'generate', dueAt: runTime(period) })
}

/** Sets the timer that credits an order when nobody can open a case any more. */
export async function scheduleTransfer(tx: Transaction, orderSn: string, now: Date): Promise<void> {
  const sold = await orderSold(tx, orderSn, { anyone: true })
  if (!sold || sold.paidAt === null) return
  const days = await aftersaleDays(tx)
  const dueAt = windowEnd(sold, days) ?? daysLater(now, days.companyWindowDays)
  await schedule(tx, { entity: 'settlementOrder', entityId: orderSn, event: 'transfer', dueAt })
}

/** What the timer of an order does: an order with an open case is looked at again the next day. */
export async function transferWhenDue(tx: Transaction, orderSn: string, now: Date): Promise<void> {
  const done = await transferOrder(tx, orderSn, systemContext('settlementOrder/transfer', now))
  const dueAt = new Date(now.getTime() + day)
  if (done === 'later') await schedule(tx, { entity: 'settlementOrder', entityId: orderSn, event: 'transfer', dueAt })
}
