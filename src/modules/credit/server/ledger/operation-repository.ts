import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'

export const operationKinds = [
  'ALLOCATED',
  'LIMIT_CHANGED',
  'HOLD',
  'HOLD_RELEASED',
  'DRAWN',
  'REVERTED',
  'REFUNDED',
  'REPAID',
  'INTEREST',
  'WRITTEN_OFF',
  'RECOVERED',
] as const
export type OperationKind = (typeof operationKinds)[number]

type Changes = { readonly limitFen?: bigint; readonly heldFen?: bigint; readonly drawnFen?: bigint }
export type NewOperation = {
  readonly accountId: number
  readonly kind: OperationKind
  readonly reference: string
  readonly orderSn?: string
  readonly changes: Changes
  readonly note?: string
  readonly act: ActorContext
}
type Int = number | bigint
export type Operation = {
  readonly place: number
  readonly kind: OperationKind
  readonly reference: string
  readonly orderSn: string
  readonly limitChange: Int
  readonly heldChange: Int
  readonly drawnChange: Int
  readonly limitAfter: Int
  readonly heldAfter: Int
  readonly drawnAfter: Int
  readonly note: string
  readonly actorName: string
  readonly at: Date
}

const insert = {
  name: 'credit.operationInsert',
  text: `INSERT INTO credit_operation (account_id, kind, reference, order_sn, limit_change, held_change, drawn_change, note, actor_kind, actor_name, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
}
const list = {
  name: 'credit.operationList',
  text: `SELECT place, kind, reference, order_sn AS "orderSn", limit_change AS "limitChange", held_change AS "heldChange", drawn_change AS "drawnChange",
      limit_after AS "limitAfter", held_after AS "heldAfter", drawn_after AS "drawnAfter", note, actor_name AS "actorName", at, count(*) OVER ()::int AS total
    FROM credit_operation WHERE account_id = $1 ORDER BY place DESC LIMIT $2 OFFSET $3`,
}
const proof = {
  name: 'credit.proof',
  text: `SELECT a.account_id AS "accountId", a.credit_limit - coalesce(o.l, 0) AS "limitOff", a.held - coalesce(o.h, 0) AS "heldOff", a.drawn - coalesce(o.d, 0) AS "drawnOff",
      a.held - coalesce(h.rest, 0) AS "holdsOff", a.operations - coalesce(o.n, 0) AS "countOff", coalesce(l.owed, 0) - greatest(a.drawn, 0) AS "linesOff"
    FROM credit_account a
    LEFT JOIN (SELECT account_id, sum(limit_change) AS l, sum(held_change) AS h, sum(drawn_change) AS d, count(*) AS n FROM credit_operation GROUP BY 1) o USING (account_id)
    LEFT JOIN (SELECT account_id, sum(amount - released - drawn) AS rest FROM credit_hold GROUP BY 1) h USING (account_id)
    LEFT JOIN (SELECT account_id, sum(amount - covered) AS owed FROM credit_line WHERE amount > 0 GROUP BY 1) l USING (account_id)
    WHERE a.credit_limit <> coalesce(o.l, 0) OR a.held <> coalesce(o.h, 0) OR a.drawn <> coalesce(o.d, 0) OR a.held <> coalesce(h.rest, 0)
      OR a.operations <> coalesce(o.n, 0) OR coalesce(l.owed, 0) <> greatest(a.drawn, 0)`,
}

/** Writes an operation; the database moves the account's columns with it and refuses a hold that the line does not cover. The account is locked. */
export async function addOperation(tx: Transaction, { accountId, changes, act, ...of }: NewOperation): Promise<void> {
  await rows(tx, insert, [
    accountId,
    of.kind,
    of.reference,
    of.orderSn ?? '',
    changes.limitFen ?? 0n,
    changes.heldFen ?? 0n,
    changes.drawnFen ?? 0n,
    of.note ?? '',
    act.actor.kind,
    act.actor.name,
    act.now,
  ])
}

/** What happened on a line, the newest first. */
export async function listOperations(
  db: Queryable,
  accountId: number,
  page: { limit: number; offset: number },
): Promise<{ list: Operation[]; total: number }> {
  const found = await rows<Operation & { total: number }>(db, list, [accountId, page.limit, page.offset])
  return { list: found, total: totalOf(found) }
}

/** The accounts whose columns do not follow from their operations, holds and lines: none, unless something is broken. */
export function unprovedAccounts(db: Queryable): Promise<Record<string, unknown>[]> {
  return rows<Record<string, unknown>>(db, proof, [])
}
