import { when, type Composed, type Condition } from '../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { TitleSnapshot } from '../endpoints-schemas.ts'
import type { InvoiceState } from '../rules/invoice-machine.ts'
import type { InvoiceReceiver } from './address-repository.ts'

type Int = bigint | number | string
export type Seller = { readonly name: string; readonly taxNumber: string; readonly phone: string }
export type InvoiceLine = {
  readonly lineNo: number
  readonly orderId: number
  readonly orderSn: string
  readonly orderLineId: number | null
  readonly itemName: string
  readonly spec: string
  readonly unitName: string
  readonly quantity: string
  readonly amount: bigint
  readonly taxRateBp: number
  readonly tax: bigint
  readonly reddened: bigint
}
export type Invoice = {
  readonly invoiceId: number
  readonly invoiceSn: string
  readonly memberId: number
  readonly storeId: number
  readonly state: InvoiceState
  readonly version: number
  readonly invoiceType: 1 | 2
  readonly content: 'goods' | 'category'
  readonly source: 'order' | 'shipment' | 'month'
  readonly title: TitleSnapshot
  readonly receiver: InvoiceReceiver
  readonly seller: Seller
  readonly remark: string
  readonly total: bigint
  readonly tax: bigint
  readonly reason: string
  readonly serial: string | null
  readonly sentAt: Date | null
  readonly tries: number
  readonly trouble: string
  readonly number: string | null
  readonly document: string | null
  readonly deliveryNote: string
  readonly appliedAt: Date
  readonly dueAt: Date
  readonly issuedAt: Date | null
  readonly lines: readonly InvoiceLine[]
}
export type InvoiceScope = { readonly memberId: number } | { readonly storeIds: readonly number[] }

const columns = `v.invoice_id AS "invoiceId", v.invoice_sn AS "invoiceSn", v.member_id AS "memberId", v.store_id AS "storeId", v.state, v.version, v.invoice_type AS "invoiceType",
  v.content, v.source, v.title, v.receiver, v.seller, v.remark, v.total, v.tax, v.reason, v.serial, v.sent_at AS "sentAt", v.tries, v.trouble, v.number, v.document,
  v.delivery_note AS "deliveryNote", v.applied_at AS "appliedAt", v.due_at AS "dueAt", v.issued_at AS "issuedAt",
  (SELECT json_agg(json_build_object('lineNo', l.line_no, 'orderId', l.order_id, 'orderSn', l.order_sn, 'orderLineId', l.order_line_id, 'itemName', l.item_name, 'spec', l.spec,
    'unitName', l.unit_name, 'quantity', l.quantity, 'amount', l.amount::text, 'taxRateBp', l.tax_rate_bp, 'tax', l.tax::text, 'reddened', l.reddened::text) ORDER BY l.line_no)
   FROM invoice_line l WHERE l.invoice_id = v.invoice_id) AS lines`
