import { transition } from '../../../../kernel/state-machine/transition.ts'
import { createHash } from 'node:crypto'
import { type ActorContext } from '../../../../kernel/audit/audit.ts'
import { endOfDay } from '../../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../../kernel/database/ids.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { quotationMachine, type QuotationEvent, type QuotationWho } from '../../rules/quotation-machine.ts'
import type { QuotationContent } from './quotation-content.ts'
import { quotationById, type Quotation, type QuotationLine } from './quotation-repository.ts'

const nextNumber = { name: 'rfq.nextQuoteNumber', text: `SELECT nextval('quotation_number')::text AS number` }
const insert = {
  name: 'rfq.quoteInsert',
  text: `INSERT INTO quotation (quotation_sn, inquiry_id, store_id, edition, state, content, author_id, created_at, guest_id, guest_name)
    VALUES ($1, $2, $3, (SELECT coalesce(max(edition), 0) + 1 FROM quotation WHERE inquiry_id = $2 AND (store_id = $3 OR guest_id = $7)), 'DRAFT', $4, $5, $6, $7, $8)
    RETURNING quotation_id AS id`,
}
const rewrite = {
  name: 'rfq.quoteRewrite',
  text: `UPDATE quotation SET author_id = $3, content = $4, own_copy = $5, review = 'NONE', review_reason = '', version = version + 1
    WHERE quotation_id = $1 AND version = $2 AND state = 'DRAFT'`,
}
const setTerms = {
  name: 'rfq.quoteTerms',
  text: `UPDATE quotation SET valid_until = $2, freight = $3, tax_included = $4, pay_terms = $5, note = $6, pay_days = $7, terms = $8 WHERE quotation_id = $1`,
}
const clear = { name: 'rfq.quoteLinesClear', text: `DELETE FROM quotation_line WHERE quotation_id = $1` }
const putLines = {
  name: 'rfq.quoteLinesPut',
  text: `INSERT INTO quotation_line (quotation_id, line_no, offer, product_id, name, unit_price, moq, allow_increments, delivery_on, remark)
    SELECT $1, "lineNo", offer, "productId", name, "unitPrice", moq, "allowIncrements", "deliveryOn", remark
    FROM json_to_recordset($2::json) AS line("lineNo" smallint, offer text, "productId" bigint, name text, "unitPrice" bigint, moq bigint,
      "allowIncrements" boolean, "deliveryOn" date, remark text)`,
}
const move = {
  name: 'rfq.quoteMove',
  text: `UPDATE quotation SET state = $4, version = version + 1, submitted_at = coalesce($5, submitted_at), hash = coalesce($6, hash), reason = coalesce($7, reason),
      wish = coalesce($8, wish), rounds = rounds + $9
    WHERE quotation_id = $1 AND version = $2 AND state = $3`,
}
const target = { name: 'rfq.quoteTarget', text: `UPDATE quotation_line SET target_price = $3 WHERE quotation_id = $1 AND line_no = $2` }
const named = {
  name: 'rfq.quoteNameGoods',
  text: `WITH line AS (UPDATE quotation_line SET named_product_id = $3 WHERE quotation_id = $1 AND line_no = $2)
    UPDATE quotation SET version = version + 1 WHERE quotation_id = $1 AND version = $4`,
}
const accept = {
  name: 'rfq.quoteAccept',
  text: `UPDATE quotation_line SET accepted = true WHERE quotation_id = $1 AND line_no = ANY($2::smallint[])`,
}

export type QuotationDraft = Pick<Quotation, 'authorId' | 'content'> & {
  readonly said: QuotationContent
  /** Set while the request is sealed: it stands in place of terms and lines. */
  readonly ownCopy: Buffer | null
}

/** Who quotes: a store, or a guest by invitation. */
export type Quoter = { readonly storeId: number | null; readonly guestId: number | null; readonly guestName: string }

/** A new version of a quotation, empty. */
export async function addQuotation(
  tx: Transaction,
  of: { readonly inquiryId: number; readonly quoter: Quoter; readonly content: number; readonly authorId: number | null },
  now: Date,
): Promise<Quotation> {
  const [sequence] = await rows<{ number: string }>(tx, nextNumber, [])
  const quotationSn = documentNumber('BJ', now, Number(sequence?.number ?? 0))
  const [added] = await rows<{ id: number }>(tx, insert, [
    quotationSn,
    of.inquiryId,
    of.quoter.storeId,
    of.content,
    of.authorId,
    now,
    of.quoter.guestId,
    of.quoter.guestName,
  ])
  return written(tx, added?.id ?? 0)
}

/** Writes a draft anew. */
export async function rewriteQuotation(
  tx: Transaction,
  before: Quotation,
  { authorId, content, said, ownCopy }: QuotationDraft,
): Promise<Quotation | Failure> {
  if ((await execute(tx, rewrite, [before.id, before.version, authorId, content, ownCopy])) === 0) return failure('api.stale')
  await writeContent(tx, before.id, ownCopy === null ? said : null)
  return written(tx, before.id)
}

