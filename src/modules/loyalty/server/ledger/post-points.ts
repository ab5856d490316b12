import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { addDays, dayOf, endOfDay } from '../../../../kernel/time/clock.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { leastDaysAfterGiveBack, noticeDaysBeforeExpiry } from '../../rules/loyalty-settings.ts'
import type { Currency } from '../../rules/lot-machine.ts'
import { partOfShares, takeFirstExpiring, takeAvailable, type LotShare } from '../../rules/lots.ts'
import { settingOf } from '../settings.ts'
import { addLot, lockMember, lotById, moveLot, postEntries, saveClawed, spendableLots, spentShares, type Lot } from './lot-repository.ts'

/** The end of the day on which what comes now expires. */
export async function expiryOf(tx: Transaction, currency: Currency, now: Date): Promise<Date> {
  const months = await settingOf(tx, currency === 'points' ? 'points_valid_months' : 'score_valid_months')
  const [year = 0, month = 1, day = 1] = dayOf(now).split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + Math.max(months, 1) + 1, 0)).getUTCDate()
  const at = new Date(Date.UTC(year, month - 1 + Math.max(months, 1), Math.min(day, last)))
  return endOfDay(at.toISOString().slice(0, 10))
}

/** Sets the timers of a lot that can be spent: its expiry and the notice before it. */
export async function watchExpiry(tx: Transaction, lotId: number, expireAt: Date, now: Date): Promise<void> {
  const of = { entity: 'loyaltyLot', entityId: lotId }
  await schedule(tx, { ...of, event: 'expire', dueAt: expireAt })
  const remindAt = new Date(expireAt.getTime() - noticeDaysBeforeExpiry * 86_400_000)
  if (remindAt > now) await schedule(tx, { ...of, event: 'remind', dueAt: remindAt })
}

export type Gift = {
  readonly memberId: number
  readonly currency: Currency
  readonly source: 'task' | 'adjust'
  readonly reference: string
  readonly amount: number
  readonly note?: string
  readonly act: ActorContext
}

/** Adds points that can be spent at once; false when their document brought them before. */
export async function addGranted(tx: Transaction, gift: Gift): Promise<boolean> {
  const { memberId, currency, source, reference, amount, act } = gift
  if (amount <= 0) return false
  await lockMember(tx, memberId, currency)
  const expireAt = await expiryOf(tx, currency, act.now)
  const lot = await addLot(tx, { memberId, currency, source, reference, base: 0n, amount, state: 'GRANTED', expireAt }, act.now)
  if (!lot) return false
  const kind = source === 'adjust' ? 'adjust' : 'earn'
  const shares = [{ lotId: lot.lotId, amount }]
  await postEntries(tx, { memberId, currency, kind, bucket: 'available', shares, reference, note: gift.note ?? '', act })
  await watchExpiry(tx, lot.lotId, expireAt, act.now)
  return true
}

export type Spending = {
  readonly memberId: number
  readonly currency: Currency
  readonly amount: number
  readonly reference: string
  readonly note?: string
  readonly kind?: 'spend' | 'adjust'
  readonly act: ActorContext
}

/** Takes points from the lots that expire first. Refusal: `loyalty.pointsShort`. */
export async function spendPoints(tx: Transaction, wish: Spending): Promise<readonly LotShare[] | Failure> {
  const { memberId, currency, amount, act } = wish
  await lockMember(tx, memberId, currency)
  const lots = await spendableLots(tx, memberId, currency, act.now)
  const shares = takeFirstExpiring(lots, amount)
  if (!shares) return failure('loyalty.pointsShort', { have: lots.reduce((sum, lot) => sum + lot.remaining, 0), need: amount })
  await takeShares(tx, lots, shares, { ...wish, kind: wish.kind ?? 'spend' })
  return shares
}

/** Writes what is taken from lots, and ends those of which nothing is left. */
export async function takeShares(
  tx: Transaction,
  lots: readonly Lot[],
  shares: readonly LotShare[],
  wish: Omit<Spending, 'amount' | 'kind'> & { readonly kind: 'spend' | 'adjust' | 'clawBack' },
): Promise<void> {
  const { memberId, currency, kind, reference, note = '', act } = wish
  const taken = shares.map((share) => ({ ...share, amount: -share.amount }))
  await postEntries(tx, { memberId, currency, kind, bucket: 'available', shares: taken, reference, note, act })
  for (const share of shares) {
    const lot = lots.find((one) => one.lotId === share.lotId)
    if (lot && lot.remaining === share.amount) await moveLot(tx, lot, 'spend', { at: act.now })
  }
}

