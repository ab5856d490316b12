import { memberOf, type Call } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { sumFen, yuanGrouped, yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { skusOf, unitNameOf } from '../../basket/server/public.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { materialCodesOfSkus, companyOf, subAccountOf, subAccountsOf, type SubAccount } from '../../enterprise/server/public.ts'
import { memberNameOf } from '../../member/server/public.ts'
import { lastCompanyPrices, lastPriceKey } from '../../purchase-history/server/public.ts'
import { projectTitles } from '../../project/server/public.ts'
import { type Purchase, type PurchaseDetails } from '../../order/server/public.ts'
import type { ApprovalView, RequestDetail, RequestHead } from '../endpoints.ts'
import { approvalMessages } from '../messages.ts'
import { storedReasonOf } from './submit-request.ts'
import { callAsRequester } from './call-as-requester.ts'
import { approvalNeed, spendingOf, startOfMonth } from './approval-need.ts'
import { openApproverSlots, requestedPurchase } from './decide-request.ts'
import {
  decisionsOfRequest,
  linesOfRequest,
  requestOf,
  stepsOfRequest,
  type StoredReason,
  type PurchaseRequest,
  type RequestLine,
} from './request-repository.ts'

/** A request in one row. */
export function requestHead(purchaseRequest: PurchaseRequest, lang: Language): RequestHead {
  return {
    requestSn: purchaseRequest.requestSn,
    state: purchaseRequest.state,
    stateText: translate(lang, approvalMessages)(`state${purchaseRequest.state}`),
    requesterName: purchaseRequest.requesterName,
    costCentre: purchaseRequest.costCentre,
    totalAmount: yuanNumber(BigInt(purchaseRequest.total)),
    note: purchaseRequest.note,
    createTime: purchaseRequest.createdAt.toISOString(),
    stepNo: purchaseRequest.stepNo,
    stepCount: purchaseRequest.stepCount,
    paySn: purchaseRequest.paySn ?? '',
    orderSnList: [...purchaseRequest.orderSns],
  }
}

const whyOf = { overOrderLimit: 'whyOverOrderLimit', overMonthLimit: 'whyOverMonthLimit', overBudget: 'whyOverBudget' } as const

/** Why approval is needed, in words. */
export function reasonView(reason: StoredReason, lang: Language): { code: string; text: string } {
  const say = translate(lang, approvalMessages)
  if (reason.code === 'byRule') return { code: reason.code, text: say('whyByRule', { rule: reason.rule ?? '' }) }
  const money = { limit: yuanGrouped(BigInt(reason.limit ?? 0)), spent: yuanGrouped(BigInt(reason.spent ?? 0)) }
  return { code: reason.code, text: say(whyOf[reason.code as keyof typeof whyOf], money) }
}

/** Whether a sub-account's purchase needs approval, why and by whom, in words. */
export async function approvalViewOf(call: Call, db: Queryable, sub: SubAccount, facts: PurchaseDetails): Promise<ApprovalView> {
  const need = await approvalNeed(db, sub, facts, call.app.clock.now())
  const nameOf = await memberNameLookup(call, sub.enterpriseId)
  const steps = []
  for (const [place, step] of need.steps.entries())
    steps.push({
      stepNo: place + 1,
      name: step.name,
      approvers: await Promise.all(step.approverIds.map(nameOf)),
      quorum: step.quorum,
      escalated: false,
    })
  return {
    needed: need.reasons.length > 0 || !call.caller.company.includes('company.order'),
    reasons: need.reasons.map((reason) => reasonView(storedReasonOf(reason), call.lang)),
    steps,
  }
}

/** Who may see a request: its requester, whoever has a seat in it, and those who see the company's records. */
async function maySee(call: Call, request: PurchaseRequest, seats: readonly number[]): Promise<boolean> {
  const { memberId } = memberOf(call)
  if (request.memberId === memberId || seats.length > 0 || call.caller.company.includes('company.records')) return true
  const decided = await decisionsOfRequest(call.app.read, request.id)
  return decided.some((requestDecision) => requestDecision.byId === memberId)
}

/** The projects that its orders will be for, as they are called now; one that was deleted since is none any more. */
async function projectsOf(db: Queryable, { enterpriseId, memberId, terms }: PurchaseRequest): Promise<RequestDetail['projects']> {
  const ids = [...new Set(terms.stores.flatMap(({ projectId = 0 }) => (projectId > 0 ? [projectId] : [])))]
  return [...(await projectTitles(db, { enterpriseId, memberId }, ids))].map(([projectId, title]) => ({ projectId, title }))
}

/** One request with what it would cost now. Refusal: `approval.requestGone`, also for one that is not the viewer's to see. */
export async function showRequest(call: Call, requestSn: string): Promise<RequestDetail | Failure> {
  const { read, clock } = call.app
  const request = await requestOf(read, companyOf(call), requestSn)
  if (!request) return failure('approval.requestGone')
  const seats = await openApproverSlots(read, request, memberOf(call).memberId, dayOf(clock.now()))
  if (!(await maySee(call, request, seats))) return failure('approval.requestGone')
  const [lines, steps, decisions] = [
    await linesOfRequest(read, request.id),
    await stepsOfRequest(read, request.id),
    await decisionsOfRequest(read, request.id),
  ]
  const requester = callAsRequester(call, request, request.requesterName)
  const [skus, now] = [
    await skusOf(
      requester,
      lines.map((line) => line.productId),
    ),
    await costNow(requester, request, lines),
  ]
  const productIds = lines.map((line) => line.productId)
  const codes = await materialCodesOfSkus(read, request.enterpriseId, productIds)
  const lastPrices = await lastCompanyPrices(read, request.enterpriseId, productIds)
  const lastPriceOf = ({ productId, unit }: RequestLine) => {
    const price = lastPrices.get(lastPriceKey(productId, unit))
    return price === undefined ? null : unitPriceNumber(price)
  }
  const nameOf = await memberNameLookup(call, request.enterpriseId)
  const names = new Map<number, string>()
  for (const id of new Set([...steps.flatMap((step) => step.approverIds), ...decisions.map((decision) => decision.approverId)]))
    names.set(id, await nameOf(id))
  return {
    ...requestHead(request, call.lang),
    version: request.version,
    reasons: request.reasons.map((reason) => reasonView(reason, call.lang)),
    lines: lines.map((line) => ({
      ...lineView(line, skus.get(line.productId), now, call.lang),
      lastPrice: lastPriceOf(line),
      materialCode: codes.get(line.productId) ?? '',
    })),
    projects: await projectsOf(read, request),
    freight: yuanNumber(sumFen(request.terms.stores.map((store) => BigInt(store.freight ?? 0)))),
    totalNow: totalNowOf(request, now),
    receiver: receiverText(request),
    discountNow: yuanNumber(now?.checkout.discount ?? 0n),
    payMethod: request.terms.payMethod,
    invoice: request.terms.invoice ?? null,
    inquirySn: request.inquirySn ?? '',
    budgetLeft: await budgetLeftOf(call, request),
    steps: steps.map((step) => ({
      stepNo: step.stepNo,
      name: step.name,
      approvers: step.approverIds.map((id) => names.get(id) ?? ''),
      quorum: step.quorum,
      escalated: step.escalatedAt !== null,
    })),
    decisions: decisions.map((decision) => ({
      stepNo: decision.stepNo,
      byName: decision.byName,
      forName: decision.byId === decision.approverId ? '' : (names.get(decision.approverId) ?? ''),
      decision: decision.decision,
      comment: decision.comment,
      at: decision.at.toISOString(),
    })),
    can: canOf(call, request, seats),
  }
}

/** Names of the company's people as the company calls them. */
export async function memberNameLookup(call: Call, enterpriseId: number): Promise<(memberId: number) => Promise<string>> {
  const subs = await subAccountsOf(call.app.read, enterpriseId)
  return async (memberId) => subs.find((sub) => sub.memberId === memberId)?.name ?? memberNameOf(call.app.read, memberId)
}

function totalNowOf(request: PurchaseRequest, now: Purchase | null): number | null {
  if (request.state !== 'PENDING') return null
  if (request.inquirySn !== null) return yuanNumber(BigInt(request.total))
  return now && yuanNumber(now.checkout.total)
}

/** Who gets the goods, as it was handed in: what is approved is sent there. */
function receiverText({ receiver }: PurchaseRequest): string {
  return receiver ? `${receiver.receiverName} ${receiver.mobile} ${receiver.regionText} ${receiver.detail}` : ''
}

/** What a waiting request would cost now; null for one that is decided, and for an award, whose prices are agreed. */
async function costNow(requester: Call, request: PurchaseRequest, lines: readonly RequestLine[]): Promise<Purchase | null> {
  if (request.inquirySn !== null || request.state !== 'PENDING') return null
  const from = { handle: requester.app.read, skus: (ids: readonly number[]) => skusOf(requester, ids) }
  const purchase = await requestedPurchase(requester, request, lines, from)
  return isFailure(purchase) ? null : purchase
}

/** Fen; what is left of the cost centre's budget of the month, this request not counted. */
async function budgetLeftOf(call: Call, request: PurchaseRequest): Promise<number | null> {
  if (request.state !== 'PENDING') return null
  const sub = await subAccountOf(call.app.read, request.enterpriseId, request.memberId)
  const use = sub && (await spendingOf(call.app.read, sub, call.app.clock.now()))
  if (!use || use.budget === null) return null
  // The request itself waits, and so is counted, when it is of this month.
  const own = request.createdAt >= startOfMonth(call.app.clock.now()) ? BigInt(request.total) : 0n
  return yuanNumber(use.budget - use.budgetSpent + own)
}

function lineView(
  line: RequestLine,
  sku: SkuForSale | undefined,
  now: Purchase | null,
  lang: Language,
): Omit<RequestDetail['lines'][number], 'materialCode' | 'lastPrice'> {
  const priced = now?.checkout.stores
    .flatMap((store) => store.lines)
    .find((pricedLine) => pricedLine.sku.productId === line.productId && pricedLine.chosen.unit === line.unit)
  return {
    productId: line.productId,
    goodsName: (lang === 'en' ? sku?.nameEn : sku?.nameZh) ?? '',
    specText: (lang === 'en' ? sku?.specEn : sku?.specZh) ?? '',
    goodsImage: sku?.image ?? '',
    storeName: sku?.storeName ?? '',
    buyNum: sku ? quantityNumber(BigInt(line.number), precisionOf(sku, line.unit)) : 0,
    unitName: sku ? unitNameOf(sku, line.unit, lang) : '',
    goodsPrice: unitPriceNumber(BigInt(line.unitPrice)),
    priceNow: priced?.price ? unitPriceNumber(priced.price.unitPrice) : null,
    subtotal: yuanNumber(BigInt(line.subtotal)),
    problem: priced?.problem?.text ?? '',
  }
}

function canOf(call: Call, request: PurchaseRequest, seats: readonly number[]): RequestDetail['can'] {
  const isMine = request.memberId === memberOf(call).memberId && call.caller.company.includes('company.request')
  const decides = seats.length > 0 && call.caller.company.includes('company.approve')
  const can: RequestDetail['can'] = decides ? ['approve', 'reject', 'return'] : []
  if (isMine && request.state === 'PENDING') can.push('recall')
  if (isMine && request.state !== 'PENDING' && request.state !== 'APPROVED' && request.inquirySn === null) can.push('toCart')
  return can
}