/** Writes terms and lines in the clear, or with null takes them out: then they are sealed. */
export async function writeContent(tx: Transaction, id: number, said: QuotationContent | null): Promise<void> {
  const { validUntil, freight, taxIncluded, payTerms, note, payDays, terms, lines } = said ?? nothingSaid
  await execute(tx, setTerms, [
    id,
    validUntil,
    freight,
    taxIncluded,
    payTerms,
    note,
    payDays,
    terms === null ? null : JSON.stringify(terms),
  ])
  await execute(tx, clear, [id])
  const text = (value: QuotationLine['unitPrice']) => (value === null ? null : String(value))
  const put = lines.map((line) => ({ ...line, unitPrice: text(line.unitPrice), moq: text(line.moq) }))
  await execute(tx, putLines, [id, JSON.stringify(put)])
}

const nothingSaid: QuotationContent = {
  validUntil: null,
  freight: 0,
  taxIncluded: true,
  payTerms: '',
  note: '',
  payDays: null,
  terms: null,
  lines: [],
}

async function written(tx: Transaction, id: number): Promise<Quotation> {
  const of = await quotationById(tx, id)
  if (!of) throw new Error('a quotation that was just written is not there')
  return of
}

/** What was submitted, as a number that any later change would give away. */
export function hashOf(quotation: Quotation, lines: readonly QuotationLine[]): Buffer {
  const said = lines.map((line) => [
    line.lineNo,
    line.offer,
    line.productId,
    line.name,
    String(line.unitPrice),
    String(line.moq),
    line.deliveryOn,
    line.remark,
  ])
  const terms = [
    quotation.quotationSn,
    quotation.content,
    quotation.validUntil,
    String(quotation.freight),
    quotation.taxIncluded,
    quotation.payTerms,
    quotation.note,
    ...(quotation.terms === null ? [] : [quotation.terms]),
  ]
  return createHash('sha256')
    .update(JSON.stringify([terms, said]))
    .digest()
}

/** The digest that its supplier keeps; empty before it was handed in. */
export function receiptOf({ hash }: Quotation): string {
  return hash?.toString('hex') ?? ''
}

type QuotationMove = {
  readonly event: QuotationEvent
  readonly who: QuotationWho
  readonly submittedAt?: Date
  readonly hash?: Buffer
  readonly reason?: string
  readonly wish?: string
}

/** Moves a quotation by the table; its request is locked by whoever calls. Refusals: `kernel.moveNotNow`, `api.stale`. */
export async function moveQuotation(
  tx: Transaction,
  quotation: Quotation,
  { event, who, ...set }: QuotationMove,
  act: ActorContext,
): Promise<Quotation | Failure> {
  const { id, version, state, quotationSn, validUntil } = quotation
  const timer = { entity: 'quotation', entityId: id } as const
  const done = await transition(tx, {
    machine: quotationMachine,
    event,
    who,
    from: state,
    update: async (to) => {
      const rounds = event === 'requestRevision' ? 1 : 0
      const values = [set.submittedAt ?? null, set.hash ?? null, set.reason ?? null, set.wish ?? null, rounds]
      return (await execute(tx, move, [id, version, state, to, ...values])) > 0
    },
    audit: { act, action: `rfq.${event}`, entity: 'quotation', entityId: quotationSn },
    events: (to) => [{ event: 'rfq.quotationMoved', payload: { inquirySn: quotation.inquirySn, quotationSn, state: to } }],
    timers: () => {
      if (event === 'submit' && validUntil !== null) return { set: [{ ...timer, event: 'expire', dueAt: endOfDay(validUntil) }] }
      if (event === 'insist') return { cancel: [{ ...timer, event: 'answer' }] }
      return event === 'requestRevision' || event === 'save' ? {} : { cancel: [timer] }
    },
  })
  if (isFailure(done)) return done
  return written(tx, quotation.id)
}

export async function setTargets(
  tx: Transaction,
  id: number,
  targets: readonly { readonly lineNo: number; readonly price: bigint }[],
): Promise<void> {
  for (const { lineNo, price } of targets) await execute(tx, target, [id, lineNo, price])
}

export async function acceptLines(tx: Transaction, id: number, lineNos: readonly number[]): Promise<void> {
  await execute(tx, accept, [id, lineNos])
}

/** Names the goods that deliver a chosen line; false when the quotation moved meanwhile. */
export async function nameGoodsOfLine(
  tx: Transaction,
  { id, version }: Quotation,
  { lineNo, productId }: { readonly lineNo: number; readonly productId: number },
): Promise<boolean> {
  return (await execute(tx, named, [id, lineNo, productId, version])) === 1
}
