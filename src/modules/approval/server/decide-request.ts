import { memberOf, type Call } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { type BasketLine } from '../../basket/server/public.ts'
import { auditCompany, companyOf, subAccountOf } from '../../enterprise/server/public.ts'
import { memberNameOf } from '../../member/server/public.ts'
import { placeOrder, type PlacedOrderView } from '../../order/server/public.ts'
import { callAsRequester } from './call-as-requester.ts'
import { delegatorsOf } from './delegation-repository.ts'
import {
  decisionsOfRequest,
  linesOfRequest,
  lockRequest,
  stepsOfRequest,
  type PurchaseRequest,
  type RequestLine,
  type RequestStep,
} from './request-repository.ts'
import { insertDecision, moveRequest } from './request-write-repository.ts'
import { contentHash, stepTimeoutMs, notifyApprovers } from './submit-request.ts'

export type DecideRequestInput = {
  readonly requestSn: string
  readonly decision: 'approve' | 'reject' | 'return'
  readonly comment: string
  readonly expectedTotal?: number
  readonly expectedVersion?: number
}

/** The seats of a step that this member may decide for and that are not decided: their own, and those that they stand in for. */
export async function openApproverSlots(
  unit: Transaction | Call['app']['read'],
  request: PurchaseRequest,
  memberId: number,
  today: string,
): Promise<number[]> {
  // Nobody decides about their own request.
  if (request.memberId === memberId || request.state !== 'PENDING') return []
  const step = (await stepsOfRequest(unit, request.id)).find((one) => one.stepNo === request.stepNo)
  const mine = [memberId, ...(await delegatorsOf(unit, memberId, request.enterpriseId, today))].filter((id) => id !== request.memberId)
  const decided = (await decisionsOfRequest(unit, request.id)).filter((decision) => decision.stepNo === request.stepNo)
  return (step?.approverIds ?? []).filter(
    (id) => mine.includes(id) && !decided.some((requestDecision) => requestDecision.approverId === id),
  )
}

/**
 * An approver decides. One rejection or return ends it; enough approvals move it to the next step, and after the last one
 * the order is placed for the requester in this very transaction. Refusals: `approval.requestGone`, `notYourTurn`,
 * `commentRequired`, `aboveYourLimit`, `requestMoved`, `contentChanged`, `api.stale`, and whatever a checkout refuses.
 */
