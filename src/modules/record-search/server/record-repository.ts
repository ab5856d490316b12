import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { mostRecords, type RecordKind } from '../endpoints.ts'

export type RecordRow = { readonly key: string; readonly zh: string; readonly en: string; readonly note: string }

/** Whose records are searched: those of a member, of stores, or all. */
export type RecordScope =
  | { readonly side: 'member'; readonly memberId: number; readonly enterpriseId: number | null }
  | { readonly side: 'store'; readonly stores: readonly number[] }
  | { readonly side: 'platform' }
type Side = RecordScope['side']

/** Among the newest so many orders a part of a number or name is looked for; a whole number is found among all of them. */
const newest = 20_000
const like = (text: string) => `strpos(lower(${text}), lower($1)) > 0`
const inSide = (side: Side, of: { member?: string; store: string }) =>
  side === 'member' ? `${of.member ?? 'member_id'} = $2` : side === 'store' ? `${of.store} = ANY($2::bigint[])` : '$2::text IS NULL'

const orders = (side: Side) => {
  const mine = inSide(side, { store: 'o.store_id', member: 'o.member_id' })
  const shown = side === 'member' ? `${mine} AND o.hidden_at IS NULL` : mine
  const name = side === 'member' ? 'o.store_name' : 'o.buyer_title'
  return `SELECT o.order_sn AS key, o.order_sn AS zh, o.order_sn AS en, ${name} AS note FROM orders o JOIN (
      SELECT order_id FROM orders o WHERE o.order_sn = $1 AND ${shown}
      UNION SELECT order_id FROM (SELECT * FROM orders o WHERE ${shown} ORDER BY o.order_id DESC LIMIT ${newest}) o
        WHERE strpos(o.order_sn, $1) > 0 OR ${like('o.search_text')}${side === 'member' ? '' : ` OR ${like('o.buyer_title')}`}) f USING (order_id)
    ORDER BY o.order_id DESC LIMIT ${mostRecords}`
}
const goods = (side: Side) => `SELECT g.goods_id::text AS key, g.name_zh AS zh, g.name_en AS en, g.goods_id::text AS note FROM goods g
    WHERE ${inSide(side, { store: 'g.store_id' })} AND (g.goods_id::text = $1 OR ${like("g.name_zh || ' ' || g.name_en")}
      OR EXISTS (SELECT FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active' AND (s.product_id::text = $1 OR ${like("s.spec_text_zh || ' ' || s.spec_text_en")})))
    ORDER BY g.goods_id DESC LIMIT ${mostRecords}`
// The key by which a store opens one of its customers (dashboard).
const customers = `SELECT left(encode(sha256(convert_to('customer ' || id, 'UTF8')), 'hex'), 16) AS key, name AS zh, name AS en, orders::text AS note FROM (
      SELECT coalesce(o.enterprise_id, -o.member_id) AS id, max(o.buyer_title) AS name, count(*) AS orders, max(o.paid_at) AS last FROM orders o
      WHERE o.store_id = ANY($2::bigint[]) AND o.paid_at IS NOT NULL AND o.buyer_title <> '' GROUP BY 1) c
    WHERE ${like('name')} ORDER BY last DESC, id LIMIT ${mostRecords}`
const members = `SELECT m.id::text AS key, a.member_name AS zh, a.member_name AS en, coalesce(e.name, m.nick_name) AS note
    FROM member m JOIN account a ON a.id = m.id LEFT JOIN enterprise e ON e.id = m.enterprise_id
    WHERE $2::text IS NULL AND (m.id::text = $1 OR ${like("a.member_name || ' ' || m.nick_name || ' ' || coalesce(e.name, '')")}) ORDER BY m.id DESC LIMIT ${mostRecords}`
const stores = `SELECT store_id::text AS key, store_name AS zh, store_name_en AS en, company_name AS note FROM store
    WHERE $2::text IS NULL AND (store_id::text = $1 OR ${like("store_name || ' ' || store_name_en || ' ' || company_name || ' ' || credit_code")}) ORDER BY store_id LIMIT ${mostRecords}`
