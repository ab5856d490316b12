import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { QuotedTerms } from '../../rfq/rules/trade-terms.ts'
import type { AwardTerms } from '../rules/award-terms.ts'
import type { CalledLine } from '../rules/call-off-sheet.ts'
import type { ContractState } from '../rules/contract-machine.ts'

type Int = number | string | bigint
/** An awarded quotation of a request: what was chosen of one store. */
export type SourceQuotation = {
  readonly inquirySn: string
  readonly title: string
  readonly memberId: number
  readonly enterpriseId: number
  readonly storeId: number
  readonly place: string
  readonly freight: Int
  readonly taxIncluded: boolean
  readonly payTerms: string
  readonly note: string
  /** Delivery and price basis as the supplier answered them; null where it named none. */
  readonly terms: QuotedTerms | null
  readonly quotationId: number
  /** An order of the quotation lives: it bears the freight. */
  readonly isBegun: boolean
}
export type QuotedLine = {
  readonly name: string
  readonly spec: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: Int
  readonly unitPrice: Int
  readonly deliveryOn: string | null
}
type Scope = { readonly enterpriseId: number | null; readonly storeIds: readonly number[] | null }

const quotation = {
  name: 'contract.sourceQuotation',
  text: `SELECT i.inquiry_sn AS "inquirySn", i.title, i.member_id::int AS "memberId", i.enterprise_id::int AS "enterpriseId", q.store_id::int AS "storeId",
      coalesce(concat_ws(' ', i.receiver->>'regionText', i.receiver->>'detail'), i.region_name) AS place, q.freight::text AS freight, q.tax_included AS "taxIncluded",
      q.pay_terms AS "payTerms", q.note, q.terms, q.quotation_id::int AS "quotationId",
      EXISTS (SELECT FROM orders o JOIN order_line l USING (order_id) WHERE o.order_sn = ANY(i.order_sns) AND o.state <> 'CANCELLED' AND l.quote_line LIKE q.quotation_sn || '-%') AS "isBegun"
    FROM inquiry i JOIN quotation q USING (inquiry_id)
    WHERE i.inquiry_sn = $1 AND q.store_id = $2 AND i.state IN ('AWARDED', 'PARTIALLY_AWARDED') AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')
      AND NOT q.store_id = ANY(i.contracted_stores) AND i.enterprise_id IS NOT NULL
      AND ($3::bigint IS NULL OR i.enterprise_id = $3) AND ($4::bigint[] IS NULL OR q.store_id = ANY($4))`,
}
const quotedLines = {
  name: 'contract.quotedLines',
  text: `SELECT coalesce(nullif(q.name, ''), l.name_zh) AS name, CASE WHEN q.name = '' THEN l.spec_zh ELSE '' END AS spec, l.unit_code AS "unitCode", l.decimals,
      l.number::text AS number, q.unit_price::text AS "unitPrice", to_char(q.delivery_on, 'YYYY-MM-DD') AS "deliveryOn"
    FROM quotation_line q JOIN quotation t USING (quotation_id) JOIN inquiry i USING (inquiry_id) JOIN inquiry_line l USING (inquiry_id, line_no)
    WHERE q.quotation_id = $1 AND q.accepted AND q.unit_price IS NOT NULL AND NOT EXISTS (SELECT FROM orders o JOIN order_line b USING (order_id)
      WHERE o.order_sn = ANY(i.order_sns) AND o.state <> 'CANCELLED' AND b.quote_line = t.quotation_sn || '-' || q.line_no) ORDER BY l.line_no`,
}
const award = { name: 'contract.award', text: `SELECT award FROM contract WHERE contract_id = $1` }
const living = {
  name: 'contract.livingOfSource',
  text: `SELECT contract_id::int AS "contractId", contract_sn AS "contractSn", state, store_id::int AS "storeId",
      coalesce((award->>'lotNo')::int, 0) AS "lotNo" FROM contract
    WHERE source = $1 AND source_sn = $2 AND ($3::bigint IS NULL OR enterprise_id = $3) AND ($4::bigint[] IS NULL OR store_id = ANY($4))
      AND state NOT IN ('REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN', 'RESCINDED') ORDER BY contract_id DESC`,
}
const callOffs = {
  name: 'contract.callOffs',
  text: `SELECT contract_id::int AS "contractId", contract_sn AS "contractSn", title, state, total::text AS total FROM contract
    WHERE framework_id = $1 AND state NOT IN ('DRAFT', 'APPROVING', 'DRAFT_APPROVED', 'REJECTED', 'REFUSED', 'EXPIRED', 'WITHDRAWN') ORDER BY contract_id`,
}

