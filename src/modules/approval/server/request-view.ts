import { memberOf, type Call } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanGrouped, yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { skusOf, unitNameOf } from '../../basket/server/public.ts'
import { type SkuForSale } from '../../pricing/server/public.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { materialCodesOfSkus, companyOf, subAccountsOf } from '../../enterprise/server/public.ts'
import { memberNameOf } from '../../member/server/public.ts'
import { readPurchase, type Purchase } from '../../order/server/public.ts'
import type { RequestDetail, RequestHead } from '../endpoints.ts'
import { approvalMessages } from '../messages.ts'
import { callAsRequester } from './call-as-requester.ts'
import { asBasketLine, openApproverSlots } from './decide-request.ts'
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

/** Why approval is needed, in words. */
export function reasonView(reason: StoredReason, lang: Language): { code: string; text: string } {
  const say = translate(lang, approvalMessages)
  if (reason.code === 'byRule') return { code: reason.code, text: say('neededByRule', { rule: reason.rule ?? '' }) }
  const money = { limit: yuanGrouped(BigInt(reason.limit ?? 0)), spent: yuanGrouped(BigInt(reason.spent ?? 0)) }
  return { code: reason.code, text: say(reason.code as 'overOrderLimit' | 'overMonthLimit' | 'overBudget', money) }
}

/** Who may see a request: its requester, whoever has a seat in it, and those who see the company's records. */
async function maySee(call: Call, request: PurchaseRequest, seats: readonly number[]): Promise<boolean> {
  const { memberId } = memberOf(call)
  if (request.memberId === memberId || seats.length > 0 || call.caller.company.includes('company.records')) return true
  const decided = await decisionsOfRequest(call.app.read, request.id)
  return decided.some((requestDecision) => requestDecision.byId === memberId)
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
      materialCode: codes.get(line.productId) ?? '',
    })),
    freight: yuanNumber(now?.checkout.freight ?? 0n),
    totalNow: request.state === 'PENDING' && now ? yuanNumber(now.checkout.total) : null,
    receiver: now?.receiver ? `${now.receiver.receiverName} ${now.receiver.regionText} ${now.receiver.detail}` : '',
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

async function costNow(requester: Call, request: PurchaseRequest, lines: readonly RequestLine[]): Promise<Purchase | null> {
  const { addressId, stores } = request.terms
  const { read } = requester.app
  const purchase = await readPurchase(
    requester,
    { ...(addressId === null ? {} : { addressId }), stores },
    { handle: read, cart: async () => lines.map(asBasketLine), skus: (ids) => skusOf(requester, ids) },
  )
  return isFailure(purchase) ? null : purchase
}

function lineView(
  line: RequestLine,
  sku: SkuForSale | undefined,
  now: Purchase | null,
  lang: Language,
): Omit<RequestDetail['lines'][number], 'materialCode'> {
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
  if (isMine && request.state !== 'PENDING' && request.state !== 'APPROVED') can.push('toCart')
  return can
}