/**
 * Gives what a document spent back to the lots it was taken from, once. A lot that expired meanwhile, or would soon, can be spent for a
 * while longer; what refunds could not take back before is taken now.
 */
export async function giveBackPoints(tx: Transaction, wish: Omit<Spending, 'amount' | 'kind' | 'note'>): Promise<number> {
  await lockMember(tx, wish.memberId, wish.currency)
  return giveBackShares(tx, await spentShares(tx, wish.memberId, wish.reference), wish)
}

export type PartGivenBack = Omit<Spending, 'kind' | 'note'> & {
  /** The document that spent them. */
  readonly spentBy: string
  /** How many of them came back before. */
  readonly from: number
}

/** Gives a part of what a document spent back, after those that came back before: to the lots that it took last first. */
export async function giveBackPart(tx: Transaction, { spentBy, from, ...wish }: PartGivenBack): Promise<number> {
  await lockMember(tx, wish.memberId, wish.currency)
  const spent = (await spentShares(tx, wish.memberId, spentBy)).toReversed()
  return giveBackShares(tx, partOfShares(spent, from, wish.amount), wish)
}

async function giveBackShares(
  tx: Transaction,
  shares: readonly LotShare[],
  { memberId, currency, reference, act }: Pick<Spending, 'memberId' | 'currency' | 'reference' | 'act'>,
): Promise<number> {
  await postEntries(tx, { memberId, currency, kind: 'giveBack', bucket: 'available', shares, reference, act })
  const least = endOfDay(addDays(dayOf(act.now), leastDaysAfterGiveBack))
  for (const { lotId } of shares) {
    const lot = await lotById(tx, lotId)
    if (!lot) throw new Error(`lot ${lotId} is gone`)
    const expireAt = lot.expireAt && lot.expireAt > least ? lot.expireAt : least
    if (lot.state !== 'GRANTED') await moveLot(tx, lot, 'giveBack', { at: act.now, expireAt })
    if (expireAt !== lot.expireAt || lot.state !== 'GRANTED') await watchExpiry(tx, lotId, expireAt, act.now)
    if (lot.shortage > 0) await takeShortage(tx, { ...lot, state: 'GRANTED' }, reference, act)
  }
  return shares.reduce((sum, share) => sum + share.amount, 0)
}

async function takeShortage(tx: Transaction, lot: Lot, reference: string, act: ActorContext): Promise<void> {
  const amount = Math.min(lot.shortage, lot.remaining)
  const { memberId, currency, lotId } = lot
  const shares = takeAvailable([lot], amount)
  await takeShares(tx, [lot], shares, { memberId, currency, kind: 'clawBack', reference, act })
  await saveClawed(tx, lotId, { refunded: lot.refunded, clawed: 0, shortage: -amount })
}

/** The time of a lot is over: what is left of it goes. */
export async function expireLot(tx: Transaction, lotId: number, act: ActorContext): Promise<void> {
  const seen = await lotById(tx, lotId)
  if (!seen) return
  await lockMember(tx, seen.memberId, seen.currency)
  const lot = await lotById(tx, lotId)
  if (lot?.state !== 'GRANTED' || !lot.expireAt || lot.expireAt > act.now) return
  const { memberId, currency, remaining } = lot
  const reference = `expire ${lotId} ${dayOf(lot.expireAt)}`
  await postEntries(tx, {
    memberId,
    currency,
    kind: 'expire',
    bucket: 'available',
    shares: [{ lotId, amount: -remaining }],
    reference,
    act,
  })
  await moveLot(tx, lot, 'expire', { at: act.now })
  await emit(tx, { event: 'loyalty.expired', key: `loyalty ${memberId}`, payload: { memberId, currency, amount: remaining } })
}

/** Tells a member that points expire soon. */
export async function remindOfExpiry(tx: Transaction, lotId: number, now: Date): Promise<void> {
  const lot = await lotById(tx, lotId)
  if (lot?.state !== 'GRANTED' || !lot.expireAt || lot.expireAt <= now) return
  const day = dayOf(new Date(lot.expireAt.getTime() - 1))
  const { memberId, currency, remaining } = lot
  await emit(tx, { event: 'loyalty.expiring', key: `loyalty ${memberId}`, payload: { memberId, currency, amount: remaining, day } })
}
