import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { QuotedTerms } from '../../rules/trade-terms.ts'
import type { QuotationState } from '../../rules/quotation-machine.ts'

type Int = number | bigint
export type Quotation = {
  readonly id: number
  readonly quotationSn: string
  readonly inquiryId: number
  readonly inquirySn: string
  /** 0 for a guest. */
  readonly storeId: number
  /** The invitation that a guest answered; null for what a store wrote from the start. */
  readonly guestId: number | null
  readonly guestName: string
  readonly edition: number
  readonly state: QuotationState
  readonly version: number
  readonly content: number
  readonly validUntil: string | null
  readonly freight: Int
  readonly taxIncluded: boolean
  readonly payTerms: string
  readonly payDays: number | null
  readonly note: string
  /** Null where the supplier named none. */
  readonly terms: QuotedTerms | null
  /** A draft under the store's floor price. */
  readonly review: 'NONE' | 'WAITING' | 'SENT_BACK'
  readonly reviewReason: string
  /** Null for a guest. */
  readonly authorId: number | null
  readonly wish: string
  readonly rounds: number
  readonly reason: string
  readonly hash: Buffer | null
  readonly nonce: string
  /** Not null while it is sealed: terms and lines are empty then. */
  readonly ownCopy: Buffer | null
  readonly createdAt: Date
  readonly submittedAt: Date | null
}
export type QuotationLine = {
  readonly lineNo: number
  readonly offer: 'PRICE' | 'SUBSTITUTE' | 'NOT_AVAILABLE'
  readonly productId: number | null
  readonly name: string
  readonly unitPrice: Int | null
  readonly moq: Int | null
  readonly allowIncrements: boolean
  readonly deliveryOn: string | null
  readonly remark: string
  readonly targetPrice: Int | null
  readonly accepted: boolean
  /** Goods that deliver a chosen line, named after the award; no part of what was quoted. */
  readonly namedProductId?: number | null
}

const columns = `q.quotation_id AS id, q.quotation_sn AS "quotationSn", q.inquiry_id AS "inquiryId", i.inquiry_sn AS "inquirySn", coalesce(q.store_id, 0)::int8 AS "storeId", q.guest_id AS "guestId", q.guest_name AS "guestName", q.edition,
  q.state, q.version, q.content, to_char(q.valid_until, 'YYYY-MM-DD') AS "validUntil", q.freight, q.tax_included AS "taxIncluded", q.pay_terms AS "payTerms", q.pay_days AS "payDays", q.note, q.terms, q.review, q.review_reason AS "reviewReason",
  q.author_id AS "authorId", q.wish, q.rounds, q.reason, q.hash, q.nonce, q.own_copy AS "ownCopy", q.created_at AS "createdAt", q.submitted_at AS "submittedAt"`
const source = 'quotation q JOIN inquiry i USING (inquiry_id)'
const ofInquiry = {
  name: 'rfq.quotes',
  text: `SELECT ${columns} FROM ${source} WHERE q.inquiry_id = $1 ORDER BY q.store_id, q.guest_id, q.edition`,
}
const ofStore = {
  name: 'rfq.quotesOfStore',
  text: `SELECT ${columns} FROM ${source} WHERE q.inquiry_id = ANY($1::bigint[]) AND q.store_id = $2 ORDER BY q.inquiry_id, q.edition`,
}
const ofGuest = { name: 'rfq.quotesOfGuest', text: `SELECT ${columns} FROM ${source} WHERE q.guest_id = $1 ORDER BY q.edition` }
const claim = {
  name: 'rfq.quotesClaim',
  text: `UPDATE quotation q SET store_id = $2, author_id = $3, version = version + 1 WHERE q.guest_id = $1 AND q.store_id IS NULL
    AND NOT EXISTS (SELECT FROM quotation own WHERE own.inquiry_id = q.inquiry_id AND own.store_id = $2)`,
}
const ofStores = {
  name: 'rfq.quotesOfStores',
  text: `SELECT DISTINCT store_id AS "storeId" FROM quotation WHERE inquiry_id = $1 AND store_id IS NOT NULL AND state IN ('DRAFT', 'SUBMITTED', 'REVISION_REQUESTED')`,
}
const bySn = { name: 'rfq.quoteBySn', text: `SELECT ${columns} FROM ${source} WHERE q.quotation_sn = $1` }
const byId = { name: 'rfq.quoteById', text: `SELECT ${columns} FROM ${source} WHERE q.quotation_id = $1` }
const lines = {
  name: 'rfq.quoteLines',
  // One row for each quotation: ten thousand lines as rows of their own cost more than comparing them. JSON carries prices and
  // quantities exactly, since their domains end before its whole numbers do.
  text: `SELECT quotation_id AS "quotationId", json_agg(json_build_array(line_no, offer, product_id, name, unit_price, moq, allow_increments, delivery_on, remark,
      target_price, accepted, named_product_id) ORDER BY line_no) AS lines
    FROM quotation_line WHERE quotation_id = ANY($1::bigint[]) GROUP BY quotation_id`,
}

