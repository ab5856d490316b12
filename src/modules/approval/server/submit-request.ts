import { createHash } from 'node:crypto'
import { memberOf, type Call } from '../../../api/handler.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { documentNumber } from '../../../kernel/database/ids.ts'
import { fenOfNumber, yuanText } from '../../../kernel/money/money.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { skusInTransaction, removeCheckedLines } from '../../basket/server/public.ts'
import { auditCompany, lockCompanyRoles as lockPeopleOf, ownSubAccount } from '../../enterprise/server/public.ts'
import { checkoutRefusal, purchaseFactsOf, readPurchase, type Checkout } from '../../order/server/public.ts'
import { mainAccountOf } from '../../member/server/public.ts'
import type { PayMethod } from '../../order/endpoints-schemas.ts'
import type { ApprovalReason, ApprovalStep } from '../rules/approval-need.ts'
import { approvalNeed } from './approval-need.ts'
import type { StoredReason, RequestLine, RequestTerms } from './request-repository.ts'
import { insertRequest, nextRequestNumber } from './request-write-repository.ts'

export type SubmitRequestInput = {
  readonly addressId?: number
  readonly stores: RequestTerms['stores']
  readonly expectedTotal: number
  readonly payMethod: PayMethod
  readonly note: string
}

/** A request waits seven days for each level (flows.md F6†). */
export const stepTimeoutMs = 7 * 86_400_000

/** The fingerprint of what is asked for; compared again when the order is placed. */
export function contentHash(lines: readonly RequestLine[], terms: RequestTerms): Buffer {
  const said = lines.map((line) => [line.productId, line.unit, String(line.number)])
  // Listed field by field: a row of the database gives the keys of an object back in another order.
  const stores = terms.stores.map((store) => [store.storeId, store.delivery, store.remark])
  return createHash('sha256')
    .update(JSON.stringify([said, terms.addressId, stores, terms.payMethod]))
    .digest()
}

/**
 * Turns the checked lines of the cart into a purchase request; they leave the cart with it. Refusals: what a checkout
 * refuses, `order.totalChanged`, `approval.notASub`, `approval.noApprover`.
 */
export async function submitRequest(call: Call, tx: Transaction, wish: SubmitRequestInput): Promise<{ requestSn: string } | Failure> {
  const { memberId, memberName } = memberOf(call)
  const sub = await ownSubAccount(tx, memberId)
  if (!sub) return failure('approval.notASub')
  await lockPeopleOf(tx, sub.enterpriseId)
  const purchase = await readPurchase(call, wish, {
    handle: tx,
    cart: () => removeCheckedLines(tx, memberId),
    skus: (productIds) => skusInTransaction(call, tx, productIds),
  })
  if (isFailure(purchase)) return purchase
  const { checkout } = purchase
  const refused = checkoutRefusal(checkout, call.lang) ?? totalRefusal(checkout, wish.expectedTotal)
  if (refused) return refused
  const now = call.app.clock.now()
  const need = await approvalNeed(tx, sub, purchaseFactsOf(checkout), now)
  if (need.steps.length === 0) return failure('approval.noApprover')
  const lines = linesOf(checkout)
  const terms = { addressId: purchase.receiver?.addressId ?? null, stores: wish.stores, payMethod: wish.payMethod }
  const requestSn = documentNumber('CG', now, await nextRequestNumber(tx))
  await insertRequest(tx, {
    requestSn,
    enterpriseId: sub.enterpriseId,
    memberId,
    requesterName: sub.name || memberName,
    costCentreId: sub.costCentreId,
    costCentre: sub.costCentreName ?? '',
    total: checkout.total,
    terms,
    note: wish.note,
    reasons: need.reasons.map(storedReasonOf),
    contentHash: contentHash(lines, terms),
    createdAt: now,
    lines,
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

function totalRefusal(checkout: Checkout, expectedTotal: number): Failure | null {
  const expected = fenOfNumber(expectedTotal)
  if (expected === checkout.total) return null
  return failure('order.totalChanged', {
    shown: expected === undefined ? String(expectedTotal) : yuanText(expected),
    now: yuanText(checkout.total),
  })
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
