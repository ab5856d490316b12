import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ApprovalStep } from '../rules/approval-need.ts'
import { requestMachine, type RequestEvent, type RequestActorKind } from '../rules/request-machine.ts'
import { requestColumns, type RequestDecision, type PurchaseRequest, type RequestLine } from './request-repository.ts'

const nextNumber = { name: 'approval.requestNumber', text: `SELECT nextval('purchase_request_number')::int AS number` }
const pendingInquiry = {
  name: 'approval.pendingInquiry',
  text: `SELECT id FROM purchase_request WHERE inquiry_sn = $1 AND state = 'PENDING'`,
}
const insert = {
  name: 'approval.requestInsert',
  text: `INSERT INTO purchase_request (request_sn, enterprise_id, member_id, requester_name, cost_centre_id, cost_centre, state, total, terms, note, reasons, content_hash, created_at, receiver, inquiry_sn)
         VALUES ($1,$2,$3,$4,$5,$6,'PENDING',$7,$8,$9,$10,$11,$12,$13,$14) RETURNING id`,
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
const decide = {
  name: 'approval.decide',
  text: `INSERT INTO purchase_request_decision (request_id, step_no, approver_id, by_id, by_name, decision, comment, at) VALUES ($1,$2,$3,$4,$5,$6,$7,$8)`,
}
const move = {
  name: 'approval.requestMove',
  text: `UPDATE purchase_request r SET state = $3, version = version + 1, step_no = coalesce($5, step_no), decided_at = CASE WHEN $3 = 'PENDING' THEN NULL ELSE $6::timestamptz END,
           pay_sn = $7, order_sns = coalesce($8, order_sns)
         WHERE r.id = $1 AND state = $2 AND version = $4 RETURNING ${requestColumns}`,
}
const escalate = {
  name: 'approval.escalate',
  text: `UPDATE purchase_request_step SET escalated_at = $3, approver_ids = array_append(approver_ids, $4::bigint), quorum = 1
         WHERE request_id = $1 AND step_no = $2 AND escalated_at IS NULL AND NOT ($4 = ANY(approver_ids))`,
}

/** True while a request for this award waits. */
export async function isInquiryPending(tx: Transaction, inquirySn: string): Promise<boolean> {
  return (await rows(tx, pendingInquiry, [inquirySn])).length > 0
}

export async function nextRequestNumber(tx: Transaction): Promise<number> {
  const [found] = await rows<{ number: number }>(tx, nextNumber, [])
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
  | 'receiver'
  | 'note'
  | 'reasons'
  | 'contentHash'
  | 'createdAt'
  | 'inquirySn'
> & { readonly total: bigint; readonly lines: readonly RequestLine[]; readonly steps: readonly ApprovalStep[] }

export async function insertRequest(tx: Transaction, wish: NewRequest): Promise<number> {
  const [added] = await rows<{ id: number }>(tx, insert, [
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
    wish.receiver === null ? null : JSON.stringify(wish.receiver),
    wish.inquirySn,
  ])
  if (!added) throw new Error('an insert returned no row')
  const text = (line: RequestLine, place: number) => ({
    ...line,
    lineNo: place + 1,
    number: String(line.number),
    unitPrice: String(line.unitPrice),
    subtotal: String(line.subtotal),
  })
  await execute(tx, insertLines, [added.id, JSON.stringify(wish.lines.map(text))])
  await execute(tx, insertSteps, [added.id, JSON.stringify(wish.steps.map((step, place) => ({ ...step, stepNo: place + 1 })))])
  return added.id
}

export async function insertDecision(tx: Transaction, requestId: number, requestDecision: RequestDecision): Promise<void> {
  await execute(tx, decide, [
    requestId,
    requestDecision.stepNo,
    requestDecision.approverId,
    requestDecision.byId,
    requestDecision.byName,
    requestDecision.decision,
    requestDecision.comment,
    requestDecision.at,
  ])
}

export type RequestMove = {
  readonly event: RequestEvent
  readonly who: RequestActorKind
  readonly at: Date
  readonly stepNo?: number
  readonly placed?: { readonly paySn: string; readonly orderSns: readonly string[] }
}

/** Moves a request; `approval.requestMoved` when it is decided already, `api.stale` when another was faster. */
export async function moveRequest(
  tx: Transaction,
  purchaseRequest: PurchaseRequest,
  requestMove: RequestMove,
): Promise<PurchaseRequest | Failure> {
  const to = requestMachine.next(purchaseRequest.state, requestMove.event, requestMove.who)
  if (isFailure(to)) return failure('approval.requestMoved')
  const { stepNo = null, placed } = requestMove
  const values = [
    purchaseRequest.id,
    purchaseRequest.state,
    to,
    purchaseRequest.version,
    stepNo,
    requestMove.at,
    placed?.paySn ?? null,
    placed?.orderSns ?? null,
  ]
  return (await rows<PurchaseRequest>(tx, move, values))[0] ?? failure('api.stale')
}

/** Hands the step to the next level once; false when it was before. */
export async function escalateStep(tx: Transaction, requestId: number, stepNo: number, at: Date, toId: number): Promise<boolean> {
  return (await execute(tx, escalate, [requestId, stepNo, at, toId])) > 0
}
