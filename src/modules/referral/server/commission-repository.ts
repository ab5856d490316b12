import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { when, type Composed } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { commissionMachine, statementMachine, type CommissionState, type StatementState } from '../rules/commission-machine.ts'

type Int = number | bigint
export type Commission = {
  readonly orderSn: string
  readonly salespersonId: number
  readonly customerId: number
  readonly base: Int
  readonly rateBp: number
  readonly amount: Int
  readonly state: CommissionState
  readonly releaseAt: Date | null
  readonly statementSn: string | null
  /** What refunds took of it. */
  readonly takenBack: Int
}
export type Statement = {
  readonly statementId: number
  readonly statementSn: string
  readonly salespersonId: number
  readonly state: StatementState
  readonly total: Int
  readonly entryCount: number
  /** What it takes back of earlier commissions; the total is lowered by it already. */
  readonly takenBack: Int
  readonly issuedAt: Date
  readonly paidAt: Date | null
  readonly paidNote: string
}

const columns = `c.order_sn AS "orderSn", c.salesperson_id AS "salespersonId", c.customer_id AS "customerId", c.base, c.rate_bp AS "rateBp", c.amount, c.state,
  c.release_at AS "releaseAt", s.statement_sn AS "statementSn",
  (SELECT coalesce(sum(r.amount), 0)::bigint FROM commission_return r WHERE r.order_sn = c.order_sn) AS "takenBack"`
const insert = {
  name: 'sales.commissionInsert',
  text: `INSERT INTO commission (order_sn, salesperson_id, customer_id, base, rate_bp, amount, state, created_at) VALUES ($1,$2,$3,$4,$5,$6,'TRACKED',$7) ON CONFLICT DO NOTHING`,
}
const one = {
  name: 'sales.commission',
  text: `SELECT ${columns} FROM commission c LEFT JOIN sales_statement s USING (statement_id) WHERE c.order_sn = $1`,
}
const move = {
  name: 'sales.commissionMove',
  text: `UPDATE commission SET state = $2, release_at = coalesce($4, release_at) WHERE order_sn = $1 AND state = ANY($3)`,
}
const sums = {
  name: 'sales.sums',
  text: `SELECT CASE WHEN c.state = 'STATED' THEN s.state ELSE c.state END AS state, sum(c.amount)::bigint AS amount, count(*)::int AS count
    FROM commission c LEFT JOIN sales_statement s USING (statement_id) WHERE c.salesperson_id = $1 GROUP BY 1`,
}
const statementColumns = `statement_id AS "statementId", statement_sn AS "statementSn", salesperson_id AS "salespersonId", state, total, entry_count AS "entryCount",
  issued_at AS "issuedAt", paid_at AS "paidAt", paid_note AS "paidNote",
  (SELECT coalesce(sum(r.amount), 0)::bigint FROM commission_return r WHERE r.statement_id = sales_statement.statement_id) AS "takenBack"`
const payable = {
  name: 'sales.payableLock',
  text: `SELECT order_sn AS "orderSn", amount FROM commission WHERE salesperson_id = $1 AND state = 'PAYABLE' ORDER BY commission_id FOR UPDATE`,
}
const nextNumber = { name: 'sales.statementNumber', text: `SELECT nextval('sales_statement_number') AS number` }
const addStatement = {
  name: 'sales.statementInsert',
  text: `INSERT INTO sales_statement (statement_sn, salesperson_id, state, total, entry_count, issued_at) VALUES ($1,$2,'ISSUED',$3,$4,$5) RETURNING ${statementColumns}`,
}
const intoStatement = {
  name: 'sales.intoStatement',
  text: `UPDATE commission SET state = 'STATED', statement_id = $2 WHERE order_sn = ANY($1) AND state = ANY($3)`,
}
const statements = {
  name: 'sales.statements',
  text: `SELECT ${statementColumns}, count(*) OVER ()::int AS count FROM sales_statement WHERE $1::bigint IS NULL OR salesperson_id = $1
    ORDER BY CASE WHEN $1::bigint IS NULL THEN state = 'PAID' END, statement_id DESC LIMIT $2 OFFSET $3`,
}
const statementById = { name: 'sales.statement', text: `SELECT ${statementColumns} FROM sales_statement WHERE statement_id = $1` }
const pay = {
  name: 'sales.statementPay',
  text: `UPDATE sales_statement SET state = $2, paid_at = $4, paid_note = $5 WHERE statement_id = $1 AND state = ANY($3) RETURNING ${statementColumns}`,
}

export type NewCommission = {
  readonly orderSn: string
  readonly salespersonId: number
  readonly customerId: number
  readonly base: bigint
  readonly rateBp: number
  readonly amount: bigint
  readonly at: Date
}