export async function decideRequest(call: Call, tx: Transaction, wish: DecideRequestInput): Promise<PurchaseRequest | Failure> {
  const request = await lockRequest(tx, companyOf(call), wish.requestSn)
  if (!request) return failure('approval.requestGone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== request.version) return failure('api.stale')
  if (request.state !== 'PENDING') return failure('approval.requestMoved')
  const now = call.app.clock.now()
  const { memberId, memberName } = memberOf(call)
  const seats = await openApproverSlots(tx, request, memberId, dayOf(now))
  if (seats.length === 0) return failure('approval.notYourTurn')
  if (wish.decision !== 'approve' && wish.comment === '') return failure('approval.commentRequired', {}, { field: 'comment' })
  const above = wish.decision === 'approve' && (await isAboveLimit(tx, request, seats))
  if (above) return failure('approval.aboveYourLimit')
  for (const approverId of seats)
    await insertDecision(tx, request.id, {
      stepNo: request.stepNo,
      approverId,
      byId: memberId,
      byName: memberName,
      decision: wish.decision,
      comment: wish.comment,
      at: now,
    })
  const after = wish.decision === 'approve' ? await approveStep(call, tx, request, wish) : await end(tx, request, wish.decision, now)
  if (isFailure(after)) return after
  await auditCompany(call, tx, {
    action: `approval.${wish.decision}`,
    entity: 'purchaseRequest',
    entityId: request.requestSn,
    from: request.state,
    to: after.state,
    ...(request.stepNo === after.stepNo ? {} : { diff: { step: [request.stepNo, after.stepNo] as const } }),
    facts: { seats, comment: wish.comment },
  })
  return after
}

/** An approver's own limit per order counts for what they approve (flows.md F6). */
async function isAboveLimit(tx: Transaction, request: PurchaseRequest, seats: readonly number[]): Promise<boolean> {
  for (const seat of seats) {
    const sub = await subAccountOf(tx, request.enterpriseId, seat)
    if (sub === null || sub.orderLimit === null || BigInt(request.total) <= BigInt(sub.orderLimit)) return false
  }
  return true
}

async function end(tx: Transaction, request: PurchaseRequest, decision: 'reject' | 'return', at: Date): Promise<PurchaseRequest | Failure> {
  const moved = await moveRequest(tx, request, { event: decision, who: 'approver', at })
  if (isFailure(moved)) return moved
  await finishRequest(tx, moved, `approval.${decision === 'reject' ? 'rejected' : 'returned'}`)
  return moved
}

/** Ends the timers of a decided request and says to its requester what became of it. */
export async function finishRequest(tx: Transaction, request: PurchaseRequest, event: string): Promise<void> {
  await cancelTimers(tx, { entity: 'purchaseRequest', entityId: `${request.enterpriseId}/${request.requestSn}` })
  await emit(tx, { event, key: request.requestSn, payload: { requestSn: request.requestSn, memberId: request.memberId } })
}

async function approveStep(
  call: Call,
  tx: Transaction,
  request: PurchaseRequest,
  wish: DecideRequestInput,
): Promise<PurchaseRequest | Failure> {
  const now = call.app.clock.now()
  const steps = await stepsOfRequest(tx, request.id)
  const approvals = (await decisionsOfRequest(tx, request.id)).filter(
    (decision) => decision.stepNo === request.stepNo && decision.decision === 'approve',
  )
  const step = steps.find((one) => one.stepNo === request.stepNo)
  if (step && approvals.length < step.quorum) return moveRequest(tx, request, { event: 'approveStep', who: 'approver', at: now })
  const next = steps.find((one) => one.stepNo === request.stepNo + 1)
  if (next) return toStep(tx, request, next, now)
  const placed = await orderOf(call, tx, request, wish)
  if (isFailure(placed)) return placed
  const moved = await moveRequest(tx, request, {
    event: 'approve',
    who: 'approver',
    at: now,
    placed: { paySn: placed.paySn, orderSns: placed.orderSnList },
  })
  if (!isFailure(moved)) await finishRequest(tx, moved, 'approval.approved')
  return moved
}

async function toStep(tx: Transaction, request: PurchaseRequest, next: RequestStep, now: Date): Promise<PurchaseRequest | Failure> {
  const moved = await moveRequest(tx, request, { event: 'approveStep', who: 'approver', at: now, stepNo: next.stepNo })
  if (isFailure(moved)) return moved
  const dueAt = new Date(now.getTime() + stepTimeoutMs)
  await schedule(tx, { entity: 'purchaseRequest', entityId: `${request.enterpriseId}/${request.requestSn}`, event: 'overdue', dueAt })
  await notifyApprovers(tx, request.requestSn, next)
  return moved
}

/** The line of a request as if it lay in the requester's cart. */
export function asBasketLine(line: RequestLine, place: number): BasketLine {
  const number = BigInt(line.number)
  const shownPrice = BigInt(line.unitPrice)
  return {
    lineId: place + 1,
    productId: line.productId,
    unit: line.unit,
    number,
    checked: true,
    shownPrice,
    wantedPrice: null,
    wantedDate: null,
    remark: '',
  }
}

/** The order follows by itself: placed in the requester's name, at the total that the last approver saw. */
async function orderOf(
  call: Call,
  tx: Transaction,
  request: PurchaseRequest,
  wish: DecideRequestInput,
): Promise<PlacedOrderView | Failure> {
  const lines = await linesOfRequest(tx, request.id)
  if (!contentHash(lines, request.terms).equals(request.contentHash)) return failure('approval.contentChanged')
  const requester = callAsRequester(call, request, await memberNameOf(tx, request.memberId))
  const { addressId, stores, payMethod } = request.terms
  return placeOrder(
    requester,
    tx,
    {
      ...(addressId === null ? {} : { addressId }),
      stores,
      payMethod,
      expectedTotal: wish.expectedTotal ?? -1,
      invoice: { invoiceType: 0, title: '', taxNumber: '', content: 'goods' },
    },
    { lines: lines.map(asBasketLine) },
  )
}
