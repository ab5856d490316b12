import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { lockNamed } from '../../../../kernel/database/lock-named.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { lotMachine, type Currency, type EntryKind, type LotEvent, type LotState } from '../../rules/lot-machine.ts'
import type { LotShare } from '../../rules/lots.ts'

export type Lot = {
  readonly lotId: number
  readonly memberId: number
  readonly currency: Currency
  readonly source: 'order' | 'task' | 'adjust'
  readonly reference: string
  readonly base: bigint
  readonly refunded: bigint
  readonly amount: number
  readonly remaining: number
  readonly clawed: number
  readonly shortage: number
  readonly state: LotState
  readonly createdAt: Date
  readonly dueAt: Date | null
  readonly expireAt: Date | null
}
type Int = number | bigint
type Row = Omit<Lot, 'base' | 'refunded' | 'amount' | 'remaining' | 'clawed' | 'shortage'> & {
  base: Int
  refunded: Int
  amount: Int
  remaining: Int
  clawed: Int
  shortage: Int
}

const columns = `lot_id AS "lotId", member_id AS "memberId", currency, source, reference, base, refunded, amount, remaining, clawed, shortage, state,
  created_at AS "createdAt", due_at AS "dueAt", expire_at AS "expireAt"`
const lotOf = (row: Row): Lot => ({
  ...row,
  base: BigInt(row.base),
  refunded: BigInt(row.refunded),
  amount: Number(row.amount),
  remaining: Number(row.remaining),
  clawed: Number(row.clawed),
  shortage: Number(row.shortage),
})

const insert = {
  name: 'loyalty.lotInsert',
  text: `INSERT INTO loyalty_lot (member_id, currency, source, reference, base, amount, state, created_at, granted_at, expire_at)
         VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10) ON CONFLICT (currency, source, reference) DO NOTHING RETURNING ${columns}`,
}
const byId = { name: 'loyalty.lot', text: `SELECT ${columns} FROM loyalty_lot WHERE lot_id = $1` }
const byReference = {
  name: 'loyalty.lotByReference',
  text: `SELECT ${columns} FROM loyalty_lot WHERE currency = $1 AND source = $2 AND reference = $3`,
}
const spendable = {
  name: 'loyalty.lotsSpendable',
  text: `SELECT ${columns} FROM loyalty_lot WHERE member_id = $1 AND currency = $2 AND state = 'GRANTED' AND remaining > 0 AND expire_at > $3
         ORDER BY expire_at, lot_id`,
}
const ofMember = {
  name: 'loyalty.lotsOf',
  text: `SELECT ${columns} FROM loyalty_lot WHERE member_id = $1 AND currency = $2 AND remaining > 0 ORDER BY state DESC, expire_at NULLS LAST, lot_id LIMIT 100`,
}
const write = {
  name: 'loyalty.entryInsert',
  text: `INSERT INTO loyalty_entry (member_id, currency, lot_id, kind, bucket, amount, reference, note, actor_kind, actor_name, at)
         SELECT $1, $2, lot_id, $3, $4, amount, $7, $8, $9, $10, $11 FROM unnest($5::bigint[], $6::bigint[]) AS part (lot_id, amount)`,
}
const move = {
  name: 'loyalty.lotMove',
  text: `UPDATE loyalty_lot SET state = $2, granted_at = coalesce(granted_at, $4), expire_at = coalesce($5, expire_at) WHERE lot_id = $1 AND state = ANY($3)`,
}
const due = { name: 'loyalty.lotDue', text: `UPDATE loyalty_lot SET due_at = $2 WHERE lot_id = $1 AND state = 'PENDING'` }
const clawed = {
  name: 'loyalty.lotClawed',
  text: `UPDATE loyalty_lot SET refunded = $2, clawed = clawed + $3, shortage = shortage + $4 WHERE lot_id = $1`,
}
const spentBy = {
  name: 'loyalty.spentBy',
  text: `SELECT lot_id AS "lotId", -amount AS amount FROM loyalty_entry WHERE member_id = $1 AND kind = 'spend' AND reference = $2 ORDER BY lot_id`,
}

