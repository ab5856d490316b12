import { when, type Composed, type Condition } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { AftersaleKind, AftersaleState } from '../rules/aftersale-machine.ts'
import type { AftersaleReason } from '../rules/reasons.ts'
import { insertCaseLines, type NewLine } from './case-line-repository.ts'

type Int = number | bigint
export type ReturnAddress = { readonly receiver: string; readonly phone: string; readonly address: string }
export type GoodsState = 'notShipped' | 'notReceived' | 'received'

/** An after-sale case; amounts in fen. */
export type AftersaleCase = {
  readonly caseId: number
  readonly caseSn: string
  readonly orderId: number
  readonly orderSn: string
  readonly memberId: number
  readonly storeId: number
  readonly buyerTitle: string
  readonly isCompany: boolean
  readonly kind: AftersaleKind
  readonly state: AftersaleState
  readonly version: number
  readonly goodsState: GoodsState
  readonly reason: AftersaleReason
  readonly explanation: string
  readonly amount: bigint
  readonly offered: bigint | null
  readonly offerMade: boolean
  readonly reapplied: boolean
  readonly disputed: boolean
  readonly awaitsRedLetter: boolean
  readonly answer: string
  readonly returnAddress: ReturnAddress | null
  readonly carrier: string
  readonly trackingNo: string
  readonly condition: string
  readonly replaceCarrier: string
  readonly replaceNo: string
  readonly appliedAt: Date
  readonly dueAt: Date | null
  readonly endedAt: Date | null
}
export type CaseEvent = {
  readonly at: Date
  readonly event: string
  readonly toState: AftersaleState
  readonly actorKind: string
  readonly actorName: string
  readonly note: string
  readonly images: readonly string[]
}

const columns = `c.case_id AS "caseId", c.case_sn AS "caseSn", c.order_id AS "orderId", c.order_sn AS "orderSn", c.member_id AS "memberId", c.store_id AS "storeId",
  c.buyer_title AS "buyerTitle", c.is_company AS "isCompany", c.kind, c.state, c.version, c.goods_state AS "goodsState", c.reason, c.explanation, c.amount, c.offered,
  c.offer_made AS "offerMade", c.reapplied, c.disputed, c.awaits_red_letter AS "awaitsRedLetter", c.answer, c.return_address AS "returnAddress", c.carrier, c.tracking_no AS "trackingNo", c.condition,
  c.replace_carrier AS "replaceCarrier", c.replace_no AS "replaceNo", c.applied_at AS "appliedAt", c.due_at AS "dueAt", c.ended_at AS "endedAt"`
/** Whose cases: a buyer's, those of some stores, or all. */
export type CaseScope = { readonly memberId: number } | { readonly storeIds: readonly number[] } | { readonly anyone: true }
function scopeValues(scope: CaseScope): [number | null, readonly number[] | null] {
  if ('memberId' in scope) return [scope.memberId, null]
  return 'storeIds' in scope ? [null, scope.storeIds] : [null, null]
}
const inScope = `($2::bigint IS NULL OR c.member_id = $2) AND ($3::bigint[] IS NULL OR c.store_id = ANY($3))`

const one = { name: 'aftersale.one', text: `SELECT ${columns} FROM aftersale_case c WHERE c.case_sn = $1 AND ${inScope}` }
const lock = { name: 'aftersale.lock', text: `SELECT ${columns} FROM aftersale_case c WHERE c.case_sn = $1 AND ${inScope} FOR UPDATE` }
const counts = {
  name: 'aftersale.counts',
  text: `SELECT c.state, c.disputed, count(*)::int AS count FROM aftersale_case c
    WHERE ($1::bigint IS NULL OR c.member_id = $1) AND ($2::bigint[] IS NULL OR c.store_id = ANY($2)) AND c.ended_at IS NULL GROUP BY 1, 2`,
}
const undecided = `c.state NOT IN ('RECEIPT_REFUSED', 'CLOSED', 'BUYER_CANCELLED')
    AND EXISTS (SELECT FROM aftersale_line l WHERE l.case_id = c.case_id AND l.received > 0 AND l.restocked IS NULL)`
