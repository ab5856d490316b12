import { actorContext } from '../../../api/actor-context.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { cancelTimers, schedule } from '../../../kernel/time/timers.ts'
import { fenOfNumber, yuanText } from '../../../kernel/money/money.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { skusInTransaction, type BasketLine } from '../../basket/server/public.ts'
import { companyOf, subAccountOf } from '../../enterprise/server/public.ts'
import { mainAccountOf, memberNameOf } from '../../member/server/public.ts'
import {
  placeOrder,
  readPurchase,
  type CheckoutRequest,
  type CheckoutSources,
  type OrderSubmission,
  type PayOnCredit,
  type PlacedOrderView,
  type Purchase,
} from '../../order/server/public.ts'
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
import { addDecision, moveRequest, type RequestMove } from './request-write-repository.ts'
import { contentHash, stepTimeoutMs, notifyApprovers } from './submit-request.ts'

export type DecideRequestInput = {
  readonly requestSn: string
  readonly decision: 'approve' | 'reject' | 'return'
  readonly comment: string
  readonly expectedTotal?: number
  readonly expectedVersion?: number
}

/** Orders the award of a request for quotation in the requester's name; a later module answers. */
export type OrderQuoted = (
  requester: Call,
  tx: Transaction,
  wish: Pick<OrderSubmission, 'expectedTotal' | 'payMethod' | 'invoice'> & { readonly inquirySn: string },
) => Promise<PlacedOrderView | Failure>
/** What later modules do when the last approver agrees. */
export type OrderingDeps = { readonly orderQuoted?: OrderQuoted | undefined; readonly payOnCredit?: PayOnCredit | undefined }
type LastApproval = DecideRequestInput & OrderingDeps

const noInvoice = { invoiceType: 0, title: '', taxNumber: '', content: 'goods' } as const

/** The seats of a step that this member may decide for and that are not decided: their own, and those that they stand in for. */
export async function openApproverSlots(
  unit: Transaction | Call['app']['read'],
  request: PurchaseRequest,
  memberId: number,
  today: string,
): Promise<number[]> {
  // Nobody decides about their own request, and nobody twice about one step.
  if (request.memberId === memberId || request.state !== 'PENDING') return []
  const step = (await stepsOfRequest(unit, request.id)).find((one) => one.stepNo === request.stepNo)
  const mine = [memberId, ...(await delegatorsOf(unit, memberId, request.enterpriseId, today))].filter((id) => id !== request.memberId)
  const decided = (await decisionsOfRequest(unit, request.id)).filter((decision) => decision.stepNo === request.stepNo)
  if (decided.some((requestDecision) => requestDecision.byId === memberId)) return []
  // One's own seat comes first.
  return mine.filter((id) => step?.approverIds.includes(id) && !decided.some((requestDecision) => requestDecision.approverId === id))
}

/**
 * An approver decides. One rejection or return ends it; enough approvals move it to the next step, and after the last one
 * the order is placed for the requester in this very transaction. Refusals: `approval.requestGone`, `notYourTurn`,
 * `commentRequired`, `aboveYourLimit`, `requestMoved`, `contentChanged`, `priceRose`, `api.stale`, and whatever a checkout refuses.
 */
export async function decideRequest(
  call: Call,
  tx: Transaction,
  wish: DecideRequestInput,
  deps: OrderingDeps = {},
): Promise<PurchaseRequest | Failure> {
  const request = await lockRequest(tx, companyOf(call), wish.requestSn)
  if (!request) return failure('approval.requestGone')
  if (wish.expectedVersion !== undefined && wish.expectedVersion !== request.version) return failure('api.stale')
  if (request.state !== 'PENDING') return failure('approval.requestMoved')
  const now = call.app.clock.now()
  const { memberId, memberName } = memberOf(call)
  const seats = await openApproverSlots(tx, request, memberId, dayOf(now))
  if (seats.length === 0) return failure('approval.notYourTurn')
  if (wish.decision !== 'approve' && wish.comment === '') return failure('approval.commentRequired', {}, { field: 'comment' })
  const approverId = wish.decision === 'approve' ? await approvingSeat(tx, request, seats, wish) : seats[0]
  if (isFailure(approverId)) return approverId
  if (approverId === undefined) return failure('approval.notYourTurn')
  await addDecision(tx, request.id, {
    stepNo: request.stepNo,
    approverId,
    byId: memberId,
    byName: memberName,
    decision: wish.decision,
    comment: wish.comment,
    at: now,
  })
  const by = { who: 'approver', act: actorContext(call), facts: { seat: approverId, comment: wish.comment } } as const
  return wish.decision === 'approve'
    ? approveStep(call, tx, request, { ...wish, ...deps, by })
    : end(tx, request, { event: wish.decision, ...by })
}

/**
 * The one seat that an approval is given for: the first whose holder is still of the company and whose own limit per order
 * reaches (flows.md F6). One person approves a step once, however many they stand in for: a quorum means so many people.
 */
async function approvingSeat(
  tx: Transaction,
  request: PurchaseRequest,
  seats: readonly number[],
  wish: DecideRequestInput,
): Promise<number | Failure> {
  const amount = approvedAmount(request, wish)
  const main = await mainAccountOf(tx, request.enterpriseId)
  let isAnyHeld = false
  for (const seat of seats) {
    if (seat === main) return seat
    const sub = await subAccountOf(tx, request.enterpriseId, seat)
    // Whoever left or is suspended approves nothing, and nobody does in their stead.
    if (sub === null || sub.suspendedAt !== null) continue
    isAnyHeld = true
    if (sub.orderLimit === null || amount <= BigInt(sub.orderLimit)) return seat
  }
  return failure(isAnyHeld ? 'approval.aboveYourLimit' : 'approval.notYourTurn')
}

