import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'
import type { DeliveryMethod, InvoiceChoice, PayMethod, PurchaseData, Receiver } from '../../order/endpoints-schemas.ts'
import type { ApprovalStep } from '../rules/approval-need.ts'
import type { RequestState } from '../rules/request-machine.ts'

type Int = number | bigint
/** What was agreed to beside the lines, as it was at the submission; freight in fen as text. */
export type RequestTerms = {
  readonly stores: readonly {
    readonly storeId: number
    readonly delivery: DeliveryMethod
    readonly remark: string
    /** Missing in requests from before it was kept. */
    readonly freight?: string
    /** The coupon of the store, 0 for none. */
    readonly couponId?: number
    /** The project that the order is for, 0 for none; nobody decides about it. */
    readonly projectId?: number
  }[]
  readonly payMethod: PayMethod
  /** The coupon of the platform, 0 for none. */
  readonly platformCouponId?: number
  readonly invoice?: InvoiceChoice
  /** Missing in requests from before it was asked for; nobody decides about it. */
  readonly purchaseData?: PurchaseData
}
/** A reason as it was when the request was made, money in fen as text. */
export type StoredReason = { readonly code: string; readonly limit?: string; readonly spent?: string; readonly rule?: string }

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
  /** Who gets the goods, copied at the submission; null where all of it is picked up. */
  readonly receiver: Receiver | null
  readonly note: string
  readonly reasons: readonly StoredReason[]
  readonly contentHash: Buffer
  readonly createdAt: Date
  readonly paySn: string | null
  readonly orderSns: readonly string[]
  /** The request for quotation whose award is asked for; null for goods of the cart. */
  readonly inquirySn: string | null
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
export type RequestStep = ApprovalStep & { readonly stepNo: number; readonly escalatedAt: Date | null }
export type RequestDecision = {
  readonly stepNo: number
  readonly approverId: number
  readonly byId: number
  readonly byName: string
  readonly decision: 'approve' | 'reject' | 'return'
  readonly comment: string
  readonly at: Date
}

/** The columns of a request `r`, as a PurchaseRequest. */
export const requestColumns = `r.id, request_sn AS "requestSn", enterprise_id AS "enterpriseId", member_id AS "memberId", requester_name AS "requesterName",
  cost_centre_id AS "costCentreId", cost_centre AS "costCentre", state, version, step_no AS "stepNo", total, '{"stores": []}'::jsonb || terms AS terms, receiver, note, reasons,
  content_hash AS "contentHash", created_at AS "createdAt", pay_sn AS "paySn", order_sns AS "orderSns", inquiry_sn AS "inquirySn",
  (SELECT count(*)::int FROM purchase_request_step s WHERE s.request_id = r.id) AS "stepCount"`
const one = {
  name: 'approval.request',
  text: `SELECT ${requestColumns} FROM purchase_request r WHERE enterprise_id = $1 AND request_sn = $2`,
}
const lockOne = {
  name: 'approval.requestLock',
  text: `SELECT ${requestColumns} FROM purchase_request r WHERE enterprise_id = $1 AND request_sn = $2 FOR UPDATE`,
}
const openOf = {
  name: 'approval.requestsOpenOf',
  text: `SELECT ${requestColumns} FROM purchase_request r WHERE member_id = $1 AND state = 'PENDING' ORDER BY r.id FOR UPDATE`,
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
const pending = {
  name: 'approval.pendingTotal',
  text: `SELECT coalesce(sum(total), 0)::bigint AS total FROM purchase_request WHERE member_id = ANY($1) AND state = 'PENDING' AND created_at >= $2`,
}
const page = {
  name: 'approval.requestPage',
  text: `SELECT ${requestColumns}, count(*) OVER ()::int AS "listTotal" FROM purchase_request r
         WHERE enterprise_id = $1 AND ($2::bigint IS NULL OR member_id = $2) AND ($3::text IS NULL OR state = $3)
           AND ($4::bigint[] IS NULL OR (state = 'PENDING' AND EXISTS (SELECT FROM purchase_request_step s
                WHERE s.request_id = r.id AND s.step_no = r.step_no AND s.approver_ids && $4
                  AND NOT EXISTS (SELECT FROM purchase_request_decision own WHERE own.request_id = r.id AND own.step_no = s.step_no AND own.by_id = $4[1])
                  AND EXISTS (SELECT FROM unnest(s.approver_ids) seat WHERE seat = ANY($4)
                    AND NOT EXISTS (SELECT FROM purchase_request_decision d WHERE d.request_id = r.id AND d.step_no = s.step_no AND d.approver_id = seat)))))
         ORDER BY r.id DESC LIMIT $5 OFFSET $6`,
}

/** A request of this company; another company's is an absent one. */
export async function requestOf(db: Queryable, enterpriseId: number, requestSn: string): Promise<PurchaseRequest | null> {
  return (await rows<PurchaseRequest>(db, one, [enterpriseId, requestSn]))[0] ?? null
}

export async function lockRequest(tx: Transaction, enterpriseId: number, requestSn: string): Promise<PurchaseRequest | null> {
  return (await rows<PurchaseRequest>(tx, lockOne, [enterpriseId, requestSn]))[0] ?? null
}

export function lockOpenRequestsOf(tx: Transaction, memberId: number): Promise<PurchaseRequest[]> {
  return rows<PurchaseRequest>(tx, openOf, [memberId])
}

export function linesOfRequest(db: Queryable, requestId: number): Promise<RequestLine[]> {
  return rows<RequestLine>(db, lines, [requestId])
}

export async function stepsOfRequest(db: Queryable, requestId: number): Promise<RequestStep[]> {
  const found = await rows<RequestStep>(db, steps, [requestId])
  // Arrays of big integers arrive as text.
  return found.map((step) => ({ ...step, approverIds: step.approverIds.map(Number) }))
}

export function decisionsOfRequest(db: Queryable, requestId: number): Promise<RequestDecision[]> {
  return rows<RequestDecision>(db, decisions, [requestId])
}

/** What these members asked for since a moment and is not decided yet, in fen. */
export async function pendingAmountOf(db: Queryable, memberIds: readonly number[], since: Date): Promise<bigint> {
  const [found] = await rows<{ total: Int }>(db, pending, [memberIds, since])
  return BigInt(found?.total ?? 0)
}

export type RequestSearch = {
  readonly enterpriseId: number
  readonly memberId: number | null
  readonly state: RequestState | null
  /** Only those that wait for one of these seats; the reader's own stands first. */
  readonly seats: readonly number[] | null
  readonly limit: number
  readonly offset: number
}

export function listRequests(db: Queryable, requestSearch: RequestSearch): Promise<(PurchaseRequest & { readonly listTotal: number })[]> {
  return rows(db, page, [
    requestSearch.enterpriseId,
    requestSearch.memberId,
    requestSearch.state,
    requestSearch.seats,
    requestSearch.limit,
    requestSearch.offset,
  ])
}