const countUndecided = {
  name: 'aftersale.countUndecided',
  text: `SELECT count(*)::int AS count FROM aftersale_case c WHERE ($1::bigint IS NULL OR c.member_id = $1) AND ($2::bigint[] IS NULL OR c.store_id = ANY($2)) AND ${undecided}`,
}
const insert = {
  name: 'aftersale.insert',
  text: `INSERT INTO aftersale_case (case_sn, order_id, order_sn, member_id, store_id, buyer_title, is_company, kind, state, goods_state, reason, explanation, amount, applied_at, moved_at, due_at)
    VALUES ('SH' || to_char($13::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('aftersale_number')::text, 6, '0'),
      $1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$13,$14) RETURNING case_sn AS "caseSn"`,
}
const move = {
  name: 'aftersale.move',
  text: `UPDATE aftersale_case c SET state = $2, version = version + 1, moved_at = $4::timestamptz, due_at = $5, ended_at = CASE WHEN $6 THEN $4::timestamptz END,
      amount = coalesce($7, amount), offered = coalesce($8, offered), offer_made = offer_made OR $2 = 'COUNTER_OFFERED',
      reapplied = reapplied OR $9, disputed = coalesce($10, disputed), answer = coalesce($11, answer), return_address = coalesce($12::jsonb, return_address),
      carrier = coalesce($13, carrier), tracking_no = coalesce($14, tracking_no), condition = coalesce($15, condition),
      replace_carrier = coalesce($16, replace_carrier), replace_no = coalesce($17, replace_no), explanation = coalesce($18, explanation),
      awaits_red_letter = $19
    WHERE c.case_id = $1 AND c.version = $3 RETURNING ${columns}`,
}
const addEvent = {
  name: 'aftersale.addEvent',
  text: `INSERT INTO aftersale_event (case_id, at, event, to_state, actor_kind, actor_id, actor_name, note, images) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9)`,
}
const eventsOf = {
  name: 'aftersale.events',
  text: `SELECT at, event, to_state AS "toState", actor_kind AS "actorKind", actor_name AS "actorName", note, images FROM aftersale_event WHERE case_id = $1 ORDER BY event_id`,
}
const addressOf = {
  name: 'aftersale.returnAddress',
  text: `SELECT receiver, phone, address FROM aftersale_return_address WHERE store_id = $1`,
}
const setAddress = {
  name: 'aftersale.setReturnAddress',
  text: `INSERT INTO aftersale_return_address (store_id, receiver, phone, address) VALUES ($1, $2, $3, $4)
    ON CONFLICT (store_id) DO UPDATE SET receiver = excluded.receiver, phone = excluded.phone, address = excluded.address`,
}

type CaseRow = Omit<AftersaleCase, 'amount' | 'offered'> & { readonly amount: Int; readonly offered: Int | null }
const caseOf = <Row extends CaseRow>(row: Row) => ({
  ...row,
  amount: BigInt(row.amount),
  offered: row.offered === null ? null : BigInt(row.offered),
})
/** A case of a scope; another's is an absent one. */
export async function findCase(db: Queryable, caseSn: string, scope: CaseScope): Promise<AftersaleCase | null> {
  const [row] = await rows<CaseRow>(db, one, [caseSn, ...scopeValues(scope)])
  return row ? caseOf(row) : null
}

/** The same, locked; lock its order before. */
export async function lockCase(tx: Transaction, caseSn: string, scope: CaseScope): Promise<AftersaleCase | null> {
  const [row] = await rows<CaseRow>(tx, lock, [caseSn, ...scopeValues(scope)])
  return row ? caseOf(row) : null
}

export type CaseSearch = {
  readonly scope: CaseScope
  readonly states: readonly AftersaleState[] | null
  readonly isDisputed: boolean
  /** Goods came back about which the store has not decided. */
  readonly isUndecided: boolean
  readonly keyword: string
} & PageNumber

function scopedTo(scope: CaseScope): readonly Condition[] {
  if ('memberId' in scope) return when('member', 'c.member_id = ?', scope.memberId)
  if (!('storeIds' in scope)) return []
  const [only, ...more] = scope.storeIds
  // One store, which nearly everybody has, walks its index in the order of the list.
  if (only !== undefined && more.length === 0) return when('store', 'c.store_id = ?', only)
  return when('stores', 'c.store_id = ANY(?::bigint[])', scope.storeIds)
}

/** The statement of a list of cases; a test asks the database for its plan. */
export function caseListStatement({ scope, states, isDisputed, isUndecided, keyword, ...page }: CaseSearch): Composed {
  const conditions = [
    ...scopedTo(scope),
    ...when('states', 'c.state = ANY(?::text[])', states),
    ...(isDisputed ? [{ key: 'disputed', sql: 'c.disputed', values: [] }] : []),
    ...(isUndecided ? [{ key: 'undecided', sql: undecided, values: [] }] : []),
    ...(keyword === '' ? [] : [{ key: 'number', sql: '(c.case_sn = ? OR c.order_sn = ?)', values: [keyword, keyword] }]),
  ]
  return pageStatement('aftersale.page', conditions, { columns, tables: 'aftersale_case c', orderBy: 'c.case_id DESC' }, page)
}