/** What an approval is about in fen: the sum that was handed in, or the higher one of now that the approver confirms. */
function approvedAmount(request: PurchaseRequest, { expectedTotal }: DecideRequestInput): bigint {
  const [asked, seen] = [BigInt(request.total), expectedTotal === undefined ? undefined : fenOfNumber(expectedTotal)]
  return seen !== undefined && seen > asked ? seen : asked
}

type Approver = Pick<RequestMove, 'act' | 'facts'> & { readonly who: 'approver' }
type Approval = LastApproval & { readonly by: Approver }

async function end(
  tx: Transaction,
  request: PurchaseRequest,
  move: Approver & { readonly event: 'reject' | 'return' },
): Promise<PurchaseRequest | Failure> {
  const moved = await moveRequest(tx, request, move)
  if (isFailure(moved)) return moved
  await finishRequest(tx, moved, `approval.${move.event === 'reject' ? 'rejected' : 'returned'}`)
  return moved
}

/** Ends the timers of a decided request and says to its requester what became of it. */
export async function finishRequest(tx: Transaction, request: PurchaseRequest, event: string): Promise<void> {
  await cancelTimers(tx, { entity: 'purchaseRequest', entityId: `${request.enterpriseId}/${request.requestSn}` })
  await emit(tx, { event, key: request.requestSn, payload: { requestSn: request.requestSn, memberId: request.memberId } })
}

async function approveStep(call: Call, tx: Transaction, request: PurchaseRequest, wish: Approval): Promise<PurchaseRequest | Failure> {
  const { by } = wish
  const steps = await stepsOfRequest(tx, request.id)
  const approvals = (await decisionsOfRequest(tx, request.id)).filter(
    (decision) => decision.stepNo === request.stepNo && decision.decision === 'approve',
  )
  const step = steps.find((one) => one.stepNo === request.stepNo)
  if (step && approvals.length < step.quorum) return moveRequest(tx, request, { event: 'approveStep', ...by })
  const next = steps.find((one) => one.stepNo === request.stepNo + 1)
  if (next) return toStep(tx, request, next, by)
  // Those who approved before saw the sum that was handed in: only where nobody did may the last one agree to more.
  const isAlone = steps.length === 1 && (step?.quorum ?? 1) === 1
  if (!isAlone && approvedAmount(request, wish) > BigInt(request.total))
    return failure('approval.priceRose', { asked: yuanText(BigInt(request.total)), now: yuanText(approvedAmount(request, wish)) })
  const placed = await orderOf(call, tx, request, wish)
  if (isFailure(placed)) return placed
  const moved = await moveRequest(tx, request, {
    event: 'approve',
    ...by,
    placed: { paySn: placed.paySn, orderSns: placed.orderSnList },
  })
  if (!isFailure(moved)) await finishRequest(tx, moved, 'approval.approved')
  return moved
}

async function toStep(tx: Transaction, request: PurchaseRequest, next: RequestStep, by: Approver): Promise<PurchaseRequest | Failure> {
  const moved = await moveRequest(tx, request, { event: 'approveStep', ...by, stepNo: next.stepNo })
  if (isFailure(moved)) return moved
  const dueAt = new Date(by.act.now.getTime() + stepTimeoutMs)
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
async function orderOf(call: Call, tx: Transaction, request: PurchaseRequest, wish: LastApproval): Promise<PlacedOrderView | Failure> {
  const lines = await linesOfRequest(tx, request.id)
  if (!contentHash({ ...request, lines }).equals(request.contentHash)) return failure('approval.contentChanged')
  const requester = callAsRequester(call, request, await memberNameOf(tx, request.memberId))
  const { payMethod, invoice = noInvoice, purchaseData } = request.terms
  const agreed = { payMethod, invoice, expectedTotal: wish.expectedTotal ?? -1, ...(purchaseData ? { purchaseData } : {}) }
  if (request.inquirySn !== null) {
    if (!wish.orderQuoted) throw new Error('nobody orders awards here')
    return wish.orderQuoted(requester, tx, { inquirySn: request.inquirySn, ...agreed })
  }
  const purchase = await requestedPurchase(requester, request, lines, { handle: tx, skus: (ids) => skusInTransaction(requester, tx, ids) })
  if (isFailure(purchase)) return purchase
  return placeOrder(
    requester,
    tx,
    { ...purchase.choices, ...agreed },
    {
      lines: lines.map(asBasketLine),
      receiver: request.receiver,
      withCoupons: true,
      ...(wish.payOnCredit ? { payOnCredit: wish.payOnCredit } : {}),
    },
  )
}

/**
 * What a request would cost now, with the choices that an order would be placed by: coupons that were used or ended since are
 * left out, so that the approver decides about a sum that can be ordered.
 */
export async function requestedPurchase(
  requester: Call,
  request: PurchaseRequest,
  lines: readonly RequestLine[],
  from: Pick<CheckoutSources, 'handle' | 'skus'>,
): Promise<(Purchase & { readonly choices: CheckoutRequest }) | Failure> {
  const { stores, platformCouponId = 0 } = request.terms
  const read = async (refused: readonly number[]) => {
    const usable = (couponId = 0) => (refused.includes(couponId) ? 0 : couponId)
    const choices = {
      stores: stores.map((store) => ({ ...store, couponId: usable(store.couponId) })),
      platformCouponId: usable(platformCouponId),
    }
    const purchase = await readPurchase(requester, choices, {
      ...from,
      cart: async () => lines.map(asBasketLine),
      receiver: request.receiver,
      withCoupons: true,
    })
    return isFailure(purchase) ? purchase : { ...purchase, choices }
  }
  const first = await read([])
  return isFailure(first) || first.checkout.coupons.refused.length === 0 ? first : read(first.checkout.coupons.refused)
}
