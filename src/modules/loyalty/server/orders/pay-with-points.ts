import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Queryable, Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { pointsBackAt, type PointsTerms } from '../../rules/points-payment.ts'
import { lockMember, spendableLots } from '../ledger/lot-repository.ts'
import { giveBackPart, spendPoints } from '../ledger/post-points.ts'
import { settingOf } from '../settings.ts'
import { addOrderPoints, orderPointsOf, updateGivenBack } from './order-points-repository.ts'

const currency = 'points'

/** What a member may pay with points now: what can be spent, and the terms of the platform. */
export async function pointsTermsOf(db: Queryable, memberId: number, now: Date): Promise<PointsTerms> {
  const lots = await spendableLots(db, memberId, currency, now)
  return {
    available: lots.reduce((sum, lot) => sum + lot.remaining, 0),
    unit: await settingOf(db, 'points_pay_unit'),
    worth: BigInt(await settingOf(db, 'points_worth_fen')),
    sharePercent: await settingOf(db, 'points_pay_share_percent'),
  }
}

export type OrderShare = { readonly orderSn: string; readonly points: number; readonly amount: bigint }

/** Takes the points that pay a part of orders, in the transaction that places them. Refusal: `loyalty.pointsShort`. */
export async function payOrdersWithPoints(
  tx: Transaction,
  wish: { readonly memberId: number; readonly orders: readonly OrderShare[]; readonly act: ActorContext },
): Promise<true | Failure> {
  const { memberId, act } = wish
  for (const { orderSn, points, amount } of wish.orders) {
    if (points === 0) continue
    const spent = await spendPoints(tx, { memberId, currency, amount: points, reference: orderSn, act })
    if (isFailure(spent)) return spent
    await addOrderPoints(tx, { orderSn, memberId, points, worth: amount }, act.now)
  }
  return true
}

export type PointsRefund = {
  readonly orderSn: string
  /** The document that gives them back. */
  readonly refundSn: string
  /** What of the goods goes back, in fen of what was paid for them. */
  readonly goods: bigint | 'all'
  /** What was paid for all goods of the order. */
  readonly paid: bigint
}

/** Money of an order goes back, or the order is off: so do its points, pro rata, to the lots they came from. Answers how many. */
export async function giveBackOrderPoints(
  tx: Transaction,
  { orderSn, refundSn, goods, paid }: PointsRefund,
  act: ActorContext,
): Promise<number> {
  const seen = await orderPointsOf(tx, orderSn)
  if (!seen) return 0
  await lockMember(tx, seen.memberId, currency)
  const order = (await orderPointsOf(tx, orderSn)) ?? seen
  const refunded = goods === 'all' ? order.refunded : order.refunded + goods
  const due = goods === 'all' ? order.points : pointsBackAt(order.points, paid, refunded)
  const amount = due - order.givenBack
  // A reference of its own: what the same refund takes back of a lot stands under the number of the refund.
  const reference = due === order.points && order.givenBack === 0 ? orderSn : `${orderSn} ${refundSn}`
  if (amount > 0)
    await giveBackPart(tx, { memberId: order.memberId, currency, spentBy: orderSn, from: order.givenBack, amount, reference, act })
  await updateGivenBack(tx, orderSn, { refunded, givenBack: order.givenBack + Math.max(amount, 0) })
  return Math.max(amount, 0)
}