/** Adds the commission of an order; a second one of the same order changes nothing. */
export async function addCommission(tx: Transaction, newCommission: NewCommission): Promise<void> {
  await execute(tx, insert, [
    newCommission.orderSn,
    newCommission.salespersonId,
    newCommission.customerId,
    newCommission.base,
    newCommission.rateBp,
    newCommission.amount,
    newCommission.at,
  ])
}

export async function commissionOfOrder(db: Queryable, orderSn: string): Promise<Commission | null> {
  return (await rows<Commission>(db, one, [orderSn]))[0] ?? null
}

/** Moves the commission of an order; false when it has none or the move is not of its state. */
export async function moveCommission(
  tx: Transaction,
  orderSn: string,
  event: 'complete' | 'release' | 'void',
  releaseAt: Date | null = null,
): Promise<boolean> {
  const done = await transition(tx, {
    machine: commissionMachine,
    event,
    who: 'system',
    from: null,
    update: async (to, sources) => (await execute(tx, move, [orderSn, to, sources, releaseAt])) > 0,
    audit: null,
  })
  return !isFailure(done)
}

type CommissionSearch = PageNumber & { readonly salespersonId: number; readonly state: string }

/** The statement of a salesperson's commissions; a test asks the database for its plan. */
export function commissionListStatement({ salespersonId, state, ...page }: CommissionSearch): Composed {
  const conditions = [...when('of', 'c.salesperson_id = ?', salespersonId), ...when('state', 'c.state = ?', state)]
  const tables = 'commission c LEFT JOIN sales_statement s USING (statement_id)'
  return pageStatement('sales.commissions', conditions, { columns, tables, counted: 'commission c', orderBy: 'c.commission_id DESC' }, page)
}

/** A salesperson's commissions, the newest first. */
export function commissionPage(db: Queryable, search: CommissionSearch): Promise<ListPage<Commission>> {
  return readPage<Commission>(db, commissionListStatement(search))
}

export type Sum = { readonly state: CommissionState | StatementState; readonly amount: Int; readonly count: number }

/** What a salesperson earned, by state of the commission or of its statement. */
export function sumsOf(db: Queryable, salespersonId: number): Promise<Sum[]> {
  return rows<Sum>(db, sums, [salespersonId])
}

/** Locks everything payable of a salesperson. */
export function lockPayable(tx: Transaction, salespersonId: number): Promise<{ orderSn: string; amount: Int }[]> {
  return rows(tx, payable, [salespersonId])
}

export async function nextStatementNumber(tx: Transaction): Promise<bigint> {
  const [next] = await rows<{ number: Int }>(tx, nextNumber, [])
  return BigInt(next?.number ?? 0)
}

/** Adds a statement over locked commissions and puts them into it. */
export async function addStatementOver(
  tx: Transaction,
  of: { statementSn: string; salespersonId: number; total: bigint; orderSns: readonly string[]; returnNum: number; at: Date },
): Promise<Statement> {
  const entries = of.orderSns.length + of.returnNum
  const [added] = await rows<Statement>(tx, addStatement, [of.statementSn, of.salespersonId, of.total, entries, of.at])
  if (!added) throw new Error('an insert returned no row')
  const moved = await execute(tx, intoStatement, [of.orderSns, added.statementId, commissionMachine.sources('state', 'system')])
  if (moved !== of.orderSns.length) throw new Error('locked commissions moved')
  return added
}

export function statementPage(
  db: Queryable,
  of: { salespersonId: number | null; limit: number; offset: number },
): Promise<(Statement & { readonly count: number })[]> {
  return rows(db, statements, [of.salespersonId, of.limit, of.offset])
}

export async function statementOf(db: Queryable, statementId: number): Promise<Statement | null> {
  return (await rows<Statement>(db, statementById, [statementId]))[0] ?? null
}

/** Marks a statement as paid, with its audit row and event; `sales.statementMoved` when it was paid already. */
export async function payStatement(
  tx: Transaction,
  statement: Statement,
  { note, act }: { readonly note: string; readonly act: ActorContext },
): Promise<Statement | Failure> {
  const { statementId, salespersonId: memberId, statementSn } = statement
  const moved = failure('sales.statementMoved')
  const done = await transition(tx, {
    machine: statementMachine,
    event: 'pay',
    who: 'platform',
    from: statement.state,
    update: async (to, sources) => (await rows<Statement>(tx, pay, [statementId, to, sources, act.now, note]))[0],
    audit: { act, action: 'sales.payStatement', entity: 'salesStatement', entityId: statementId, reason: note },
    events: () => [{ event: 'sales.paid', payload: { memberId, statementSn } }],
    refusal: moved,
    lost: moved,
  })
  return isFailure(done) ? done : done.moved
}
