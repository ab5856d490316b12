import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { categoriesWithParents } from '../../../taxonomy/server/public.ts'
import type { Receiver } from '../../../order/endpoints-schemas.ts'
import type { CloseRule } from '../../rules/closing-rule.ts'
import type { RequestedTerms } from '../../rules/trade-terms.ts'
import type { RfqState } from '../../rules/rfq-machine.ts'

type Int = number | bigint
export type Rfq = {
  readonly id: number
  readonly inquirySn: string
  readonly kind: 'OPEN' | 'BASKET'
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly buyerTitle: string
  readonly storeId: number | null
  readonly title: string
  readonly note: string
  readonly state: RfqState
  readonly version: number
  readonly content: number
  readonly contactPublic: boolean
  readonly closeRule: CloseRule
  readonly closeAt: Date | null
  readonly closeCount: number | null
  readonly lateUntil: Date | null
  readonly extensions: number
  /** Who opened what was quoted, while it is open. */
  readonly openedBy: 'buyer' | 'system' | null
  readonly addressId: number | null
  readonly regionName: string
  /** Who gets the goods, copied when it was handed in; null before, and where a member has no address. */
  readonly receiver: Receiver | null
  readonly round: number
  readonly prevId: number | null
  readonly reason: string
  readonly paySn: string | null
  readonly orderSns: readonly string[]
  /** Contracts in force that were born from the award, and the stores whose lines stand in one. */
  readonly contractSns: readonly string[]
  readonly contractedStores: readonly number[]
  readonly terms: RequestedTerms
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly lineNum: number
  /** Quotations that stand. */
  readonly quoteNum: number
}
/** Whose requests: a company's for all of its people, or a member's own. */
export type Buyer = { readonly enterpriseId: number | null; readonly memberId: number }

const standing = `('SUBMITTED', 'REVISION_REQUESTED', 'ACCEPTED', 'PARTIALLY_ACCEPTED')`
/** The columns of a request `i`, as an Inquiry. */
export const rfqColumns = `i.inquiry_id AS id, i.inquiry_sn AS "inquirySn", i.kind, i.member_id AS "memberId", i.enterprise_id AS "enterpriseId",
  i.buyer_title AS "buyerTitle", i.store_id AS "storeId", i.title, i.note, i.state, i.version, i.content, i.contact_public AS "contactPublic",
  i.close_rule AS "closeRule", i.close_at AS "closeAt", i.close_count AS "closeCount", i.late_until AS "lateUntil", i.extensions,
  i.address_id AS "addressId", i.region_name AS "regionName", i.receiver, i.round, i.prev_id AS "prevId", i.reason, i.pay_sn AS "paySn", i.order_sns AS "orderSns",
  i.contract_sns AS "contractSns", i.contracted_stores AS "contractedStores", i.terms,
  i.created_at AS "createdAt", i.published_at AS "publishedAt",
  (SELECT o.opened_cause FROM inquiry_opening o WHERE o.inquiry_id = i.inquiry_id AND o.resealed_at IS NULL ORDER BY o.opening_no DESC LIMIT 1) AS "openedBy",
  (SELECT count(*)::int FROM inquiry_line l WHERE l.inquiry_id = i.inquiry_id) AS "lineNum",
  (SELECT count(*)::int FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.state IN ${standing}) AS "quoteNum"`
