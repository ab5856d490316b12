import { offsetOf } from '../../../kernel/database/paging.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Receiver } from '../../order/endpoints-schemas.ts'
import { openSampleStates, type SampleState } from '../rules/sample-machine.ts'
import { daysAfter, sampleLimits } from '../rules/sample-limits.ts'

export type SampleLine = { readonly productId: number; readonly unit: 'primary' | 'second'; readonly number: number | string | bigint }
export type Sample = {
  readonly sampleId: number
  readonly sampleSn: string
  readonly memberId: number
  readonly buyerName: string
  readonly storeId: number
  readonly state: SampleState
  readonly purpose: string
  readonly receiver: Receiver
  readonly reason: string
  readonly carrier: string
  readonly trackingNo: string
  readonly againAllowed: boolean
  readonly feedbackFits: boolean | null
  readonly feedbackNote: string
  readonly feedbackTarget: string
  readonly orderSn: string
  readonly appliedAt: Date
  readonly answeredAt: Date | null
  readonly shippedAt: Date | null
  readonly receivedAt: Date | null
  readonly feedbackAt: Date | null
  readonly lines: readonly SampleLine[]
}

const columns = `s.sample_id AS "sampleId", s.sample_sn AS "sampleSn", s.member_id AS "memberId", s.buyer_name AS "buyerName", s.store_id AS "storeId", s.state, s.purpose,
  s.receiver, s.reason, s.carrier, s.tracking_no AS "trackingNo", s.again_allowed AS "againAllowed", s.feedback_fits AS "feedbackFits", s.feedback_note AS "feedbackNote",
  s.feedback_target AS "feedbackTarget", s.order_sn AS "orderSn", s.applied_at AS "appliedAt", s.answered_at AS "answeredAt", s.shipped_at AS "shippedAt",
  s.received_at AS "receivedAt", s.feedback_at AS "feedbackAt",
  (SELECT json_agg(json_build_object('productId', l.product_id, 'unit', l.unit, 'number', l.number) ORDER BY l.line_no) FROM sample_line l WHERE l.sample_id = s.sample_id) AS lines`

const one = { name: 'sample.one', text: `SELECT ${columns} FROM sample_application s WHERE sample_id = $1` }
const inTab = `CASE $3 WHEN 'waiting' THEN state IN ('APPLIED', 'APPROVED') WHEN 'sent' THEN state = 'SHIPPED' WHEN 'feedback' THEN state IN ('RECEIVED', 'FEEDBACK_DUE')
  WHEN 'over' THEN state IN ('REJECTED', 'EXPIRED', 'FEEDBACK_DONE', 'CONVERTED', 'CLOSED', 'CANCELLED') ELSE true END`
const ofMember = {
  name: 'sample.ofMember',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM sample_application s WHERE s.member_id = $1 AND s.store_id = ANY(coalesce($2::bigint[], ARRAY[s.store_id])) AND ${inTab}
    ORDER BY sample_id DESC LIMIT $4 OFFSET $5`,
}
const ofStores = {
  name: 'sample.ofStores',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM sample_application s WHERE s.store_id = ANY($2::bigint[]) AND s.member_id = coalesce($1, s.member_id) AND ${inTab}
    ORDER BY sample_id DESC LIMIT $4 OFFSET $5`,
}
const insert = {
  name: 'sample.insert',
  text: `WITH made AS (INSERT INTO sample_application (sample_sn, member_id, buyer_name, store_id, state, purpose, receiver, applied_at)
      VALUES ('S' || $1 || lpad(nextval('sample_number')::text, 6, '0'), $2, $3, $4, 'APPLIED', $5, $6, $7) RETURNING sample_id),
    lines AS (INSERT INTO sample_line (sample_id, line_no, product_id, unit, number)
      SELECT sample_id, place, product_id, unit, number FROM made, unnest($8::bigint[], $9::text[], $10::bigint[]) WITH ORDINALITY AS line(product_id, unit, number, place))
    SELECT sample_id AS "sampleId" FROM made`,
}
const standing = {
  name: 'sample.standing',
  text: `SELECT count(*) FILTER (WHERE state = ANY($2::text[]))::int AS open,
    count(*) FILTER (WHERE state IN ('RECEIVED', 'FEEDBACK_DUE') AND received_at < $3)::int AS overdue FROM sample_application WHERE member_id = $1`,
}
const recent = {
  name: 'sample.recent',
  text: `SELECT DISTINCT l.product_id AS "productId" FROM sample_application s JOIN sample_line l USING (sample_id)
    WHERE s.member_id = $1 AND l.product_id = ANY($2::bigint[]) AND s.applied_at >= $3 AND NOT s.again_allowed AND s.state NOT IN ('REJECTED', 'CANCELLED', 'EXPIRED')`,
}
const conversion = {
  name: 'sample.conversion',
  text: `SELECT count(*) FILTER (WHERE state = 'CONVERTED')::int AS converted, count(*)::int AS told FROM sample_application
    WHERE store_id = ANY($1::bigint[]) AND state IN ('FEEDBACK_DONE', 'CONVERTED', 'CLOSED')`,
}
const awaiting = {
  name: 'sample.awaitingOrder',
  text: `SELECT DISTINCT s.sample_id AS "sampleId" FROM sample_application s JOIN sample_line l USING (sample_id)
    WHERE s.member_id = $1 AND s.state = 'FEEDBACK_DONE' AND l.product_id = ANY($2::bigint[])`,
}

