import { rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Day } from '../../../../kernel/time/clock.ts'
import type { Cover, OpenLine } from '../../rules/cover-lines.ts'
import type { OverdueLine } from '../../rules/credit-terms.ts'
import type { StatementState } from '../../rules/statement-machine.ts'

export type LineKind = 'DRAWN' | 'INTEREST' | 'REFUNDED' | 'REVERTED' | 'WRITTEN_OFF'
export type CreditLine = {
  readonly lineId: number
  readonly kind: LineKind
  readonly reference: string
  readonly orderSn: string
  readonly shipmentSn: string
  readonly amountFen: bigint
  readonly coveredFen: bigint
  readonly dueOn: Day | null
  readonly at: Date
  readonly objection: string
  readonly answer: string
}
export type NewLine = Pick<CreditLine, 'kind' | 'reference' | 'amountFen' | 'dueOn' | 'at'> & {
  readonly statementId: number
  readonly accountId: number
  readonly orderSn?: string
  readonly shipmentSn?: string
  readonly coveredFen?: bigint
}

type Int = number | bigint
type Row = Omit<CreditLine, 'amountFen' | 'coveredFen'> & { readonly amountFen: Int; readonly coveredFen: Int }
const columns = `line_id AS "lineId", kind, reference, order_sn AS "orderSn", shipment_sn AS "shipmentSn", amount AS "amountFen", covered AS "coveredFen",
  to_char(due_on, 'YYYY-MM-DD') AS "dueOn", at, objection, answer`
const lineOf = (row: Row): CreditLine => ({ ...row, amountFen: BigInt(row.amountFen), coveredFen: BigInt(row.coveredFen) })

const insert = {
  name: 'credit.lineInsert',
  text: `INSERT INTO credit_line (statement_id, account_id, kind, reference, order_sn, shipment_sn, amount, covered, due_on, at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}
const ofStatement = { name: 'credit.linesOfStatement', text: `SELECT ${columns} FROM credit_line WHERE statement_id = $1 ORDER BY line_id` }
const open = {
  name: 'credit.linesOpen',
  text: `SELECT l.line_id AS "lineId", l.statement_id AS "statementId", l.order_sn AS "orderSn", to_char(l.due_on, 'YYYY-MM-DD') AS "dueOn", l.amount - l.covered AS "leftFen"
    FROM credit_line l JOIN credit_statement s USING (statement_id)
    WHERE l.account_id = $1 AND l.amount > 0 AND l.covered < l.amount AND ($2::text[] IS NULL OR s.state = ANY($2)) AND ($3::bigint IS NULL OR l.statement_id = $3)
    ORDER BY l.due_on, l.line_id`,
}
const cover = {
  name: 'credit.linesCover',
  text: `UPDATE credit_line l SET covered = covered + part.fen FROM unnest($1::bigint[], $2::bigint[]) AS part (line_id, fen) WHERE l.line_id = part.line_id`,
}
const object = {
  name: 'credit.lineObject',
  text: `UPDATE credit_line SET objection = $3, answer = '' WHERE line_id = $1 AND statement_id = $2 RETURNING line_id`,
}
const reply = { name: 'credit.lineAnswer', text: `UPDATE credit_line SET answer = $2 WHERE line_id = $1` }

export async function addLine(tx: Transaction, line: NewLine): Promise<void> {
  await rows(tx, insert, [
    line.statementId,
    line.accountId,
    line.kind,
    line.reference,
    line.orderSn ?? '',
    line.shipmentSn ?? '',
    line.amountFen,
    line.coveredFen ?? 0n,
    line.dueOn,
    line.at,
  ])
}

export async function linesOfStatement(db: Queryable, statementId: number): Promise<CreditLine[]> {
  return (await rows<Row>(db, ofStatement, [statementId])).map(lineOf)
}

/** What is still owed on an account, the oldest due first; of statements in some states, or of one, only when asked. */
export async function openLines(
  db: Queryable,
  accountId: number,
  of: { states?: readonly StatementState[]; statementId?: number | null } = {},
): Promise<(OpenLine & OverdueLine)[]> {
  const found = await rows<Omit<OpenLine, 'leftFen'> & { leftFen: Int }>(db, open, [accountId, of.states ?? null, of.statementId ?? null])
  return found.map((row) => ({ ...row, leftFen: BigInt(row.leftFen) }))
}

const owned = {
  name: 'credit.linesOwned',
  text: `SELECT count(*)::int AS count FROM credit_line WHERE account_id = $1 AND line_id = ANY($2::bigint[])`,
}
/** Whether all of these lines belong to an account. */
export async function ownsLines(db: Queryable, accountId: number, lineIds: readonly number[]): Promise<boolean> {
  const named = [...new Set(lineIds)]
  return named.length === 0 || (await rows<{ count: number }>(db, owned, [accountId, named]))[0]?.count === named.length
}

export async function updateCovered(tx: Transaction, covers: readonly Cover[]): Promise<void> {
  if (covers.length === 0) return
  await rows(tx, cover, [covers.map((one) => one.lineId), covers.map((one) => one.fen)])
}

/** Writes down why a line of a statement is disputed; false when it has no such line. */
export async function updateObjection(tx: Transaction, statementId: number, lineId: number, objection: string): Promise<boolean> {
  return (await rows(tx, object, [lineId, statementId, objection])).length > 0
}

export async function updateAnswer(tx: Transaction, lineId: number, answer: string): Promise<void> {
  await rows(tx, reply, [lineId, answer])
}