const owned = `((i.enterprise_id IS NULL AND $1::bigint IS NULL AND i.member_id = $2) OR i.enterprise_id = $1)`
const page = {
  name: 'rfq.page',
  text: `SELECT ${rfqColumns}, count(*) OVER ()::int AS total FROM inquiry i
    WHERE ${owned} AND ($3::text IS NULL OR i.kind = $3) AND ($4::text[] IS NULL OR i.state = ANY($4)) ORDER BY i.inquiry_id DESC LIMIT $5 OFFSET $6`,
}
const one = { name: 'rfq.one', text: `SELECT ${rfqColumns} FROM inquiry i WHERE ${owned} AND i.inquiry_sn = $3` }
const lock = { name: 'rfq.lock', text: `SELECT ${rfqColumns} FROM inquiry i WHERE ${owned} AND i.inquiry_sn = $3 FOR UPDATE OF i` }
const byId = { name: 'rfq.lockById', text: `SELECT ${rfqColumns} FROM inquiry i WHERE i.inquiry_id = $1 FOR UPDATE OF i` }
const idOf = { name: 'rfq.idOf', text: `SELECT inquiry_id AS id FROM inquiry WHERE inquiry_sn = $1` }
const plain = { name: 'rfq.byId', text: `SELECT ${rfqColumns} FROM inquiry i WHERE i.inquiry_id = $1` }
const anyOne = { name: 'rfq.lockAny', text: `SELECT ${rfqColumns} FROM inquiry i WHERE i.inquiry_sn = $1 FOR UPDATE OF i` }
const ofOrder = {
  name: 'rfq.lockOfOrder',
  text: `SELECT ${rfqColumns} FROM inquiry i WHERE i.order_sns <> '{}' AND i.order_sns @> ARRAY[$1::text] FOR UPDATE OF i`,
}
const around = {
  name: 'rfq.around',
  text: `SELECT coalesce((SELECT inquiry_sn FROM inquiry WHERE inquiry_id = i.prev_id), '') AS "prevSn",
    coalesce((SELECT inquiry_sn FROM inquiry WHERE prev_id = i.inquiry_id ORDER BY inquiry_id DESC LIMIT 1), '') AS "nextSn" FROM inquiry i WHERE i.inquiry_id = $1`,
}
const deskPage = {
  name: 'rfq.deskPage',
  text: `SELECT ${rfqColumns}, count(*) OVER ()::int AS total FROM inquiry i
    WHERE i.state <> 'DRAFT' AND ($1::text[] IS NULL OR i.state = ANY($1)) AND ($2 = '' OR i.title ILIKE $2 OR i.inquiry_sn ILIKE $2)
    ORDER BY i.state = 'REVIEWING' DESC, i.inquiry_id DESC LIMIT $3 OFFSET $4`,
}

export type Page = { readonly limit: number; readonly offset: number }
type Search = Page & { readonly kind: string | null; readonly states: readonly RfqState[] | null }

export function rfqsOf(db: Queryable, buyer: Buyer, search: Search): Promise<(Rfq & { total: number })[]> {
  return rows(db, page, [buyer.enterpriseId, buyer.memberId, search.kind, search.states, search.limit, search.offset])
}

/** One request of a buyer; null when it is absent or another's. */
export async function rfqOf(db: Queryable, buyer: Buyer, inquirySn: string): Promise<Rfq | null> {
  return (await rows<Rfq>(db, one, [buyer.enterpriseId, buyer.memberId, inquirySn]))[0] ?? null
}

export async function lockRfq(tx: Transaction, buyer: Buyer, inquirySn: string): Promise<Rfq | null> {
  return (await rows<Rfq>(tx, lock, [buyer.enterpriseId, buyer.memberId, inquirySn]))[0] ?? null
}

/** The same for timers and for quotations, which know their request. */
export async function lockRfqById(tx: Transaction, id: number): Promise<Rfq | null> {
  return (await rows<Rfq>(tx, byId, [id]))[0] ?? null
}

/** The same without a lock, for whom another check has let in. */
export async function rfqById(db: Queryable, id: number): Promise<Rfq | null> {
  return (await rows<Rfq>(db, plain, [id]))[0] ?? null
}

/** The number of a request's row; null where it is absent. */
export async function rfqIdBySn(db: Queryable, inquirySn: string): Promise<number | null> {
  return (await rows<{ id: number }>(db, idOf, [inquirySn]))[0]?.id ?? null
}

/** The request whose award an order came from; null where it came from none. */
export async function lockRfqOfOrder(tx: Transaction, orderSn: string): Promise<Rfq | null> {
  return (await rows<Rfq>(tx, ofOrder, [orderSn]))[0] ?? null
}