/** Every version of every supplier; for the buyer of an unsealed request, and for what the house does itself. */
export function quotationsOf(db: Queryable, inquiryId: number): Promise<Quotation[]> {
  return rows<Quotation>(db, ofInquiry, [inquiryId])
}

/** One store's versions of several requests. */
export function quotationsOfStore(db: Queryable, inquiryIds: readonly number[], storeId: number): Promise<Quotation[]> {
  return rows<Quotation>(db, ofStore, [inquiryIds, storeId])
}

/** One guest's versions. */
export function quotationsOfGuest(db: Queryable, guestId: number): Promise<Quotation[]> {
  return rows<Quotation>(db, ofGuest, [guestId])
}

/** Gives a guest's versions to the store that claimed them; false where the store has written for the request itself. */
export async function claimQuotations(tx: Transaction, of: { guestId: number; storeId: number; memberId: number }): Promise<boolean> {
  return (await execute(tx, claim, [of.guestId, of.storeId, of.memberId])) > 0
}

/** What stands of a store's versions for a request; null where it did not quote. */
export async function ownQuotation(db: Queryable, inquiryId: number, storeId: number): Promise<Quotation | null> {
  return (await quotationsOfStore(db, [inquiryId], storeId)).findLast(({ submittedAt }) => submittedAt !== null) ?? null
}

/** Stores that are writing or have quoted. */
export async function quotingStores(db: Queryable, inquiryId: number): Promise<number[]> {
  return (await rows<{ storeId: number }>(db, ofStores, [inquiryId])).map((row) => row.storeId)
}

/** A quotation by its number; whoever asks for it locks and judges its request next. */
export async function quotationBySn(db: Queryable, quotationSn: string): Promise<Quotation | null> {
  return (await rows<Quotation>(db, bySn, [quotationSn]))[0] ?? null
}

export async function quotationById(tx: Transaction, id: number): Promise<Quotation | null> {
  return (await rows<Quotation>(tx, byId, [id]))[0] ?? null
}

type Value<Name extends keyof QuotationLine> = QuotationLine[Name]
type LineValues = readonly [
  Value<'lineNo'>,
  Value<'offer'>,
  Value<'productId'>,
  Value<'name'>,
  Value<'unitPrice'>,
  Value<'moq'>,
  Value<'allowIncrements'>,
  Value<'deliveryOn'>,
  Value<'remark'>,
  Value<'targetPrice'>,
  Value<'accepted'>,
  number | null,
]
function lineOf(values: LineValues): QuotationLine {
  const [lineNo, offer, productId, name, unitPrice, moq, allowIncrements, deliveryOn, remark, targetPrice, accepted, namedProductId] =
    values
  return { lineNo, offer, productId, name, unitPrice, moq, allowIncrements, deliveryOn, remark, targetPrice, accepted, namedProductId }
}

export async function linesOfQuotations(db: Queryable, ids: readonly number[]): Promise<Map<number, QuotationLine[]>> {
  const found = await rows<{ quotationId: number; lines: readonly LineValues[] }>(db, lines, [ids])
  return new Map(found.map((row) => [row.quotationId, row.lines.map(lineOf)]))
}
