import { when, type Composed } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import type { Currency, EntryKind } from '../../rules/lot-machine.ts'

type Int = number | bigint
export type Balances = { readonly available: number; readonly pending: number; readonly expiring: number; readonly expireAt: Date | null }

const balances = {
  name: 'loyalty.balances',
  text: `SELECT coalesce((SELECT available FROM loyalty_account WHERE member_id = $1 AND currency = $2), 0) AS available,
      coalesce((SELECT pending FROM loyalty_account WHERE member_id = $1 AND currency = $2), 0) AS pending,
      coalesce(sum(remaining), 0)::bigint AS expiring, min(expire_at) AS "expireAt"
    FROM loyalty_lot WHERE member_id = $1 AND currency = $2 AND state = 'GRANTED' AND remaining > 0 AND expire_at <= $3`,
}
// Balances must be the sums of the entries: of accounts, of both kinds, and of lots; only entries take from lots.
const proof = {
  name: 'loyalty.proof',
  text: `WITH e AS (SELECT member_id, currency, sum(amount) FILTER (WHERE bucket = 'available') AS available, sum(amount) FILTER (WHERE bucket = 'pending') AS pending
      FROM loyalty_entry GROUP BY 1, 2),
    l AS (SELECT l.lot_id, l.remaining, l.state, coalesce(sum(e.amount), 0) AS sum, coalesce(sum(e.amount) FILTER (WHERE e.bucket = 'pending'), 0) AS pending
      FROM loyalty_lot l LEFT JOIN loyalty_entry e USING (lot_id) GROUP BY l.lot_id)
    SELECT (SELECT count(*) FROM loyalty_account a LEFT JOIN e USING (member_id, currency)
        WHERE a.available <> coalesce(e.available, 0) OR a.pending <> coalesce(e.pending, 0))::int AS accounts,
      (SELECT count(*) FROM l WHERE remaining <> sum OR (state = 'PENDING') <> (pending > 0)
        OR (state IN ('SPENT', 'EXPIRED', 'CLAWED_BACK')) <> (remaining = 0))::int AS lots,
      (SELECT count(*) FROM loyalty_entry)::int AS entries`,
}

/** What a member has, and how much of it expires until a moment. */
export async function balancesOf(db: Queryable, memberId: number, currency: Currency, until: Date): Promise<Balances> {
  const [row] = await rows<{ available: Int; pending: Int; expiring: Int; expireAt: Date | null }>(db, balances, [
    memberId,
    currency,
    until,
  ])
  const { available = 0, pending = 0, expiring = 0, expireAt = null } = row ?? {}
  return { available: Number(available), pending: Number(pending), expiring: Number(expiring), expireAt }
}

export type Entry = {
  readonly entryId: number
  readonly kind: EntryKind
  readonly bucket: 'pending' | 'available'
  readonly amount: number
  /** What the account had after it, of each kind. */
  readonly availableAfter: number
  readonly pendingAfter: number
  readonly reference: string
  readonly note: string
  readonly at: Date
  readonly lotId: number
  readonly source: 'order' | 'task' | 'adjust'
  readonly expireAt: Date | null
  readonly actorName: string
}
type EntryRow = Omit<Entry, 'amount' | 'availableAfter' | 'pendingAfter'> & { amount: Int; availableAfter: Int; pendingAfter: Int }
type EntrySearch = PageNumber & { readonly memberId: number; readonly currency: Currency; readonly direction: '' | 'in' | 'out' }

// An entry notes the balance that it moved; the other one stands where its own last entry left it.
const after = (
  bucket: Entry['bucket'],
) => `CASE WHEN e.bucket = '${bucket}' THEN e.balance_after ELSE coalesce((SELECT b.balance_after FROM loyalty_entry b
    WHERE b.member_id = e.member_id AND b.currency = e.currency AND b.bucket = '${bucket}' AND b.entry_id < e.entry_id ORDER BY b.entry_id DESC LIMIT 1), 0) END`

/** The statement of a member's history; a test asks the database for its plan. */
export function pointsHistoryStatement({ memberId, currency, direction, ...page }: EntrySearch): Composed {
  const signs = { in: 'e.amount > 0', out: 'e.amount < 0' }
  const conditions = [
    {
      key: 'member',
      sql: `e.member_id = ? AND e.currency = ? AND NOT (e.kind = 'grant' AND e.bucket = 'pending')`,
      values: [memberId, currency],
    },
    ...(direction === '' ? [] : [{ key: direction, sql: signs[direction], values: [] }]),
  ]
  const columns = `e.entry_id AS "entryId", e.kind, e.bucket, e.amount, ${after('available')} AS "availableAfter", ${after('pending')} AS "pendingAfter", e.reference, e.note, e.at, e.lot_id AS "lotId",
    l.source, l.expire_at AS "expireAt", e.actor_name AS "actorName"`
  const tables = 'loyalty_entry e JOIN loyalty_lot l USING (lot_id)'
  return pageStatement('loyalty.entries', conditions, { columns, tables, counted: 'loyalty_entry e', orderBy: 'e.entry_id DESC' }, page)
}

/** A member's history, the newest first. */
export async function entriesOf(db: Queryable, search: EntrySearch): Promise<ListPage<Entry>> {
  const { list, total } = await readPage<EntryRow>(db, pointsHistoryStatement(search))
  const numbers = list.map((row) => ({
    ...row,
    amount: Number(row.amount),
    availableAfter: Number(row.availableAfter),
    pendingAfter: Number(row.pendingAfter),
  }))
  return { list: numbers, total }
}

export type Account = {
  readonly memberId: number
  readonly available: number
  readonly pending: number
  readonly shortage: number
  readonly lastAt: Date | null
}

type AccountSearch = PageNumber & { readonly currency: Currency; readonly memberId: number | null }

/** The statement of the accounts of a currency; a test asks the database for its plan. */
export function pointsAccountStatement({ currency, memberId, ...page }: AccountSearch): Composed {
  const conditions = [...when('currency', 'a.currency = ?', currency), ...when('member', 'a.member_id = ?', memberId)]
  const sums = `SELECT coalesce(sum(shortage), 0)::bigint AS shortage, max(created_at) AS last FROM loyalty_lot l WHERE l.member_id = a.member_id AND l.currency = a.currency`
  const columns = 'a.member_id AS "memberId", a.available, a.pending, l.shortage, l.last AS "lastAt"'
  const tables = `loyalty_account a CROSS JOIN LATERAL (${sums}) l`
  const orderBy = 'a.available + a.pending DESC, a.member_id'
  return pageStatement('loyalty.accounts', conditions, { columns, tables, counted: 'loyalty_account a', orderBy }, page)
}

/** Every member's account, the richest first. */
export async function accountsOf(db: Queryable, search: AccountSearch): Promise<ListPage<Account>> {
  type Row = { memberId: number; available: Int; pending: Int; shortage: Int; lastAt: Date | null }
  const { list, total } = await readPage<Row>(db, pointsAccountStatement(search))
  const numbers = list.map((row) => ({
    ...row,
    available: Number(row.available),
    pending: Number(row.pending),
    shortage: Number(row.shortage),
  }))
  return { list: numbers, total }
}

/** How many accounts and lots are not the sums of their entries: none, or something is wrong. */
export async function proveLoyalty(db: Queryable): Promise<{ readonly accounts: number; readonly lots: number; readonly entries: number }> {
  const [row] = await rows<{ accounts: number; lots: number; entries: number }>(db, proof, [])
  if (!row) throw new Error('a count gave no row')
  return row
}