const inScope = `($1::bigint IS NULL OR v.member_id = $1) AND ($2::bigint[] IS NULL OR v.store_id = ANY($2))`
const one = { name: 'invoice.one', text: `SELECT ${columns} FROM invoice v WHERE v.invoice_id = $3 AND ${inScope}` }
const lockOne = { name: 'invoice.lock', text: `SELECT v.invoice_id FROM invoice v WHERE v.invoice_id = $3 AND ${inScope} FOR UPDATE` }
const waiting = {
  name: 'invoice.waiting',
  text: `SELECT count(*)::int AS count FROM invoice WHERE store_id = ANY($1::bigint[]) AND state IN ('APPLIED', 'ISSUE_FAILED')`,
}
const insert = {
  name: 'invoice.insert',
  text: `WITH made AS (INSERT INTO invoice (invoice_sn, member_id, store_id, state, invoice_type, content, source, title, receiver, seller, remark, total, tax, applied_at, due_at)
      VALUES ('FP' || $1 || lpad(nextval('invoice_number')::text, 6, '0'), $2, $3, 'APPLIED', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING invoice_id)
    , added AS (INSERT INTO invoice_line (invoice_id, line_no, order_id, order_sn, order_line_id, item_name, spec, unit_name, quantity, amount, tax_rate_bp, tax)
      SELECT invoice_id, l."lineNo", l."orderId", l."orderSn", l."orderLineId", l."itemName", l.spec, l."unitName", l.quantity, l.amount, l."taxRateBp", l.tax
      FROM made, json_to_recordset($15::json) AS l("lineNo" int, "orderId" bigint, "orderSn" text, "orderLineId" bigint, "itemName" text, spec text, "unitName" text, quantity text, amount bigint, "taxRateBp" int, tax bigint))
    SELECT invoice_id AS "invoiceId" FROM made`,
}
const move = {
  name: 'invoice.move',
  text: `UPDATE invoice SET state = $2, version = version + 1, reason = coalesce($4, reason), serial = coalesce($5, serial), number = coalesce($6, number), document = coalesce($7, document),
      issued_at = coalesce($8, issued_at), trouble = coalesce($9, trouble), delivery_note = coalesce($10, delivery_note),
      sent_at = CASE WHEN $5::text IS NULL THEN sent_at END, tries = CASE WHEN $5::text IS NULL THEN tries ELSE 0 END
    WHERE invoice_id = $1 AND state = ANY($3::text[])`,
}
const edit = {
  name: 'invoice.edit',
  text: `UPDATE invoice SET title = $2, receiver = $3, invoice_type = $4, remark = $5 WHERE invoice_id = $1`,
}
const sent = {
  name: 'invoice.sent',
  text: `UPDATE invoice SET sent_at = $2 WHERE invoice_id = $1 AND serial = $3 AND sent_at IS NULL AND state = 'ISSUING'`,
}
const tried = {
  name: 'invoice.tried',
  text: `UPDATE invoice SET tries = tries + 1, trouble = $2 WHERE invoice_id = $1 AND state = 'ISSUING' RETURNING tries`,
}
const redden = {
  name: 'invoice.redden',
  text: `UPDATE invoice_line l SET reddened = reddened + r.amount FROM json_to_recordset($2::json) AS r("lineNo" int, amount bigint) WHERE l.invoice_id = $1 AND l.line_no = r."lineNo"`,
}
const ofCheckout = {
  name: 'invoice.ofCheckout',
  text: `SELECT ${columns} FROM invoice v WHERE v.invoice_id IN (SELECT l.invoice_id FROM invoice_line l JOIN orders o USING (order_id) WHERE o.pay_order_id = $1)
    AND v.state NOT IN ('CANCELLED', 'VOIDED') ORDER BY v.invoice_id DESC`,
}

type Row = Omit<Invoice, 'total' | 'tax' | 'lines'> & {
  total: Int
  tax: Int
  lines: readonly (Omit<InvoiceLine, 'amount' | 'tax' | 'reddened'> & { amount: string; tax: string; reddened: string })[] | null
}
const invoiceOfRow = (row: Row): Invoice => ({
  ...row,
  total: BigInt(row.total),
  tax: BigInt(row.tax),
  lines: (row.lines ?? []).map((line) => ({
    ...line,
    amount: BigInt(line.amount),
    tax: BigInt(line.tax),
    reddened: BigInt(line.reddened),
  })),
})
const parametersOf = (scope: InvoiceScope | null): [number | null, readonly number[] | null] =>
  scope === null ? [null, null] : 'memberId' in scope ? [scope.memberId, null] : [null, scope.storeIds]

/** One invoice of a scope; null when it is absent or not theirs. Jobs and timers look without a scope. */
export async function invoiceOf(db: Queryable, invoiceId: number, scope: InvoiceScope | null): Promise<Invoice | null> {
  const [row] = await rows<Row>(db, one, [...parametersOf(scope), invoiceId])
  return row ? invoiceOfRow(row) : null
}
export async function lockInvoice(tx: Transaction, invoiceId: number, scope: InvoiceScope | null): Promise<Invoice | null> {
  const [locked] = await rows(tx, lockOne, [...parametersOf(scope), invoiceId])
  return locked ? invoiceOf(tx, invoiceId, scope) : null
}
export type InvoicePage = PageNumber & { readonly tab: string; readonly keyword: string }
const tabs: Readonly<Record<string, string>> = {
  open: `v.state IN ('APPLIED', 'REJECTED', 'ISSUING', 'ISSUE_FAILED')`,
  issued: `v.state IN ('ISSUED', 'DELIVERED')`,
  red: `v.state IN ('RED_PENDING', 'PARTLY_REDDED', 'VOIDED')`,
  over: `v.state = 'CANCELLED'`,
}
function scopedTo(scope: InvoiceScope): readonly Condition[] {
  if ('memberId' in scope) return when('member', 'v.member_id = ?', scope.memberId)
  const [only, ...more] = scope.storeIds
  if (only !== undefined && more.length === 0) return when('store', 'v.store_id = ?', only)
  return when('stores', 'v.store_id = ANY(?::bigint[])', scope.storeIds)
}