const calledTexts = {
  name: 'contract.calledTexts',
  text: `SELECT line->>'name' AS name, line->>'spec' AS spec, line->>'unit' AS unit, line->>'quantity' AS quantity
    FROM contract c JOIN contract_version v USING (contract_id, version_no) CROSS JOIN jsonb_array_elements(v.content->'lines') AS line
    WHERE c.framework_id = $1 AND c.state IN ('EFFECTIVE', 'PERFORMING', 'RESCINDING', 'COMPLETED') ORDER BY c.contract_id`,
}
const openCallOffs = {
  name: 'contract.openCallOffs',
  text: `SELECT (SELECT count(*) FROM contract WHERE framework_id = $1 AND state IN ('NEGOTIATING', 'SIGNING', 'EFFECTIVE', 'PERFORMING', 'RESCINDING'))::int
      + (SELECT count(*) FROM contract_order k JOIN orders o USING (order_sn) WHERE k.contract_id = $1 AND o.state NOT IN ('COMPLETED', 'CANCELLED'))::int AS count`,
}

/** Lines of the contracts in force that call off from a framework contract. */
export function calledLinesOf(db: Queryable, frameworkId: number): Promise<CalledLine[]> {
  return rows(db, calledTexts, [frameworkId])
}

/** Contracts and orders under a framework contract that are not done. */
export async function openCallOffCount(db: Queryable, frameworkId: number): Promise<number> {
  return (await rows<{ count: number }>(db, openCallOffs, [frameworkId]))[0]?.count ?? 0
}

/** What was awarded to a store and is not under a contract; null where there is nothing of the scope. */
export async function awardedQuotation(db: Queryable, inquirySn: string, storeId: number, scope: Scope): Promise<SourceQuotation | null> {
  return (await rows<SourceQuotation>(db, quotation, [inquirySn, storeId, scope.enterpriseId, scope.storeIds]))[0] ?? null
}

/** Its chosen lines that no living order holds. */
export function quotedLinesOf(db: Queryable, quotationId: number): Promise<QuotedLine[]> {
  return rows(db, quotedLines, [quotationId])
}

/** What the winning bid fixed; null for a contract that no tender awarded. */
export async function awardOf(db: Queryable, contractId: number): Promise<AwardTerms | null> {
  return (await rows<{ award: AwardTerms | null }>(db, award, [contractId]))[0]?.award ?? null
}

export type SourcedContract = {
  readonly contractId: number
  readonly contractSn: string
  readonly state: ContractState
  readonly storeId: number
  /** Lot of the tender; 0 for anything else. */
  readonly lotNo: number
}

/** Contracts of a source that did not come to nothing, the newest first. */
export function contractsOfSource(
  db: Queryable,
  source: 'QUOTATION' | 'TENDER',
  sourceSn: string,
  scope: Scope,
): Promise<SourcedContract[]> {
  return rows(db, living, [source, sourceSn, scope.enterpriseId, scope.storeIds])
}

export type CallOff = {
  readonly contractId: number
  readonly contractSn: string
  readonly title: string
  readonly state: ContractState
  readonly total: Int
}

/** Contracts that call off from a framework contract. */
export function callOffsOf(db: Queryable, frameworkId: number): Promise<CallOff[]> {
  return rows(db, callOffs, [frameworkId])
}