/** A request whoever's it is, for those whom another check lets in. */
export async function lockAnyRfq(tx: Transaction, inquirySn: string): Promise<Rfq | null> {
  return (await rows<Rfq>(tx, anyOne, [inquirySn]))[0] ?? null
}

export async function roundsAround(db: Queryable, id: number): Promise<{ prevSn: string; nextSn: string }> {
  return (await rows<{ prevSn: string; nextSn: string }>(db, around, [id]))[0] ?? { prevSn: '', nextSn: '' }
}

export function rfqsForAdmin(
  db: Queryable,
  { states, keyword, limit, offset }: Page & { states: readonly RfqState[] | null; keyword: string },
): Promise<(Rfq & { total: number })[]> {
  const like = keyword === '' ? '' : `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows(db, deskPage, [states, like, limit, offset])
}

export type RfqLine = {
  readonly lineNo: number
  readonly productId: number | null
  readonly categoryId: number | null
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: Int
  readonly wantedPrice: Int | null
  readonly wantedDate: string | null
  readonly remark: string
}
const lines = {
  name: 'rfq.lines',
  text: `SELECT inquiry_id AS "inquiryId", line_no AS "lineNo", product_id AS "productId", category_ids[1] AS "categoryId", name_zh AS "nameZh", name_en AS "nameEn",
      spec_zh AS "specZh", spec_en AS "specEn", image, unit_code AS "unitCode", decimals, number, wanted_price AS "wantedPrice",
      to_char(wanted_date, 'YYYY-MM-DD') AS "wantedDate", remark
    FROM inquiry_line WHERE inquiry_id = ANY($1::bigint[]) ORDER BY inquiry_id, line_no`,
}
const clear = { name: 'rfq.linesClear', text: `DELETE FROM inquiry_line WHERE inquiry_id = $1` }
const put = {
  name: 'rfq.linesPut',
  text: `INSERT INTO inquiry_line (inquiry_id, line_no, product_id, category_ids, name_zh, name_en, spec_zh, spec_en, image, unit_code, decimals, number,
      wanted_price, wanted_date, remark)
    SELECT $1, "lineNo", "productId", "categoryIds", "nameZh", "nameEn", "specZh", "specEn", image, "unitCode", decimals, number, "wantedPrice", "wantedDate", remark
    FROM json_to_recordset($2::json) AS line("lineNo" smallint, "productId" bigint, "categoryIds" bigint[], "nameZh" text, "nameEn" text, "specZh" text,
      "specEn" text, image text, "unitCode" text, decimals smallint, number bigint, "wantedPrice" bigint, "wantedDate" date, remark text)`,
}

/** Lines of several requests, by request. */
export async function linesOfAll(db: Queryable, ids: readonly number[]): Promise<Map<number, RfqLine[]>> {
  const found = await rows<RfqLine & { inquiryId: number }>(db, lines, [ids])
  return Map.groupBy(found, (line) => line.inquiryId)
}

export async function linesOfRfq(db: Queryable, id: number): Promise<RfqLine[]> {
  return (await linesOfAll(db, [id])).get(id) ?? []
}

export async function replaceLines(tx: Transaction, id: number, list: readonly RfqLine[]): Promise<void> {
  await execute(tx, clear, [id])
  const above = new Map<number, number[]>()
  for (const { categoryId } of list)
    if (categoryId !== null && !above.has(categoryId)) {
      const all = await categoriesWithParents(tx, [categoryId])
      // Its own stands first.
      above.set(categoryId, [categoryId, ...[...all].filter((other) => other !== categoryId)])
    }
  const written = list.map((line) => ({
    ...line,
    categoryIds: above.get(line.categoryId ?? 0) ?? [],
    number: String(line.number),
    wantedPrice: line.wantedPrice === null ? null : String(line.wantedPrice),
  }))
  await execute(tx, put, [id, JSON.stringify(written)])
}
