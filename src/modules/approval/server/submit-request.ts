import { createHash } from 'node:crypto'
import { memberOf, type Call } from '../../../api/handler.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../kernel/database/ids.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { auditCompany, lockCompanyRoles as lockPeopleOf, ownSubAccount } from '../../enterprise/server/public.ts'
import { purchaseDetailsOf, readOrder, type Checkout, type OrderSubmission, type PlaceOrderOptions } from '../../order/server/public.ts'
import { mainAccountOf } from '../../member/server/public.ts'
import type { Receiver } from '../../order/endpoints-schemas.ts'
import type { ApprovalReason, ApprovalStep } from '../rules/approval-need.ts'
import { approvalNeed } from './approval-need.ts'
import type { StoredReason, RequestLine, RequestTerms } from './request-repository.ts'
import { addRequest, isInquiryPending, nextRequestNumber } from './request-write-repository.ts'

export type SubmitRequestInput = OrderSubmission & { readonly note: string }

/** A request waits seven days for each level (flows.md F6†). */
export const stepTimeoutMs = 7 * 86_400_000

export type RequestContent = {
  readonly lines: readonly RequestLine[]
  readonly terms: RequestTerms
  readonly receiver: Receiver | null
  /** Fen. */
  readonly total: number | bigint
  readonly inquirySn: string | null
}

/**
 * The fingerprint of what is asked for: goods, quantities, prices, freight, sum, terms, and the receiver as a person and a place,
 * never as the id of something that its owner may rewrite. Compared again when the order is placed.
 */
export function contentHash({ lines, terms, receiver, total, inquirySn }: RequestContent): Buffer {
  const said = lines.map((line) => [line.productId, line.unit, String(line.number), String(line.unitPrice), String(line.subtotal)])
  // Listed field by field: a row of the database gives the keys of an object back in another order.
  const stores = terms.stores.map((store) => [
    store.storeId,
    store.delivery,
    store.remark,
    store.freight,
    ...(store.couponId === undefined ? [] : [store.couponId]),
  ])
  const to = receiver && [receiver.receiverName, receiver.mobile, receiver.regionCode, receiver.regionText, receiver.detail]
  const { invoice, platformCouponId } = terms
  // Requests from before these were kept have none of them in their fingerprint.
  const later = invoice
    ? [[invoice.invoiceType, invoice.title, invoice.taxNumber, invoice.content], platformCouponId ?? 0, inquirySn ?? '']
    : []
  return createHash('sha256')
    .update(JSON.stringify([said, to, stores, terms.payMethod, String(total), ...later]))
    .digest()
}

/**
 * Turns the checked lines of the cart, or one SKU at once, into a purchase request; they leave the cart with it. Refusals: what a
 * checkout refuses, `approval.notASub`, `approval.noApprover`.
 */
export async function submitRequest(call: Call, tx: Transaction, wish: SubmitRequestInput): Promise<{ requestSn: string } | Failure> {
  return requestPurchase(call, tx, wish, {})
}

/** An award of a request for quotation that is to be ordered at the prices that were quoted. */
export type QuotedPurchase = { readonly inquirySn?: string; readonly how?: PlaceOrderOptions }

/** As `submitRequest`, for a purchase that was agreed elsewhere. One more refusal: `approval.alreadyAsked`. */
export async function requestPurchase(
  call: Call,
  tx: Transaction,
  wish: SubmitRequestInput,
  { inquirySn, how = {} }: QuotedPurchase,
): Promise<{ requestSn: string } | Failure> {
  const { memberId, memberName } = memberOf(call)
  const sub = await ownSubAccount(tx, memberId)
  if (!sub || !call.caller.company.includes('company.request')) return failure('approval.notASub')
  await lockPeopleOf(tx, sub.enterpriseId)
  if (inquirySn !== undefined && (await isInquiryPending(tx, inquirySn))) return failure('approval.alreadyAsked')
  const purchase = await readOrder(call, tx, wish, how)
  if (isFailure(purchase)) return purchase
  const { checkout } = purchase
  const now = call.app.clock.now()
  const need = await approvalNeed(tx, sub, purchaseDetailsOf(checkout), now)
  if (need.steps.length === 0) return failure('approval.noApprover')
  const lines = linesOf(checkout)
  const { payMethod, invoice, purchaseData } = wish
  const terms: RequestTerms = {
    stores: checkout.stores.map((store) => storeTermsOf(store, checkout.coupons)),
    payMethod,
    invoice,
    ...(purchaseData ? { purchaseData } : {}),
    platformCouponId: checkout.coupons.ofPlatform?.coupon.couponId ?? 0,
  }
  const receiver = checkout.stores.some((store) => store.delivery === 'DELIVERY') ? purchase.receiver : null
  const content = { lines, terms, receiver, total: checkout.total, inquirySn: inquirySn ?? null }
  const requestSn = documentNumber('CG', now, await nextRequestNumber(tx))
  await addRequest(tx, {
    requestSn,
    enterpriseId: sub.enterpriseId,
    memberId,
    requesterName: sub.name || memberName,
    costCentreId: sub.costCentreId,
    costCentre: sub.costCentreName ?? '',
    ...content,
    note: wish.note,
    reasons: need.reasons.map(storedReasonOf),
    contentHash: contentHash(content),
    createdAt: now,
    steps: need.steps,
  })
  await schedule(tx, {
    entity: 'purchaseRequest',
    entityId: `${sub.enterpriseId}/${requestSn}`,
    event: 'overdue',
    dueAt: new Date(now.getTime() + stepTimeoutMs),
  })
  await auditCompany(call, tx, {
    action: 'approval.submit',
    entity: 'purchaseRequest',
    entityId: requestSn,
    without: 'creation',
    facts: { total: yuanText(checkout.total) },
  })
  await notifyApprovers(tx, requestSn, need.steps[0])
  return { requestSn }
}

/** Says to those of a step that a request waits for them. */
export async function notifyApprovers(tx: Transaction, requestSn: string, step: ApprovalStep | undefined): Promise<void> {
  if (step) await emit(tx, { event: 'approval.waits', key: requestSn, payload: { requestSn, memberIds: [...step.approverIds] } })
}

/** The next level above a step: the main account, unless it is the one who asks. */
export async function nextApproverLevel(tx: Transaction, enterpriseId: number, requesterId: number): Promise<number | null> {
  const main = await mainAccountOf(tx, enterpriseId)
  return main === requesterId ? null : main
}

function storeTermsOf(
  { storeId, delivery, remark, freight, project }: Checkout['stores'][number],
  { ofStore }: Checkout['coupons'],
): RequestTerms['stores'][number] {
  return {
    storeId,
    delivery,
    remark,
    freight: String(freight),
    couponId: ofStore.get(storeId)?.coupon.couponId ?? 0,
    projectId: project?.projectId ?? 0,
  }
}

function linesOf(checkout: Checkout): RequestLine[] {
  return checkout.stores.flatMap((store) =>
    store.lines.map(({ chosen, sku, price, amount }) => ({
      productId: sku.productId,
      unit: chosen.unit,
      number: chosen.number,
      unitPrice: price?.unitPrice ?? 0n,
      subtotal: amount,
      storeId: sku.storeId,
      categoryId: sku.categoryId,
    })),
  )
}

/** A reason with money as text, for the row and for sentences. */
export function storedReasonOf(reason: ApprovalReason): StoredReason {
  return reason.code === 'byRule'
    ? { code: reason.code, rule: reason.rule }
    : { code: reason.code, limit: String(reason.limit), spent: String(reason.spent) }
}
