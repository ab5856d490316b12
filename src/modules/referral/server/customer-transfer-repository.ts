import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

/** A move of a customer to another salesperson that has not happened yet. */
export type PlannedTransfer = {
  readonly bindingId: number
  readonly customerId: number
  readonly salespersonId: number
  readonly boundAt: Date
  readonly reason: string
  readonly setBy: string
  readonly version: number
}

const columns = `binding_id AS "bindingId", customer_id AS "customerId", salesperson_id AS "salespersonId", bound_at AS "boundAt", reason,
  set_by AS "setBy", version`
const ahead = {
  name: 'sales.movesAhead',
  text: `SELECT ${columns} FROM sales_binding WHERE customer_id = ANY($1::bigint[]) AND bound_at > $2 AND ended_at IS NULL`,
}
const toPerson = {
  name: 'sales.movesTo',
  text: `SELECT ${columns} FROM sales_binding WHERE salesperson_id = $1 AND bound_at > $2 AND ended_at IS NULL FOR UPDATE`,
}
const lock = { name: 'sales.moveLock', text: `SELECT ${columns} FROM sales_binding WHERE binding_id = $1 AND set_by <> '' FOR UPDATE` }
const cancel = {
  name: 'sales.moveCancel',
  text: `UPDATE sales_binding SET ended_at = bound_at, cancelled_at = $3, cancelled_by = $4, cancel_reason = $5, version = version + 1
         WHERE binding_id = $1 AND version = $2 AND ended_at IS NULL AND bound_at > $3`,
}
const goOn = {
  name: 'sales.bindingGoesOn',
  text: `UPDATE sales_binding SET ended_at = NULL, version = version + 1
         WHERE customer_id = $1 AND ended_at = $2 AND cancelled_at IS NULL AND bound_at < $2 RETURNING salesperson_id AS "salespersonId"`,
}

/** The moves that lie ahead of these customers, by customer. */
export async function plannedTransfersOf(
  db: Queryable,
  customerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, PlannedTransfer>> {
  const found = await rows<PlannedTransfer>(db, ahead, [customerIds, now])
  return new Map(found.map((plannedTransfer) => [plannedTransfer.customerId, plannedTransfer]))
}

/** The moves to a salesperson that lie ahead, locked. */
export function lockTransfersTo(tx: Transaction, salespersonId: number, now: Date): Promise<PlannedTransfer[]> {
  return rows<PlannedTransfer>(tx, toPerson, [salespersonId, now])
}

/** A move by its binding, locked, whether it lies ahead or not; null for a binding that no move made. */
export async function lockTransfer(tx: Transaction, bindingId: number): Promise<PlannedTransfer | null> {
  return (await rows<PlannedTransfer>(tx, lock, [bindingId]))[0] ?? null
}

export type TransferCancelled = { readonly at: Date; readonly by: string; readonly reason: string }

/** Takes the length from a move that lies ahead; false when it has begun, was ended or another was faster. */
export async function cancelPlannedTransfer(
  tx: Transaction,
  move: PlannedTransfer,
  { at, by, reason }: TransferCancelled,
): Promise<boolean> {
  return (await execute(tx, cancel, [move.bindingId, move.version, at, by, reason])) > 0
}

/** The binding that was to end when the move begins goes on; whose it is, or null when it ended otherwise meanwhile. */
export async function resumePreviousBinding(tx: Transaction, move: PlannedTransfer): Promise<number | null> {
  return (await rows<{ salespersonId: number }>(tx, goOn, [move.customerId, move.boundAt]))[0]?.salespersonId ?? null
}
