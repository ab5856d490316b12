import { offsetOf } from '../../../kernel/database/paging.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { failure, isFailure } from '../../../kernel/failure/failure.ts'
import { addToCart, basketRefusalText, checkedLines, skusInTransaction, skusOf } from '../../basket/server/public.ts'
import { precisionOf } from '../../catalog/rules/sale-quantity.ts'
import { companyOf, ownSubAccount } from '../../enterprise/server/public.ts'
import { checkoutViewOf, purchaseDetailsOf, readPurchase, type CheckoutRequest, type PayOnCredit } from '../../order/server/public.ts'
import { quantityText } from '../../../kernel/quantity/quantity.ts'
import { requestDecide, requestDetail, requestList, requestPreview, requestRecall, requestSubmit, requestToCart } from '../endpoints.ts'
import { decideRequest, type OrderQuoted } from './decide-request.ts'
import { recallRequest } from './recall-or-expire-request.ts'
import { linesOfRequest, listRequests, requestOf, type RequestSearch } from './request-repository.ts'
import { approvalViewOf, requestHead, showRequest } from './request-view.ts'
import { ruleHandlers } from './rule-handlers.ts'
import { delegatorsOf } from './delegation-repository.ts'
import { submitRequest } from './submit-request.ts'

async function preview(call: Call, wish: CheckoutRequest) {
  const { memberId } = memberOf(call)
  const { read } = call.app
  const sub = await ownSubAccount(read, memberId)
  if (!sub) return failure('approval.notASub')
  const purchase = await readPurchase(call, wish, {
    handle: read,
    cart: () => checkedLines(read, memberId),
    skus: (ids) => skusOf(call, ids),
    withCoupons: true,
  })
  if (isFailure(purchase)) return purchase
  const approval = await approvalViewOf(call, read, sub, purchaseDetailsOf(purchase.checkout))
  return { checkout: checkoutViewOf(purchase.checkout, purchase.receiver, call.lang), ...approval }
}

/** Whose requests a list shows; a scope that the viewer may not see is empty. */
async function searchOf(call: Call, scope: 'mine' | 'toApprove' | 'company'): Promise<Pick<RequestSearch, 'memberId' | 'seats'> | null> {
  const { memberId } = memberOf(call)
  if (scope === 'mine') return { memberId, seats: null }
  if (scope === 'company') return call.caller.company.includes('company.records') ? { memberId: null, seats: null } : null
  if (!call.caller.company.includes('company.approve')) return null
  const standing = await delegatorsOf(call.app.read, memberId, companyOf(call), dayOf(call.app.clock.now()))
  return { memberId: null, seats: [memberId, ...standing] }
}

async function toCart(call: Call, requestSn: string) {
  const { memberId } = memberOf(call)
  const request = await requestOf(call.app.read, companyOf(call), requestSn)
  if (!request || request.memberId !== memberId) return failure('approval.requestGone')
  if (request.state === 'PENDING' || request.state === 'APPROVED' || request.inquirySn !== null) return failure('approval.requestMoved')
  const lines = await linesOfRequest(call.app.read, request.id)
  const refused: { goodsName: string; text: string }[] = []
  for (const line of lines) {
    const done = await call.app.inTransaction(async (tx) => {
      const sku = (await skusInTransaction(call, tx, [line.productId])).get(line.productId)
      const number = sku ? quantityText(BigInt(line.number), precisionOf(sku, line.unit)) : '0'
      const added = await addToCart(tx, memberId, sku, { number, unit: line.unit, lang: call.lang })
      return isFailure(added) ? { ...added, data: (call.lang === 'en' ? sku?.nameEn : sku?.nameZh) ?? '' } : added
    })
    if (isFailure(done)) refused.push({ goodsName: String(done.data ?? ''), text: basketRefusalText(done, call.lang) })
  }
  return { added: lines.length - refused.length, refused }
}

/** Every call of approval. */
export function approvalHandlers({
  orderQuoted,
  payOnCredit,
}: { readonly orderQuoted?: OrderQuoted; readonly payOnCredit?: PayOnCredit } = {}): Handler[] {
  return [
    ...ruleHandlers(),
    handle(requestPreview, (input, call) => preview(call, input)),
    handle(requestSubmit, (input, call) => call.idempotent((tx) => submitRequest(call, tx, input))),
    handle(requestList, async (input, call) => {
      const search = await searchOf(call, input.scope)
      if (!search) return { list: [], total: 0 }
      const found = await listRequests(call.app.read, {
        ...search,
        enterpriseId: companyOf(call),
        state: input.state ?? null,
        limit: input.pageSize,
        offset: offsetOf(input),
      })
      return { list: found.map((one) => requestHead(one, call.lang)), total: found[0]?.listTotal ?? 0 }
    }),
    handle(requestDetail, ({ requestSn }, call) => showRequest(call, requestSn)),
    handle(requestDecide, (input, call) =>
      call.idempotent(async (tx) => {
        const done = await decideRequest(call, tx, input, { orderQuoted, payOnCredit })
        return isFailure(done) ? done : { requestSn: done.requestSn, state: done.state, paySn: done.paySn ?? '' }
      }),
    ),
    handle(requestRecall, async ({ requestSn }, call) => {
      const done = await recallRequest(call, requestSn)
      return isFailure(done) ? done : { requestSn, state: done.state }
    }),
    handle(requestToCart, ({ requestSn }, call) => toCart(call, requestSn)),
  ]
}