export async function sampleById(db: Queryable, sampleId: number): Promise<Sample | null> {
  return (await rows<Sample>(db, one, [sampleId]))[0] ?? null
}

export type SamplePage = { readonly current: number; readonly pageSize: number; readonly tab: string }
type Counted = Sample & { readonly total: number }

export function samplesOfMember(db: Queryable, memberId: number, { current, pageSize, tab }: SamplePage): Promise<Counted[]> {
  return rows<Counted>(db, ofMember, [memberId, null, tab, pageSize, offsetOf({ current, pageSize })])
}

export function samplesOfStores(db: Queryable, storeIds: readonly number[], { current, pageSize, tab }: SamplePage): Promise<Counted[]> {
  return rows<Counted>(db, ofStores, [null, storeIds, tab, pageSize, offsetOf({ current, pageSize })])
}

export type NewSample = Pick<Sample, 'memberId' | 'buyerName' | 'storeId' | 'purpose' | 'receiver' | 'lines'> & {
  readonly day: string
  readonly at: Date
}

export async function addSample(tx: Transaction, newSample: NewSample): Promise<number> {
  const [made] = await rows<{ sampleId: number }>(tx, insert, [
    newSample.day,
    newSample.memberId,
    newSample.buyerName,
    newSample.storeId,
    newSample.purpose,
    JSON.stringify(newSample.receiver),
    newSample.at,
    newSample.lines.map((line) => line.productId),
    newSample.lines.map((line) => line.unit),
    newSample.lines.map((line) => String(line.number)),
  ])
  if (!made) throw new Error('a sample was applied for without an answer')
  return made.sampleId
}

/** How many applications of a buyer are open, and for how many received samples feedback is overdue; locks the buyer's. */
export async function openAndOverdueOf(
  tx: Transaction,
  memberId: number,
  now: Date,
): Promise<{ readonly open: number; readonly overdue: number }> {
  // A buyer's applications are judged one after another, so that two at once do not pass the same limit.
  await lockNamed(tx, `sample.buyer ${memberId}`)
  const since = daysAfter(now, -sampleLimits.overdueDays)
  const [found] = await rows<{ open: number; overdue: number }>(tx, standing, [memberId, openSampleStates, since])
  return found ?? { open: 0, overdue: 0 }
}

/** Of some goods those that the buyer applied for too lately to have them again. */
export async function recentlyApplied(
  tx: Transaction,
  memberId: number,
  productIds: readonly number[],
  now: Date,
): Promise<readonly number[]> {
  const found = await rows<{ productId: number }>(tx, recent, [memberId, productIds, daysAfter(now, -sampleLimits.againAfterDays)])
  return found.map((row) => row.productId)
}

/** Of a hundred samples with feedback so many became orders. */
export async function orderConversionOf(db: Queryable, storeIds: readonly number[]): Promise<number | null> {
  const [found] = await rows<{ converted: number; told: number }>(db, conversion, [storeIds])
  return found && found.told > 0 ? Math.round((found.converted / found.told) * 100) : null
}

/** Samples with feedback whose goods a member has now ordered. */
export async function samplesAwaiting(tx: Transaction, memberId: number, productIds: readonly number[]): Promise<readonly number[]> {
  return (await rows<{ sampleId: number }>(tx, awaiting, [memberId, productIds])).map((row) => row.sampleId)
}