/** One change of a member's points at a time; everybody takes this lock before rows of goods. */
export function lockMember(tx: Transaction, memberId: number, currency: Currency): Promise<void> {
  return lockNamed(tx, `loyalty ${currency} ${memberId}`)
}

export type NewLot = Pick<Lot, 'memberId' | 'currency' | 'source' | 'reference' | 'base' | 'amount' | 'expireAt'> & {
  readonly state: 'PENDING' | 'GRANTED'
}

/** Adds a lot; null when its document brought one already. */
export async function addLot(tx: Transaction, lot: NewLot, at: Date): Promise<Lot | null> {
  const grantedAt = lot.state === 'GRANTED' ? at : null
  const { memberId, currency, source, reference, base, amount, state, expireAt } = lot
  const [row] = await rows<Row>(tx, insert, [memberId, currency, source, reference, base, amount, state, at, grantedAt, expireAt])
  return row ? lotOf(row) : null
}

export async function lotById(db: Queryable, lotId: number): Promise<Lot | null> {
  const [row] = await rows<Row>(db, byId, [lotId])
  return row ? lotOf(row) : null
}

export async function lotByReference(
  db: Queryable,
  key: { currency: Currency; source: Lot['source']; reference: string },
): Promise<Lot | null> {
  const [row] = await rows<Row>(db, byReference, [key.currency, key.source, key.reference])
  return row ? lotOf(row) : null
}

/** What a member can spend now, the first to expire before the others. */
export async function spendableLots(db: Queryable, memberId: number, currency: Currency, now: Date): Promise<Lot[]> {
  return (await rows<Row>(db, spendable, [memberId, currency, now])).map(lotOf)
}

/** The lots of which a member still has something. */
export async function lotsOf(db: Queryable, memberId: number, currency: Currency): Promise<Lot[]> {
  return (await rows<Row>(db, ofMember, [memberId, currency])).map(lotOf)
}

export type Posting = {
  readonly memberId: number
  readonly currency: Currency
  readonly kind: EntryKind
  readonly bucket: 'pending' | 'available'
  /** Above zero: the member gets it. */
  readonly shares: readonly LotShare[]
  readonly reference: string
  readonly note?: string
  readonly act: ActorContext
}

/** Writes entries; the database moves the balances of account and lots by them. */
export async function postEntries(tx: Transaction, posting: Posting): Promise<void> {
  const { shares, act } = posting
  if (shares.length === 0) return
  const lots = [shares.map((share) => share.lotId), shares.map((share) => share.amount)]
  const { memberId, currency, kind, bucket, reference, note = '' } = posting
  await execute(tx, write, [memberId, currency, kind, bucket, ...lots, reference, note, act.actor.kind, act.actor.name, act.now])
}

/** Moves the state of a lot under the lock of its member. */
export async function moveLot(
  tx: Transaction,
  lot: Pick<Lot, 'lotId' | 'state'>,
  event: LotEvent,
  { at, expireAt = null }: { readonly at: Date; readonly expireAt?: Date | null },
): Promise<void> {
  const done = await transition(tx, {
    machine: lotMachine,
    event,
    who: 'system',
    from: lot.state,
    update: async (to, from) => (await execute(tx, move, [lot.lotId, to, from, at, expireAt])) === 1,
    audit: null,
  })
  if (isFailure(done)) throw new Error(`lot ${lot.lotId} did not ${event}: ${done.code}`)
}

export async function setLotDue(tx: Transaction, lotId: number, dueAt: Date): Promise<boolean> {
  return (await execute(tx, due, [lotId, dueAt])) === 1
}

/** Notes how much of a lot was taken back, and what of it could not be taken. A shortage below zero was made good. */
export async function saveClawed(
  tx: Transaction,
  lotId: number,
  { refunded, clawed: more, shortage }: { readonly refunded: bigint; readonly clawed: number; readonly shortage: number },
): Promise<void> {
  await execute(tx, clawed, [lotId, refunded, more, shortage])
}

/** Which lots paid a document. */
export async function spentShares(db: Queryable, memberId: number, reference: string): Promise<LotShare[]> {
  const found = await rows<{ lotId: number; amount: Int }>(db, spentBy, [memberId, reference])
  return found.map(({ lotId, amount }) => ({ lotId, amount: Number(amount) }))
}