/** Cases of a scope, the newest first. */
export async function listCases(db: Queryable, search: CaseSearch): Promise<ListPage<AftersaleCase>> {
  const { list, total } = await readPage<CaseRow>(db, caseListStatement(search))
  return { list: list.map(caseOf), total }
}

/** How many cases are open, by state and by whether the platform decides. */
export function countOpenCases(db: Queryable, scope: CaseScope): Promise<{ state: AftersaleState; disputed: boolean; count: number }[]> {
  return rows(db, counts, scopeValues(scope))
}

/** How many cases have goods at the store about which it has not decided. */
export async function countUndecidedCases(db: Queryable, scope: CaseScope): Promise<number> {
  return (await rows<{ count: number }>(db, countUndecided, scopeValues(scope)))[0]?.count ?? 0
}

export type NewCase = Pick<
  AftersaleCase,
  | 'orderId'
  | 'orderSn'
  | 'memberId'
  | 'storeId'
  | 'buyerTitle'
  | 'isCompany'
  | 'kind'
  | 'state'
  | 'goodsState'
  | 'reason'
  | 'explanation'
  | 'amount'
  | 'appliedAt'
  | 'dueAt'
>
export async function insertCase(tx: Transaction, wish: NewCase, lines: readonly NewLine[]): Promise<AftersaleCase> {
  const [made] = await rows<{ caseSn: string }>(tx, insert, [
    wish.orderId,
    wish.orderSn,
    wish.memberId,
    wish.storeId,
    wish.buyerTitle,
    wish.isCompany,
    wish.kind,
    wish.state,
    wish.goodsState,
    wish.reason,
    wish.explanation,
    wish.amount,
    wish.appliedAt,
    wish.dueAt,
  ])
  const inserted = made ? await lockCase(tx, made.caseSn, { anyone: true }) : null
  if (!inserted) throw new Error('a case was inserted and is not there')
  await insertCaseLines(tx, inserted.caseId, lines)
  return inserted
}

export type CaseChange = Partial<
  Pick<
    AftersaleCase,
    | 'amount'
    | 'offered'
    | 'disputed'
    | 'answer'
    | 'returnAddress'
    | 'carrier'
    | 'trackingNo'
    | 'condition'
    | 'replaceCarrier'
    | 'replaceNo'
    | 'explanation'
    | 'awaitsRedLetter'
  >
> & { readonly isReapplied?: boolean }
export type CaseUpdate = {
  readonly state: AftersaleState
  readonly at: Date
  readonly dueAt: Date | null
  readonly isEnd: boolean
  readonly change: CaseChange
}

/** Writes a move; null when another was faster. */
export async function updateCase(tx: Transaction, of: AftersaleCase, to: CaseUpdate): Promise<AftersaleCase | null> {
  const { change } = to
  const [row] = await rows<CaseRow>(tx, move, [
    of.caseId,
    to.state,
    of.version,
    to.at,
    to.dueAt,
    to.isEnd,
    change.amount ?? null,
    change.offered ?? null,
    change.isReapplied ?? false,
    change.disputed ?? null,
    change.answer ?? null,
    change.returnAddress ? JSON.stringify(change.returnAddress) : null,
    change.carrier ?? null,
    change.trackingNo ?? null,
    change.condition ?? null,
    change.replaceCarrier ?? null,
    change.replaceNo ?? null,
    change.explanation ?? null,
    change.awaitsRedLetter ?? false,
  ])
  return row ? caseOf(row) : null
}

export type NewEvent = {
  readonly caseId: number
  readonly at: Date
  readonly event: string
  readonly toState: AftersaleState
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string }
  readonly note: string
  readonly images: readonly string[]
}
export async function insertEvent(tx: Transaction, { caseId, at, event, toState, actor, note, images }: NewEvent): Promise<void> {
  await execute(tx, addEvent, [caseId, at, event, toState, actor.kind, actor.id, actor.name, note, images])
}

export function eventsOfCase(db: Queryable, caseId: number): Promise<CaseEvent[]> {
  return rows<CaseEvent>(db, eventsOf, [caseId])
}

/** Where goods go back to a store unless it says otherwise; null before it said. */
export async function returnAddressOf(db: Queryable, storeId: number): Promise<ReturnAddress | null> {
  return (await rows<ReturnAddress>(db, addressOf, [storeId]))[0] ?? null
}

export async function upsertReturnAddress(tx: Transaction, storeId: number, { receiver, phone, address }: ReturnAddress): Promise<void> {
  await execute(tx, setAddress, [storeId, receiver, phone, address])
}
