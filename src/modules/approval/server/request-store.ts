import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import { execute, rows, type AnyHandle, type Unit } from '../../../shared/unit.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'
import type { DeliveryMethod, PayMethod } from '../../order/contract-order.ts'
import type { Step } from '../rules/approval-need.ts'
import { requestMachine, type RequestEvent, type RequestState, type RequestWho } from '../rules/request-machine.ts'

type Int = number | bigint
export type RequestTerms = {
  readonly addressId: number | null
  readonly stores: readonly { readonly storeId: number; readonly delivery: DeliveryMethod; readonly remark: string }[]
  readonly payMethod: PayMethod
}
/** A reason as it was when the request was made, money in fen as text. */
export type KeptReason = { readonly code: string; readonly limit?: string; readonly spent?: string; readonly rule?: string }

export type PurchaseRequest = {
  readonly id: number
  readonly requestSn: string
  readonly enterpriseId: number
  readonly memberId: number
  readonly requesterName: string
  readonly costCentreId: number | null
  readonly costCentre: string
  readonly state: RequestState
  readonly version: number
  readonly stepNo: number
  readonly total: Int
  readonly terms: RequestTerms
  readonly note: string
  readonly reasons: readonly KeptReason[]
  readonly contentHash: Buffer
  readonly createdAt: Date
  readonly paySn: string | null
  readonly orderSns: readonly string[]
  readonly stepCount: number
}
export type RequestLine = {
  readonly productId: number
  readonly unit: UnitKind
  readonly number: Int
  readonly unitPrice: Int
  readonly subtotal: Int
  readonly storeId: number
  readonly categoryId: number
}
export type RequestStep = Step & { readonly stepNo: number; readonly escalatedAt: Date | null }
export type Decision = {
  readonly stepNo: number
  readonly approverId: number
  readonly byId: number
  readonly byName: string
  readonly decision: 'approve' | 'reject' | 'return'
  readonly comment: string
  readonly at: Date
}

const columns = `r.id, request_sn AS "requestSn", enterprise_id AS "enterpriseId", member_id AS "memberId", requester_name AS "requesterName",
  cost_centre_id AS "costCentreId", cost_centre AS "costCentre", state, version, step_no AS "stepNo", total, terms, note, reasons,
  content_hash AS "contentHash", created_at AS "createdAt", pay_sn AS "paySn", order_sns AS "orderSns",
  (SELECT count(*)::int FROM purchase_request_step s WHERE s.request_id = r.id) AS "stepCount"`
