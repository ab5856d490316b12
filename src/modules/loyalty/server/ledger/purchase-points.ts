import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { clawedAt, pointsFor, takeAvailable } from '../../rules/lots.ts'
import type { TradeDetails } from '../ports.ts'
import { settingOf } from '../settings.ts'
import {
  addLot,
  lockMember,
  lotByReference,
  lotById,
  moveLot,
  postEntries,
  saveClawed,
  setLotDue,
  spendableLots,
  type Lot,
} from './lot-repository.ts'
import { expiryOf, takeShares, watchExpiry } from './post-points.ts'

const oneDay = 86_400_000
const currency = 'points'
const lotOfOrder = (tx: Transaction, orderSn: string) => lotByReference(tx, { currency, source: 'order', reference: orderSn })

/** A paid order earns points for its goods; they wait. */
export async function earnFromOrder(tx: Transaction, trade: TradeDetails, act: ActorContext): Promise<void> {
  const { orderSn, memberId, goodsAmount: base } = trade
  const amount = pointsFor(base, await settingOf(tx, 'points_per_hundred_yuan'))
  if (amount <= 0) return
  await lockMember(tx, memberId, currency)
  const wish = { memberId, currency, source: 'order', reference: orderSn, base, amount, state: 'PENDING', expireAt: null } as const
  const lot = await addLot(tx, wish, act.now)
  if (!lot) return
  const shares = [{ lotId: lot.lotId, amount }]
  await postEntries(tx, { memberId, currency, kind: 'earn', bucket: 'pending', shares, reference: orderSn, act })
}

/** From the completion of the order on, its after-sale window runs. */
export async function waitForWindow(tx: Transaction, orderSn: string, windowDays: number, now: Date): Promise<void> {
  const lot = await lotOfOrder(tx, orderSn)
  const dueAt = new Date(now.getTime() + windowDays * oneDay)
  if (lot && (await setLotDue(tx, lot.lotId, dueAt)))
    await schedule(tx, { entity: 'loyaltyLot', entityId: lot.lotId, event: 'grant', dueAt })
}

/** The window is over: the points can be spent. An open case is decided first, and the question asked again tomorrow. */
export async function grantLot(
  tx: Transaction,
  lotId: number,
  openCases: (orderSn: string) => Promise<number>,
  act: ActorContext,
): Promise<void> {
  const seen = await lotById(tx, lotId)
  if (seen?.state !== 'PENDING') return
  if ((await openCases(seen.reference)) > 0)
    return schedule(tx, { entity: 'loyaltyLot', entityId: lotId, event: 'grant', dueAt: new Date(act.now.getTime() + oneDay) })
  await lockMember(tx, seen.memberId, currency)
  const lot = await lotById(tx, lotId)
  if (lot?.state !== 'PENDING') return
  const { memberId, remaining, reference } = lot
  const both = { memberId, currency, kind: 'grant', reference, act } as const
  await postEntries(tx, { ...both, bucket: 'pending', shares: [{ lotId, amount: -remaining }] })
  await postEntries(tx, { ...both, bucket: 'available', shares: [{ lotId, amount: remaining }] })
  const expireAt = await expiryOf(tx, currency, act.now)
  await moveLot(tx, lot, 'grant', { at: act.now, expireAt })
  await watchExpiry(tx, lotId, expireAt, act.now)
  await emit(tx, { event: 'loyalty.granted', key: `loyalty ${memberId}`, payload: { memberId, currency, amount: remaining } })
}

/** Goods of an order were refunded: points are taken back pro rata, of the order's own lot first. The shortage is noted. */
export async function clawBackPoints(
  tx: Transaction,
  refund: { readonly orderSn: string; readonly refundSn: string; readonly goods: bigint | 'all' },
  act: ActorContext,
): Promise<void> {
  const seen = await lotOfOrder(tx, refund.orderSn)
  if (!seen) return
  await lockMember(tx, seen.memberId, currency)
  const lot = (await lotById(tx, seen.lotId)) ?? seen
  const total = refund.goods === 'all' ? lot.base : lot.refunded + refund.goods
  const refunded = total > lot.base ? lot.base : total
  const clawed = clawedAt(lot, refunded) - lot.clawed
  const shortage = clawed > 0 ? await take(tx, lot, clawed, refund.refundSn, act) : 0
  await saveClawed(tx, lot.lotId, { refunded, clawed, shortage })
  if (clawed > 0)
    await emit(tx, {
      event: 'loyalty.clawedBack',
      key: `loyalty ${lot.memberId}`,
      payload: { memberId: lot.memberId, currency, amount: clawed - shortage, orderSn: refund.orderSn },
    })
}

/** Takes from the lot itself, then from the member's others; answers what could not be taken. */
async function take(tx: Transaction, lot: Lot, clawed: number, reference: string, act: ActorContext): Promise<number> {
  const own = Math.min(clawed, lot.remaining)
  const { memberId, lotId, state } = lot
  const bucket = state === 'PENDING' ? 'pending' : 'available'
  if (own > 0) await postEntries(tx, { memberId, currency, kind: 'clawBack', bucket, shares: [{ lotId, amount: -own }], reference, act })
  const isOver = own === lot.remaining
  if (isOver && state !== 'CLAWED_BACK') await moveLot(tx, lot, 'clawBack', { at: act.now })
  if (own === clawed) return 0
  const others = (await spendableLots(tx, memberId, currency, act.now)).filter((one) => one.lotId !== lotId)
  const shares = takeAvailable(others, clawed - own)
  await takeShares(tx, others, shares, { memberId, currency, kind: 'clawBack', reference, act })
  return clawed - own - shares.reduce((sum, share) => sum + share.amount, 0)
}