/** The statement of a list of invoices; a test asks the database for its plan. */
export function invoiceListStatement(scope: InvoiceScope, { tab, keyword, ...page }: InvoicePage): Composed {
  const words = `(v.invoice_sn = ? OR v.number = ? OR strpos(v.title->>'title', ?) > 0
    OR EXISTS (SELECT 1 FROM invoice_line l WHERE l.invoice_id = v.invoice_id AND l.order_sn = ?))`
  const inTab = Object.hasOwn(tabs, tab) ? tabs[tab] : undefined
  const conditions = [
    ...scopedTo(scope),
    ...(inTab ? [{ key: tab, sql: inTab, values: [] }] : []),
    ...(keyword === '' ? [] : [{ key: 'words', sql: words, values: [keyword, keyword, keyword, keyword] }]),
  ]
  return pageStatement('invoice.list', conditions, { columns, tables: 'invoice v', orderBy: 'v.invoice_id DESC' }, page)
}

export async function invoicesOf(db: Queryable, scope: InvoiceScope, page: InvoicePage): Promise<ListPage<Invoice>> {
  const { list, total } = await readPage<Row>(db, invoiceListStatement(scope, page))
  return { list: list.map(invoiceOfRow), total }
}
export async function waitingInvoices(db: Queryable, storeIds: readonly number[]): Promise<number> {
  return (await rows<{ count: number }>(db, waiting, [storeIds]))[0]?.count ?? 0
}
/** What still claims something of a checkout, the newest first. */
export async function invoicesOfCheckout(db: Queryable, payOrderId: number): Promise<Invoice[]> {
  return (await rows<Row>(db, ofCheckout, [payOrderId])).map(invoiceOfRow)
}

export type NewInvoice = Pick<
  Invoice,
  'memberId' | 'storeId' | 'invoiceType' | 'content' | 'source' | 'title' | 'receiver' | 'seller' | 'remark' | 'total' | 'tax'
> & {
  readonly day: string
  readonly at: Date
  readonly dueAt: Date
  readonly lines: readonly Omit<InvoiceLine, 'reddened'>[]
}
const jsonOf = (value: unknown) => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
export async function addInvoice(tx: Transaction, of: NewInvoice): Promise<number> {
  const words = [jsonOf(of.title), jsonOf(of.receiver), jsonOf(of.seller), of.remark]
  const values = [
    of.day,
    of.memberId,
    of.storeId,
    of.invoiceType,
    of.content,
    of.source,
    ...words,
    of.total,
    of.tax,
    of.at,
    of.dueAt,
    jsonOf(of.lines),
  ]
  const [made] = await rows<{ invoiceId: number }>(tx, insert, values)
  if (!made) throw new Error('an invoice was applied for without an answer')
  return made.invoiceId
}
export type InvoiceChange = {
  readonly reason?: string
  readonly serial?: string
  readonly number?: string
  readonly document?: string
  readonly issuedAt?: Date
  readonly trouble?: string
  readonly deliveryNote?: string
}
export async function updateState(
  tx: Transaction,
  invoiceId: number,
  to: InvoiceState,
  from: readonly InvoiceState[],
  change: InvoiceChange,
): Promise<boolean> {
  const { reason, serial, number, document, issuedAt, trouble, deliveryNote } = change
  const told = [reason, serial, number, document, issuedAt, trouble, deliveryNote].map((value) => value ?? null)
  return (await execute(tx, move, [invoiceId, to, from, ...told])) > 0
}
export async function rewriteApplication(
  tx: Transaction,
  invoiceId: number,
  of: Pick<Invoice, 'title' | 'receiver' | 'invoiceType' | 'remark'>,
): Promise<void> {
  await execute(tx, edit, [invoiceId, jsonOf(of.title), jsonOf(of.receiver), of.invoiceType, of.remark])
}
/** Notes that the service is asked now; false when somebody else did so, or the invoice moved on. */
export async function markSent(tx: Transaction, invoiceId: number, serial: string, at: Date): Promise<boolean> {
  return (await execute(tx, sent, [invoiceId, at, serial])) > 0
}
export async function countTry(tx: Transaction, invoiceId: number, trouble: string): Promise<number | null> {
  return (await rows<{ tries: number }>(tx, tried, [invoiceId, trouble]))[0]?.tries ?? null
}
/** Books on the lines what an issued red letter took back. */
export async function reddenLines(tx: Transaction, invoiceId: number, lines: readonly { lineNo: number; amount: bigint }[]): Promise<void> {
  await execute(tx, redden, [invoiceId, jsonOf(lines)])
}