const requests = (side: Side, kind: 'OPEN' | 'BASKET') => {
  const ofStore =
    kind === 'BASKET'
      ? 'i.store_id = ANY($2::bigint[])'
      : 'EXISTS (SELECT FROM quotation q WHERE q.inquiry_id = i.inquiry_id AND q.store_id = ANY($2::bigint[]))'
  const whose = side === 'store' ? `i.state <> 'DRAFT' AND ${ofStore}` : inSide(side, { store: 'i.store_id', member: 'i.member_id' })
  return `SELECT i.inquiry_sn AS key, i.title AS zh, i.title AS en, i.inquiry_sn AS note FROM inquiry i
    WHERE i.kind = '${kind}' AND i.state <> 'SUPERSEDED' AND ${whose} AND (strpos(i.inquiry_sn, $1) > 0 OR ${like('i.title')}) ORDER BY i.inquiry_id DESC LIMIT ${mostRecords}`
}
const contracts = (side: Side) => {
  const whose = side === 'member' ? '(c.member_id = $2 OR c.enterprise_id = $3)' : inSide(side, { store: 'c.store_id' })
  // A draft belongs to the side that writes it.
  const author = side === 'member' ? 'buyer' : side === 'store' ? 'store' : ''
  const seen = `${whose} AND (c.state NOT IN ('DRAFT', 'APPROVING', 'DRAFT_APPROVED') OR c.initiator = '${author}')`
  return `SELECT c.contract_id::text AS key, c.title AS zh, c.title AS en, c.contract_sn AS note FROM contract c
    WHERE ${seen} AND (strpos(c.contract_sn, $1) > 0 OR ${like('c.title')}) ORDER BY c.contract_id DESC LIMIT ${mostRecords}`
}
const invoices = (
  side: Side,
) => `SELECT v.invoice_id::text AS key, coalesce(v.number, v.invoice_sn) AS zh, coalesce(v.number, v.invoice_sn) AS en, coalesce(v.title ->> 'title', '') AS note
    FROM invoice v WHERE ${inSide(side, { store: 'v.store_id', member: 'v.member_id' })} AND (strpos(v.invoice_sn, $1) > 0 OR strpos(coalesce(v.number, ''), $1) > 0
      OR ${like("coalesce(v.title ->> 'title', '')")}) ORDER BY v.invoice_id DESC LIMIT ${mostRecords}`
const cases = (side: Side) => `SELECT a.case_sn AS key, a.case_sn AS zh, a.case_sn AS en, a.order_sn AS note FROM aftersale_case a
    WHERE ${inSide(side, { store: 'a.store_id', member: 'a.member_id' })} AND (strpos(a.case_sn, $1) > 0 OR strpos(a.order_sn, $1) > 0) ORDER BY a.case_id DESC LIMIT ${mostRecords}`

const texts: Readonly<Record<RecordKind, (side: Side) => string>> = {
  order: orders,
  goods,
  customer: () => customers,
  member: () => members,
  store: () => stores,
  inquiry: (side) => requests(side, 'OPEN'),
  enquiry: (side) => requests(side, 'BASKET'),
  contract: contracts,
  invoice: invoices,
  case: cases,
}

function parameters(kind: RecordKind, keyword: string, scope: RecordScope): unknown[] {
  if (scope.side === 'store') return [keyword, scope.stores]
  if (scope.side === 'platform') return [keyword, null]
  return kind === 'contract' ? [keyword, scope.memberId, scope.enterpriseId] : [keyword, scope.memberId]
}

/** The newest records of a kind whose number or name holds the keyword. */
export function recordsOf(db: Queryable, kind: RecordKind, keyword: string, scope: RecordScope): Promise<RecordRow[]> {
  const statement = { name: `recordSearch.${kind} ${scope.side}`, text: texts[kind](scope.side) }
  return rows<RecordRow>(db, statement, parameters(kind, keyword, scope))
}
