import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { resumePreviousBinding, lockTransfersTo } from './customer-transfer-repository.ts'

export type Salesperson = { readonly memberId: number; readonly rateBp: number; readonly openedAt: Date; readonly endedAt: Date | null }
type Source = 'register' | 'code' | 'platform'

const open = {
  name: 'sales.open',
  text: `INSERT INTO salesperson (member_id, rate_bp, opened_at) VALUES ($1, $2, $3) ON CONFLICT (member_id) DO UPDATE SET ended_at = NULL`,
}
const end = { name: 'sales.end', text: `UPDATE salesperson SET ended_at = $2 WHERE member_id = $1 AND ended_at IS NULL` }
const endBindings = {
  name: 'sales.endBindings',
  text: `UPDATE sales_binding SET ended_at = greatest(bound_at, $2) WHERE salesperson_id = $1 AND (ended_at IS NULL OR ended_at > $2)`,
}
const one = {
  name: 'sales.one',
  text: `SELECT member_id AS "memberId", rate_bp AS "rateBp", opened_at AS "openedAt", ended_at AS "endedAt" FROM salesperson WHERE member_id = $1`,
}
const rate = { name: 'sales.rate', text: `UPDATE salesperson SET rate_bp = $2 WHERE member_id = $1` }
const bind = {
  name: 'sales.bind',
  text: `INSERT INTO sales_binding (customer_id, salesperson_id, source, bound_at, reason, set_by) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
}
const binding = {
  name: 'sales.binding',
  text: `SELECT salesperson_id AS "salespersonId", bound_at AS "boundAt" FROM sales_binding
         WHERE customer_id = $1 AND bound_at <= $2 AND (ended_at IS NULL OR ended_at > $2) ORDER BY bound_at DESC LIMIT 1`,
}
const lockOpen = {
  name: 'sales.bindingLock',
  text: `SELECT salesperson_id AS "salespersonId", bound_at AS "boundAt" FROM sales_binding WHERE customer_id = $1 AND ended_at IS NULL FOR UPDATE`,
}
const endOpen = { name: 'sales.bindingEnd', text: `UPDATE sales_binding SET ended_at = $2 WHERE customer_id = $1 AND ended_at IS NULL` }
const past = {
  name: 'sales.bindings',
  text: `SELECT salesperson_id AS "salespersonId", source, bound_at AS "boundAt", ended_at AS "endedAt", reason, set_by AS "setBy",
           cancelled_at AS "cancelledAt", cancelled_by AS "cancelledBy", cancel_reason AS "cancelReason"
         FROM sales_binding WHERE customer_id = $1 ORDER BY binding_id DESC LIMIT 50`,
}
const customers = {
  name: 'sales.customers',
  text: `SELECT b.binding_id AS "bindingId", b.customer_id AS "customerId", b.source, b.bound_at AS "boundAt", count(*) OVER ()::int AS total,
      (SELECT n.body FROM sales_customer_note n WHERE n.salesperson_id = $1 AND n.customer_id = b.customer_id ORDER BY n.note_id DESC LIMIT 1) AS "lastNote",
      (SELECT count(*)::int FROM commission c WHERE c.customer_id = b.customer_id AND c.salesperson_id = $1 AND c.state <> 'VOID') AS "orderNum",
      (SELECT coalesce(sum(base), 0)::bigint FROM commission c WHERE c.customer_id = b.customer_id AND c.salesperson_id = $1 AND c.state <> 'VOID') AS base
    FROM sales_binding b WHERE b.salesperson_id = $1 AND b.bound_at <= $4 AND (b.ended_at IS NULL OR b.ended_at > $4) ORDER BY b.binding_id DESC LIMIT $2 OFFSET $3`,
}
const people = {
  name: 'sales.people',
  text: `SELECT member_id AS "memberId", rate_bp AS "rateBp", opened_at AS "openedAt", ended_at AS "endedAt", count(*) OVER ()::int AS total
    FROM salesperson ORDER BY ended_at NULLS FIRST, opened_at DESC, member_id LIMIT $1 OFFSET $2`,
}
const count = {
  name: 'sales.customerCount',
  text: `SELECT count(*)::int AS count FROM sales_binding WHERE salesperson_id = $1 AND bound_at <= $2 AND (ended_at IS NULL OR ended_at > $2)`,
}

/** Makes a member a salesperson with the usual rate; one who was it before keeps theirs. */
export async function openSalesperson(tx: Transaction, memberId: number, rateBp: number, at: Date): Promise<void> {
  await execute(tx, open, [memberId, rateBp, at])
}

/**
 * Ends a salesperson and their bindings; what was earned until then stays theirs. A customer who was to come later stays where
 * they are.
 */
export async function endSalesperson(tx: Transaction, memberId: number, at: Date): Promise<void> {
  await execute(tx, end, [memberId, at])
  const comingLater = await lockTransfersTo(tx, memberId, at)
  await execute(tx, endBindings, [memberId, at])
  for (const move of comingLater) await resumePreviousBinding(tx, move)
}

export async function salespersonOf(db: Queryable, memberId: number): Promise<Salesperson | null> {
  return (await rows<Salesperson>(db, one, [memberId]))[0] ?? null
}

export async function setRate(tx: Transaction, memberId: number, rateBp: number): Promise<boolean> {
  return (await execute(tx, rate, [memberId, rateBp])) > 0
}

/** Binds a customer; false when they have a salesperson already, also when two try at once. */
export async function bindCustomer(
  tx: Transaction,
  of: { customerId: number; salespersonId: number; source: Source; at: Date; reason?: string; setBy?: string },
): Promise<boolean> {
  return (await execute(tx, bind, [of.customerId, of.salespersonId, of.source, of.at, of.reason ?? '', of.setBy ?? ''])) > 0
}

export type Binding = { readonly salespersonId: number; readonly boundAt: Date }

/** Whose customer a member is at a moment; null for nobody's. */
export async function bindingOf(db: Queryable, customerId: number, at: Date): Promise<Binding | null> {
  return (await rows<Binding>(db, binding, [customerId, at]))[0] ?? null
}

/** The last binding of a customer, locked; it may begin in the future. */
export async function lockBinding(tx: Transaction, customerId: number): Promise<Binding | null> {
  return (await rows<Binding>(tx, lockOpen, [customerId]))[0] ?? null
}

export async function endBinding(tx: Transaction, customerId: number, at: Date): Promise<void> {
  await execute(tx, endOpen, [customerId, at])
}

export type PastBinding = Binding & {
  readonly source: Source
  readonly endedAt: Date | null
  readonly reason: string
  readonly setBy: string
  readonly cancelledAt: Date | null
  readonly cancelledBy: string
  readonly cancelReason: string
}

/** All bindings of a customer, the last first. */
export function bindingsOf(db: Queryable, customerId: number): Promise<PastBinding[]> {
  return rows<PastBinding>(db, past, [customerId])
}

export type CustomerRow = {
  readonly bindingId: number | bigint
  readonly lastNote: string | null
  readonly customerId: number
  readonly source: Source
  readonly boundAt: Date
  readonly total: number
  readonly orderNum: number
  readonly base: number | bigint
}

export type CustomerQuery = { readonly salespersonId: number; readonly limit: number; readonly offset: number; readonly at: Date }

export function customersOf(db: Queryable, { salespersonId, limit, offset, at }: CustomerQuery): Promise<CustomerRow[]> {
  return rows<CustomerRow>(db, customers, [salespersonId, limit, offset, at])
}

export async function customerCount(db: Queryable, salespersonId: number, at: Date): Promise<number> {
  return (await rows<{ count: number }>(db, count, [salespersonId, at]))[0]?.count ?? 0
}

export function salespeople(db: Queryable, limit: number, offset: number): Promise<(Salesperson & { readonly total: number })[]> {
  return rows(db, people, [limit, offset])
}
