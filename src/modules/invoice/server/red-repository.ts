import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { RedLetterState, RedReason } from '../rules/red-letter-machine.ts'
import type { RedLine } from '../rules/red-plan.ts'
import type { RedLetterAction } from './ports.ts'
import type { RedSum } from './provider-orders.ts'

type Int = bigint | number | string
export type RedLetter = {
  readonly redId: number
  readonly invoiceId: number
  readonly state: RedLetterState
  readonly serial: string
  readonly reason: RedReason
  readonly askedBy: 'buyer' | 'store' | 'system'
  readonly note: string
  readonly amount: bigint
  readonly tax: bigint
  readonly lines: readonly RedLine[]
  readonly wish: RedLetterAction | ''
  readonly sentAt: Date | null
  readonly tries: number
  readonly trouble: string
  readonly number: string | null
  readonly document: string | null
  readonly askedAt: Date
  readonly expireAt: Date | null
  readonly issuedAt: Date | null
}
const columns = `red_id AS "redId", invoice_id AS "invoiceId", state, serial, reason, asked_by AS "askedBy", note, amount, tax, lines, wish, sent_at AS "sentAt", tries, trouble, number, document,
  asked_at AS "askedAt", expire_at AS "expireAt", issued_at AS "issuedAt"`
const ofInvoices = {
  name: 'invoice.reds',
  text: `SELECT ${columns} FROM invoice_red_letter WHERE invoice_id = ANY($1::bigint[]) ORDER BY red_id DESC`,
}
const one = { name: 'invoice.red', text: `SELECT ${columns} FROM invoice_red_letter WHERE red_id = $1` }
const insert = {
  name: 'invoice.redInsert',
  text: `INSERT INTO invoice_red_letter (invoice_id, state, serial, reason, asked_by, note, amount, tax, lines, asked_at)
    VALUES ($1, 'REQUESTED', $2, $3, $4, $5, $6, $7, $8, $9) RETURNING red_id AS "redId"`,
}
const move = {
  name: 'invoice.redMove',
  text: `UPDATE invoice_red_letter SET state = $2, wish = '', trouble = coalesce($4, trouble), number = coalesce($5, number), document = coalesce($6, document), issued_at = coalesce($7, issued_at),
      expire_at = CASE WHEN $2 IN ('02', '03') THEN $8::timestamptz ELSE expire_at END WHERE red_id = $1 AND state = $3`,
}
const sent = {
  name: 'invoice.redSent',
  text: `UPDATE invoice_red_letter SET sent_at = $2 WHERE red_id = $1 AND sent_at IS NULL AND state = 'REQUESTED'`,
}
const tried = {
  name: 'invoice.redTried',
  text: `UPDATE invoice_red_letter SET tries = tries + 1, trouble = $2 WHERE red_id = $1 RETURNING tries`,
}
const setWish = {
  name: 'invoice.redWish',
  text: `UPDATE invoice_red_letter SET wish = $2, tries = 0 WHERE red_id = $1 AND state = $3 AND wish = ''`,
}
const clearWish = { name: 'invoice.redWishOver', text: `UPDATE invoice_red_letter SET wish = '', trouble = $2 WHERE red_id = $1` }

type Row = Omit<RedLetter, 'amount' | 'tax' | 'lines'> & { amount: Int; tax: Int; lines: readonly { lineNo: number; amount: string }[] }
const redOfRow = (row: Row): RedLetter => ({
  ...row,
  amount: BigInt(row.amount),
  tax: BigInt(row.tax),
  lines: row.lines.map((line) => ({ lineNo: line.lineNo, amount: BigInt(line.amount) })),
})

export async function redLettersOf(db: Queryable, invoiceIds: readonly number[]): Promise<RedLetter[]> {
  return invoiceIds.length === 0 ? [] : (await rows<Row>(db, ofInvoices, [invoiceIds])).map(redOfRow)
}
export async function redLetterOf(db: Queryable, redId: number): Promise<RedLetter | null> {
  const [row] = await rows<Row>(db, one, [redId])
  return row ? redOfRow(row) : null
}
export type NewRed = RedSum & Pick<RedLetter, 'invoiceId' | 'serial' | 'reason' | 'askedBy' | 'note'> & { readonly at: Date }
export async function addRedLetter(tx: Transaction, of: NewRed): Promise<number> {
  const lines = JSON.stringify(of.lines.map((line) => ({ lineNo: line.lineNo, amount: String(line.amount) })))
  const values = [of.invoiceId, of.serial, of.reason, of.askedBy, of.note, of.amount, of.tax, lines, of.at]
  const [made] = await rows<{ redId: number }>(tx, insert, values)
  if (!made) throw new Error('a red letter was asked for without an answer')
  return made.redId
}
export type RedChange = {
  readonly trouble?: string
  readonly number?: string
  readonly document?: string
  readonly issuedAt?: Date
  readonly expireAt?: Date
}
export async function updateRed(tx: Transaction, red: RedLetter, to: RedLetterState, of: RedChange): Promise<boolean> {
  const told = [of.trouble, of.number, of.document, of.issuedAt, of.expireAt].map((value) => value ?? null)
  return (await execute(tx, move, [red.redId, to, red.state, ...told])) > 0
}
export async function markRedSent(tx: Transaction, redId: number, at: Date): Promise<boolean> {
  return (await execute(tx, sent, [redId, at])) > 0
}
export async function countRedTry(tx: Transaction, redId: number, trouble: string): Promise<number> {
  return (await rows<{ tries: number }>(tx, tried, [redId, trouble]))[0]?.tries ?? 0
}
/** Notes an answer for the service; false when there is one already, or the red letter moved on. */
export async function saveRedLetterAction(tx: Transaction, red: RedLetter, wish: RedLetterAction): Promise<boolean> {
  return (await execute(tx, setWish, [red.redId, wish, red.state])) > 0
}
export async function clearRedLetterAction(tx: Transaction, redId: number, trouble: string): Promise<void> {
  await execute(tx, clearWish, [redId, trouble])
}