const nextNumber = { name: 'approval.requestNumber', text: `SELECT nextval('purchase_request_number')::int AS number` }
const insert = {
  name: 'approval.requestInsert',
  text: `INSERT INTO purchase_request (request_sn, enterprise_id, member_id, requester_name, cost_centre_id, cost_centre, state, total, terms, note, reasons, content_hash, created_at)
         VALUES ($1,$2,$3,$4,$5,$6,'PENDING',$7,$8,$9,$10,$11,$12) RETURNING id`,
}
const insertLines = {
  name: 'approval.requestLines',
  text: `INSERT INTO purchase_request_line (request_id, line_no, product_id, unit, number, unit_price, subtotal, store_id, category_id)
         SELECT $1, "lineNo", "productId", unit, number, "unitPrice", subtotal, "storeId", "categoryId"
         FROM json_to_recordset($2::json) AS l("lineNo" smallint, "productId" bigint, unit text, number bigint, "unitPrice" bigint, subtotal bigint, "storeId" bigint, "categoryId" bigint)`,
}
const insertSteps = {
  name: 'approval.requestSteps',
  text: `INSERT INTO purchase_request_step (request_id, step_no, name, approver_ids, quorum)
         SELECT $1, "stepNo", name, ARRAY(SELECT json_array_elements_text("approverIds")::bigint), quorum
         FROM json_to_recordset($2::json) AS s("stepNo" smallint, name text, "approverIds" json, quorum smallint)`,
}
const one = { name: 'approval.request', text: `SELECT ${columns} FROM purchase_request r WHERE enterprise_id = $1 AND request_sn = $2` }
const lockOne = {
  name: 'approval.requestLock',
  text: `SELECT ${columns} FROM purchase_request r WHERE enterprise_id = $1 AND request_sn = $2 FOR UPDATE`,
}
const openOf = {
  name: 'approval.requestsOpenOf',
  text: `SELECT ${columns} FROM purchase_request r WHERE member_id = $1 AND state = 'PENDING' ORDER BY r.id FOR UPDATE`,
}
const lines = {
  name: 'approval.lines',
  text: `SELECT product_id AS "productId", unit, number, unit_price AS "unitPrice", subtotal, store_id AS "storeId", category_id AS "categoryId"
         FROM purchase_request_line WHERE request_id = $1 ORDER BY line_no`,
}
const steps = {
  name: 'approval.steps',
  text: `SELECT step_no AS "stepNo", name, approver_ids AS "approverIds", quorum, escalated_at AS "escalatedAt" FROM purchase_request_step WHERE request_id = $1 ORDER BY step_no`,
}
const decisions = {
  name: 'approval.decisions',
  text: `SELECT step_no AS "stepNo", approver_id AS "approverId", by_id AS "byId", by_name AS "byName", decision, comment, at
         FROM purchase_request_decision WHERE request_id = $1 ORDER BY at, approver_id`,
}
const decide = {
  name: 'approval.decide',
  text: `INSERT INTO purchase_request_decision (request_id, step_no, approver_id, by_id, by_name, decision, comment, at) VALUES ($1,$2,$3,$4,$5,$6,$7,$8)`,
}
const move = {
  name: 'approval.requestMove',
  text: `UPDATE purchase_request r SET state = $3, version = version + 1, step_no = coalesce($5, step_no), decided_at = CASE WHEN $3 = 'PENDING' THEN NULL ELSE $6::timestamptz END,
           pay_sn = $7, order_sns = coalesce($8, order_sns)
         WHERE r.id = $1 AND state = $2 AND version = $4 RETURNING ${columns}`,
}
const escalate = {
  name: 'approval.escalate',
  text: `UPDATE purchase_request_step SET escalated_at = $3, approver_ids = array_append(array_remove(approver_ids, $4::bigint), $4::bigint), quorum = 1
         WHERE request_id = $1 AND step_no = $2 AND escalated_at IS NULL`,
}
const pending = {
  name: 'approval.pendingTotal',
  text: `SELECT coalesce(sum(total), 0)::bigint AS total FROM purchase_request WHERE member_id = ANY($1) AND state = 'PENDING' AND created_at >= $2`,
}
const page = {
  name: 'approval.requestPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS "listTotal" FROM purchase_request r
         WHERE enterprise_id = $1 AND ($2::bigint IS NULL OR member_id = $2) AND ($3::text IS NULL OR state = $3)
           AND ($4::bigint[] IS NULL OR (state = 'PENDING' AND EXISTS (SELECT FROM purchase_request_step s
                WHERE s.request_id = r.id AND s.step_no = r.step_no AND s.approver_ids && $4
                  AND EXISTS (SELECT FROM unnest(s.approver_ids) seat WHERE seat = ANY($4)
                    AND NOT EXISTS (SELECT FROM purchase_request_decision d WHERE d.request_id = r.id AND d.step_no = s.step_no AND d.approver_id = seat)))))
         ORDER BY r.id DESC LIMIT $5 OFFSET $6`,
}

export async function nextRequestNumber(unit: Unit): Promise<number> {
  const [found] = await rows<{ number: number }>(unit, nextNumber, [])
  if (!found) throw new Error('a sequence gave nothing')
  return found.number
}

export type NewRequest = Pick<
  PurchaseRequest,
  | 'requestSn'
  | 'enterpriseId'
  | 'memberId'
  | 'requesterName'
  | 'costCentreId'
  | 'costCentre'
  | 'terms'
  | 'note'
  | 'reasons'
  | 'contentHash'
  | 'createdAt'
> & { readonly total: bigint; readonly lines: readonly RequestLine[]; readonly steps: readonly Step[] }

export async function insertRequest(unit: Unit, wish: NewRequest): Promise<number> {
  const [added] = await rows<{ id: number }>(unit, insert, [
    wish.requestSn,
    wish.enterpriseId,
    wish.memberId,
    wish.requesterName,
    wish.costCentreId,
    wish.costCentre,
    wish.total,
    JSON.stringify(wish.terms),
    wish.note,
    JSON.stringify(wish.reasons),
    wish.contentHash,
    wish.createdAt,
  ])
  if (!added) throw new Error('an insert returned no row')
  const text = (line: RequestLine, place: number) => ({
    ...line,
    lineNo: place + 1,
    number: String(line.number),
    unitPrice: String(line.unitPrice),
    subtotal: String(line.subtotal),
  })
  await execute(unit, insertLines, [added.id, JSON.stringify(wish.lines.map(text))])
  await execute(unit, insertSteps, [added.id, JSON.stringify(wish.steps.map((step, place) => ({ ...step, stepNo: place + 1 })))])
  return added.id
}

/** A request of this company; another company's is an absent one. */
export async function requestOf(handle: AnyHandle, enterpriseId: number, requestSn: string): Promise<PurchaseRequest | null> {
  return (await rows<PurchaseRequest>(handle, one, [enterpriseId, requestSn]))[0] ?? null
}

export async function lockRequest(unit: Unit, enterpriseId: number, requestSn: string): Promise<PurchaseRequest | null> {
  return (await rows<PurchaseRequest>(unit, lockOne, [enterpriseId, requestSn]))[0] ?? null
}

export function lockOpenRequestsOf(unit: Unit, memberId: number): Promise<PurchaseRequest[]> {
  return rows<PurchaseRequest>(unit, openOf, [memberId])
}

export function linesOfRequest(handle: AnyHandle, requestId: number): Promise<RequestLine[]> {
  return rows<RequestLine>(handle, lines, [requestId])
}

export async function stepsOfRequest(handle: AnyHandle, requestId: number): Promise<RequestStep[]> {
  const found = await rows<RequestStep>(handle, steps, [requestId])
  // Arrays of big integers arrive as text.
  return found.map((step) => ({ ...step, approverIds: step.approverIds.map(Number) }))
}

export function decisionsOfRequest(handle: AnyHandle, requestId: number): Promise<Decision[]> {
  return rows<Decision>(handle, decisions, [requestId])
}

export async function keepDecision(unit: Unit, requestId: number, of: Decision): Promise<void> {
  await execute(unit, decide, [requestId, of.stepNo, of.approverId, of.byId, of.byName, of.decision, of.comment, of.at])
}

export type RequestMove = {
  readonly event: RequestEvent
  readonly who: RequestWho
  readonly at: Date
  readonly stepNo?: number
  readonly placed?: { readonly paySn: string; readonly orderSns: readonly string[] }
}

/** Moves a request; `approval.requestMoved` when it is decided already, `api.stale` when another was faster. */
export async function moveRequest(unit: Unit, of: PurchaseRequest, wanted: RequestMove): Promise<PurchaseRequest | Failure> {
  const to = requestMachine.next(of.state, wanted.event, wanted.who)
  if (isFailure(to)) return failure('approval.requestMoved')
  const { stepNo = null, placed } = wanted
  const values = [of.id, of.state, to, of.version, stepNo, wanted.at, placed?.paySn ?? null, placed?.orderSns ?? null]
  return (await rows<PurchaseRequest>(unit, move, values))[0] ?? failure('api.stale')
}

/** Hands the step to the next level once; false when it was before. */
export async function escalateStep(unit: Unit, requestId: number, stepNo: number, at: Date, toId: number): Promise<boolean> {
  return (await execute(unit, escalate, [requestId, stepNo, at, toId])) > 0
}

/** What these members asked for since a moment and is not decided yet, in fen. */
export async function pendingBy(handle: AnyHandle, memberIds: readonly number[], since: Date): Promise<bigint> {
  const [found] = await rows<{ total: Int }>(handle, pending, [memberIds, since])
  return BigInt(found?.total ?? 0)
}

export type RequestSearch = {
  readonly enterpriseId: number
  readonly memberId: number | null
  readonly state: RequestState | null
  /** Only those that wait for one of these seats. */
  readonly seats: readonly number[] | null
  readonly limit: number
  readonly offset: number
}

export function listRequests(handle: AnyHandle, of: RequestSearch): Promise<(PurchaseRequest & { readonly listTotal: number })[]> {
  return rows(handle, page, [of.enterpriseId, of.memberId, of.state, of.seats, of.limit, of.offset])
}
