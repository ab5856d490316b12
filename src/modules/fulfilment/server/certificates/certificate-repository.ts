import { when, type Composed, type Condition } from '../../../../kernel/database/compose-statement.ts'
import { pageStatement, readPage, type ListPage } from '../../../../kernel/database/list-page.ts'
import type { PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { scopeParameters, type OrderScope } from '../../../order/server/public.ts'
import type { ChemistryVerdict, Measured } from '../../rules/check-chemistry.ts'
import type { CertificateState } from '../../rules/certificate-machine.ts'

export type Certificate = {
  readonly certificateId: number
  readonly certificateSn: string
  readonly shipmentId: number
  readonly shipmentSn: string
  readonly orderSn: string
  readonly orderLineId: number
  readonly memberId: number
  readonly storeId: number
  readonly state: CertificateState
  readonly storeZh: string
  readonly storeEn: string
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly materialCode: string
  readonly heatNo: string
  readonly orderedGrade: string
  readonly standard: string
  readonly producer: string
  readonly chemistry: readonly Measured[]
  readonly verdict: ChemistryVerdict
  readonly netMassKg: string
  readonly bundles: number | null
  readonly inspectedOn: string
  readonly inspector: string
  readonly voidReason: string
  readonly issuedAt: Date
}

const columns = `c.certificate_id AS "certificateId", c.certificate_sn AS "certificateSn", c.shipment_id AS "shipmentId", s.shipment_sn AS "shipmentSn", c.order_sn AS "orderSn",
  c.order_line_id AS "orderLineId", c.member_id AS "memberId", c.store_id AS "storeId", c.state, o.store_name AS "storeZh", o.store_name_en AS "storeEn",
  l.goods_name_zh AS "nameZh", l.goods_name_en AS "nameEn", l.spec_text_zh AS "specZh", l.spec_text_en AS "specEn", l.material_code AS "materialCode",
  c.heat_no AS "heatNo", c.ordered_grade AS "orderedGrade", c.standard, c.producer, c.chemistry, c.verdict, c.net_mass_kg AS "netMassKg", c.bundles,
  to_char(c.inspected_on, 'YYYY-MM-DD') AS "inspectedOn", c.inspector, c.void_reason AS "voidReason", c.issued_at AS "issuedAt"`
const joined = `quality_certificate c JOIN shipment s USING (shipment_id) JOIN order_line l ON l.order_line_id = c.order_line_id JOIN orders o ON o.order_id = l.order_id`
// What is being made ready is the store's business until it leaves.
const inScope = `($1::bigint IS NULL OR (c.member_id = $1 AND s.state NOT IN ('PREPARING', 'VOID'))) AND ($2::bigint[] IS NULL OR c.store_id = ANY($2))`

const bySn = { name: 'fulfilment.certificateBySn', text: `SELECT ${columns} FROM ${joined} WHERE ${inScope} AND c.certificate_sn = $3` }
const lockBySn = {
  name: 'fulfilment.certificateLock',
  text: `SELECT certificate_id FROM quality_certificate c JOIN shipment s USING (shipment_id) WHERE ${inScope} AND c.certificate_sn = $3 FOR UPDATE OF c`,
}
const ofShipments = {
  name: 'fulfilment.certificatesOfShipments',
  text: `SELECT ${columns} FROM ${joined} WHERE c.shipment_id = ANY($1) AND c.state = 'VALID' ORDER BY c.order_line_id, c.certificate_id`,
}
const insert = {
  name: 'fulfilment.certificateInsert',
  text: `INSERT INTO quality_certificate (certificate_sn, shipment_id, order_line_id, order_sn, store_id, member_id, heat_no, ordered_grade, standard, producer, chemistry, verdict,
      net_mass_kg, bundles, inspected_on, inspector, issued_at)
    SELECT 'Q' || $3 || lpad(nextval('quality_certificate_number')::text, 8, '0'), s.shipment_id, $2, s.order_sn, s.store_id, s.member_id, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
    FROM shipment s WHERE s.shipment_id = $1
    ON CONFLICT (shipment_id, order_line_id, upper(heat_no)) WHERE state = 'VALID' DO NOTHING
    RETURNING certificate_sn AS "certificateSn"`,
}
const makeVoid = {
  name: 'fulfilment.certificateVoid',
  text: `UPDATE quality_certificate SET state = 'VOID', void_reason = $2, voided_at = $3 WHERE certificate_sn = $1 AND state = ANY($4)`,
}
const gradeOf = {
  name: 'fulfilment.orderedGrade',
  text: `SELECT coalesce(k.axis_values->>'grade', g.attributes->>'grade', '') AS attribute, l.goods_name_zh || ' ' || l.spec_text_zh AS words
    FROM order_line l LEFT JOIN sku k ON k.product_id = l.product_id LEFT JOIN goods g ON g.goods_id = l.goods_id WHERE l.order_line_id = $1`,
}

/** One certificate of a scope; null when it is absent or not theirs. */
export async function certificateOf(db: Queryable, certificateSn: string, scope: OrderScope): Promise<Certificate | null> {
  return (await rows<Certificate>(db, bySn, [...scopeParameters(scope), certificateSn]))[0] ?? null
}

/** The same, its row locked. */
export async function lockCertificate(tx: Transaction, certificateSn: string, scope: OrderScope): Promise<Certificate | null> {
  const [locked] = await rows(tx, lockBySn, [...scopeParameters(scope), certificateSn])
  return locked ? certificateOf(tx, certificateSn, scope) : null
}

/** Valid certificates of shipments whose order the caller has found within its scope. */
export async function certificatesOfShipments(db: Queryable, shipmentIds: readonly number[]): Promise<Certificate[]> {
  return shipmentIds.length === 0 ? [] : rows<Certificate>(db, ofShipments, [shipmentIds])
}

export type CertificateSearch = PageNumber & { readonly keyword: string }

/** The statement of a search for certificates; a test asks the database for its plan. */
export function certificateListStatement(scope: OrderScope, { keyword, ...page }: CertificateSearch): Composed {
  const beginning = `${keyword.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  const words = '(upper(c.heat_no) LIKE ? OR c.certificate_sn = upper(?) OR s.shipment_sn = upper(?) OR c.order_sn = ?)'
  const conditions = [
    ...scopedTo(scope),
    ...(keyword === '' ? [] : [{ key: 'words', sql: words, values: [beginning, keyword, keyword, keyword] }]),
  ]
  const counted = 'quality_certificate c JOIN shipment s USING (shipment_id)'
  return pageStatement(
    'fulfilment.certificatesFind',
    conditions,
    { columns, tables: joined, counted, orderBy: 'c.certificate_id DESC' },
    page,
  )
}

// What is being made ready is the store's business until it leaves.
function scopedTo(scope: OrderScope): readonly Condition[] {
  if ('memberId' in scope)
    return [{ key: 'member', sql: `c.member_id = ? AND s.state NOT IN ('PREPARING', 'VOID')`, values: [scope.memberId] }]
  return 'storeIds' in scope ? when('stores', 'c.store_id = ANY(?::bigint[])', scope.storeIds) : []
}

/** Certificates of a scope by the beginning of a heat number or by a number of another paper. */
export function findCertificates(db: Queryable, scope: OrderScope, search: CertificateSearch): Promise<ListPage<Certificate>> {
  return readPage<Certificate>(db, certificateListStatement(scope, search))
}

export type NewCertificate = Pick<
  Certificate,
  | 'shipmentId'
  | 'orderLineId'
  | 'heatNo'
  | 'orderedGrade'
  | 'standard'
  | 'producer'
  | 'chemistry'
  | 'verdict'
  | 'netMassKg'
  | 'bundles'
  | 'inspectedOn'
  | 'inspector'
> & { readonly dayCode: string; readonly now: Date }

/** Writes a certificate; null when the heat of this line has a valid one. */
export async function insertCertificate(tx: Transaction, made: NewCertificate): Promise<string | null> {
  const [row] = await rows<{ certificateSn: string }>(tx, insert, [
    made.shipmentId,
    made.orderLineId,
    made.dayCode,
    made.heatNo,
    made.orderedGrade,
    made.standard,
    made.producer,
    JSON.stringify(made.chemistry),
    made.verdict,
    made.netMassKg,
    made.bundles,
    made.inspectedOn,
    made.inspector,
    made.now,
  ])
  return row?.certificateSn ?? null
}

/** Makes a certificate void; false when it is already. */
export async function voidCertificateRow(
  tx: Transaction,
  certificateSn: string,
  { reason, from, now }: { reason: string; from: readonly string[]; now: Date },
): Promise<boolean> {
  return (await execute(tx, makeVoid, [certificateSn, reason, now, from])) === 1
}

/** What the ordered goods say about their grade: the attribute, and the words of name and specification. */
export async function gradeWordsOf(db: Queryable, orderLineId: number): Promise<{ attribute: string; words: string }> {
  return (await rows<{ attribute: string; words: string }>(db, gradeOf, [orderLineId]))[0] ?? { attribute: '', words: '' }
}
