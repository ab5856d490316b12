import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { emit } from '../../../kernel/events/events.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen } from '../../../kernel/money/money.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { systemContext } from '../../../api/actor-context.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { closeOrder, lockOrderSold } from '../../order/server/public.ts'
import { paidFor } from '../rules/refundable.ts'
import { refundById, refundOrder, refundsOfReference, retryFailedRefundOf } from '../../payment/server/public.ts'
import { paidForWeight, refundSupplements, weightRefunds } from '../../weighing/server/public.ts'
import { payableAccount } from '../../wallet/rules/ledger-accounts.ts'
import { balanceOfAccount, isPosted } from '../../wallet/server/public.ts'
import { aftersaleMessages } from '../messages.ts'
import { autoRefundLimit } from './aftersale-days.ts'
import { supplementSharesOf } from './case-supplement.ts'
import { type AftersaleCase } from './case-repository.ts'
import { refundedGoodsOf } from './case-line-repository.ts'
import { lockWholeCase, moveCase, type LockedCase } from './move-case.ts'

/**
 * Sends the money of a case whose amount is decided back the way it came; what a supplement by weight paid goes to the balance. Refusals: a move's, `payment.nothingToGiveBack`.
 */
export async function payBackCase(
  tx: Transaction,
  locked: LockedCase,
  by: { readonly who: 'platform' | 'system'; readonly act: ActorContext },
): Promise<AftersaleCase | Failure> {
  const moved = await moveCase(tx, locked, { event: 'payBack', ...by })
  if (isFailure(moved)) return moved
  const { of, sold } = locked
  const reason = translate('zh', aftersaleMessages)('refundReason', { caseSn: of.caseSn })
  const isUnshipped = of.goodsState === 'notShipped'
  const { orderSn, memberId, storeId, caseSn: reference } = of
  const shares = await supplementSharesOf(tx, locked)
  const fen = of.amount - sumFen(shares.map((share) => share.fen))
  const asked = await refundOrder(tx, { paySn: sold.paySn, orderSn, fen, reason, reference, isUnshipped }, by.act)
  if (isFailure(asked)) return asked
  if (shares.length > 0) await refundSupplements(tx, { orderSn, memberId, storeId, reference, shares, act: by.act })
  return moved
}

/** Whether the money of an order is still with the platform, or its store is owed enough to bear the refund. */
async function isBorne(tx: Transaction, { orderSn, storeId, amount }: AftersaleCase): Promise<boolean> {
  if (!(await isPosted(tx, { kind: 'orderTransfer', reference: orderSn }))) return true
  return (await balanceOfAccount(tx, payableAccount(storeId))).balanceFen >= amount
}

/** Small amounts that the store can bear go back at once; others wait for the platform's finance (flows.md F2). */
export async function payBackIfSmall(tx: Transaction, caseSn: string, now: Date): Promise<true | Failure> {
  const locked = await lockWholeCase(tx, caseSn, { anyone: true })
  if (locked?.of.state !== 'REFUND_PENDING' || locked.of.awaitsRedLetter) return true
  if (locked.of.amount > (await autoRefundLimit(tx)) || !(await isBorne(tx, locked.of))) return true
  const paid = await payBackCase(tx, locked, { who: 'system', act: systemContext('aftersale/payBack', now) })
  return isFailure(paid) ? paid : true
}

/** The platform asks for a refund again that the gateway refused. */
export async function retryRefund(tx: Transaction, locked: LockedCase, act: ActorContext): Promise<AftersaleCase | Failure> {
  const moved = await moveCase(tx, locked, { event: 'retryRefund', who: 'platform', act })
  if (!isFailure(moved)) await retryFailedRefundOf(tx, locked.of.caseSn, act.now)
  return moved
}

const refundMoved = z.object({ refundId: z.number() })
const supplementRefunded = z.object({ reference: z.string() })
const caseMoved = z.object({ caseSn: z.string(), state: z.string() })

/** The money of cases: agreed ones are paid back, and what became of each refund is written down. */
export const aftersaleSubscribers: readonly Subscriber[] = [
  {
    consumer: 'aftersale.payBack',
    events: ['aftersale.moved'],
    take: async (tx, { payload }, app) => {
      const { caseSn, state } = caseMoved.parse(payload)
      if (state !== 'REFUND_PENDING') return
      const done = await payBackIfSmall(tx, caseSn, app.clock.now())
      if (isFailure(done)) throw new Error(`${caseSn} was not paid back: ${done.code}`)
    },
  },
  {
    consumer: 'aftersale.refunds',
    events: ['payment.refundMoved'],
    take: async (tx, { payload }, app) => {
      const refund = await refundById(tx, refundMoved.parse(payload).refundId)
      if (refund && refund.reference !== '') await followRefund(tx, refund.reference, app.clock.now())
    },
  },
  {
    // A case whose money all comes out of a supplement has no refund of a payment that would say so.
    consumer: 'aftersale.supplements',
    events: ['weighNote.supplementRefunded'],
    take: (tx, { payload }, app) => followRefund(tx, supplementRefunded.parse(payload).reference, app.clock.now()),
  },
]

/** Looks at all refunds of a case as they stand now, so neither the order of the events nor a repetition matters. */
async function followRefund(tx: Transaction, caseSn: string, now: Date): Promise<void> {
  const locked = await lockWholeCase(tx, caseSn, { anyone: true })
  if (!locked) return
  const { state } = locked.of
  if (state !== 'REFUNDING' && state !== 'REFUND_FAILED') return
  const refunds = await refundsOfReference(tx, caseSn)
  const act = systemContext('aftersale/refund', now)
  if (refunds.every((refund) => refund.state === 'DONE')) return finish(tx, locked, act)
  if (state === 'REFUNDING' && refunds.some((refund) => refund.state === 'FAILED')) {
    const failed = await moveCase(tx, locked, { event: 'refundFailed', who: 'system', act })
    if (isFailure(failed)) throw new Error(`${caseSn}: ${failed.code}`)
  }
}

async function finish(tx: Transaction, locked: LockedCase, act: ActorContext): Promise<void> {
  const { of, lines } = locked
  const moved = await moveCase(tx, locked, { event: 'refunded', who: 'system', act })
  if (isFailure(moved)) throw new Error(`${of.caseSn}: ${moved.code}`)
  const goods = sumFen(lines.map((line) => line.goods))
  if (goods > 0n)
    await emit(tx, {
      event: 'aftersale.refunded',
      key: of.orderSn,
      payload: { orderSn: of.orderSn, refundSn: of.caseSn, goodsAmount: String(goods), memberId: of.memberId, storeId: of.storeId },
    })
  await closeIfAllBack(tx, of, act)
}

/** Everything that was paid for the goods went back: the order is over. */
async function closeIfAllBack(tx: Transaction, of: AftersaleCase, act: ActorContext): Promise<void> {
  const order = await lockOrderSold(tx, of.orderSn, { anyone: true })
  if (!order || order.order.state === 'CLOSED') return
  const cancelled = sumFen(order.sold.lines.map((line) => line.cancelledAmount))
  const byWeight = sumFen([...(await weightRefunds(tx, of.orderSn)).values()])
  const forWeight = sumFen([...(await paidForWeight(tx, of.orderSn)).values()])
  const isAll = (await refundedGoodsOf(tx, of.orderId)) + cancelled + byWeight >= sumFen(order.sold.lines.map(paidFor)) + forWeight
  if (!isAll) return
  const closed = await closeOrder(tx, order.order, { act })
  if (isFailure(closed)) throw new Error(`${of.orderSn} was not closed: ${closed.code}`)
}
