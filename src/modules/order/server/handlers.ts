import { storeIdsWith } from '../../../api/caller.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import type { StoreCapability } from '../../../api/caller.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { checkedLines, skusOf } from '../../basket/server/public.ts'
import {
  orderCancel,
  checkoutPreview,
  orderHide,
  orderProject,
  orderPurchaseData,
  orderReorder,
  orderRestore,
  orderSubmit,
} from '../endpoints.ts'
import { goodsEvaluations } from '../../reviews/endpoints-evaluations.ts'
import {
  adminEvaluationList,
  adminEvaluationShow,
  orderEvaluate,
  orderEvaluateAppend,
  sellerEvaluationAnswer,
  sellerEvaluationList,
} from '../endpoints-evaluation.ts'
import {
  adminOrderDetail,
  adminOrderExport,
  adminOrderList,
  buyerOrderDetail,
  buyerOrderExport,
  buyerOrderList,
  buyerOrderPrint,
  sellerOrderDetail,
  sellerOrderExport,
  sellerOrderList,
  sellerOrderRemark,
  type StoreOrderTab,
} from '../endpoints-orders.ts'
import { inCapitals } from '../../../kernel/money/chinese-capitals.ts'
import { fenOfNumber } from '../../../kernel/money/money.ts'
import { actorContext } from '../../../api/actor-context.ts'
import { ownerOf } from '../../project/server/public.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { changeOrderProject } from './orders/change-project.ts'
import { checkoutViewOf } from './checkout/checkout-view.ts'
import { readPurchase } from './checkout/checkout-lines.ts'
import { appendEvaluation, evaluateOrder } from './orders/evaluate-order.ts'
import { lockCheckoutPrices, unlockCheckoutPrices } from './checkout/price-lock-expiry.ts'
import { exportOrders } from './orders/export-orders.ts'
import { hideOrder } from './orders/hide-order.ts'
import { listEvaluations } from '../../reviews/server/public.ts'
import { listOrders } from './orders/list-orders.ts'
import type { OrderViewer } from './orders/order-view.ts'
import type { PayOnCredit, PurchaseGate } from './ports.ts'
import { placeOrder } from './checkout/place-order.ts'
import { updatePurchaseData } from './orders/purchase-data.ts'
import { remarkOrder } from './orders/remark-order.ts'
import { reorder } from './orders/reorder.ts'
import { answerEvaluation, evaluationsOfAll, evaluationsOfStores, evaluationView, showEvaluation } from './orders/review-evaluations.ts'
import { showOrder } from './orders/show-order.ts'

const own = (call: Call) => ({ memberId: memberOf(call).memberId })
/** The stores in which the visitor holds a capability: the scope of every call of the supplier console. */
export function storeScopeOf(call: Call, capability: StoreCapability) {
  return { storeIds: storeIdsWith(call.caller, capability) }
}
const seenBy = (call: Call, viewer: OrderViewer) => ({ viewer, lang: call.lang, now: call.app.clock.now() })

const checkout = (checks: Pick<OrderDeps, 'gate' | 'payOnCredit'>): Handler[] => [
  handle(checkoutPreview, async (input, call) => {
    const { read } = call.app
    const sources = {
      handle: read,
      cart: () => checkedLines(read, memberOf(call).memberId),
      skus: (ids: readonly number[]) => skusOf(call, ids),
      withCoupons: true,
      withPoints: true,
    }
    const first = await readPurchase(call, input, sources)
    if (isFailure(first)) return first
    if (input.relock === 1) await unlockCheckoutPrices(call, first.checkout)
    const again = (await lockCheckoutPrices(call, first.checkout)) || input.relock === 1
    const purchase = again ? await readPurchase(call, input, sources) : first
    return isFailure(purchase) ? purchase : checkoutViewOf(purchase.checkout, purchase.receiver, call.lang)
  }),
  handle(orderSubmit, (input, call) => call.idempotent((tx) => placeOrder(call, tx, input, checks))),
]

const buyer: Handler[] = [
  handle(buyerOrderList, (input, call) => listOrders(call, own(call), 'buyer', input)),
  handle(buyerOrderDetail, (input, call) => showOrder(call.app.read, input.orderSn, own(call), seenBy(call, 'buyer'))),
  handle(buyerOrderPrint, async (input, call) => {
    const order = await showOrder(call.app.read, input.orderSn, own(call), seenBy(call, 'buyer'))
    if (isFailure(order)) return order
    return { order, totalInWords: inCapitals(fenOfNumber(order.totalAmount) ?? 0n), printTime: call.app.clock.now().toISOString() }
  }),
  handle(orderCancel, (input, call) => call.idempotent((tx) => cancelOrder(tx, { ...input, ...own(call), act: actorContext(call) }))),
  handle(orderPurchaseData, (input, call) =>
    call.app.inTransaction((tx) => updatePurchaseData(tx, { ...input, ...own(call), act: actorContext(call) })),
  ),
  handle(orderProject, (input, call) =>
    call.app.inTransaction((tx) => changeOrderProject(tx, { ...input, owner: ownerOf(call), act: actorContext(call) })),
  ),
  handle(orderHide, (input, call) =>
    call.app.inTransaction((tx) => hideOrder(tx, { ...input, ...own(call), hide: true, act: actorContext(call) })),
  ),
  handle(orderRestore, (input, call) =>
    call.app.inTransaction((tx) => hideOrder(tx, { ...input, ...own(call), hide: false, act: actorContext(call) })),
  ),
  handle(orderReorder, (input, call) => reorder(call, input.orderSn)),
  handle(orderEvaluate, (input, call) =>
    call.app.inTransaction((tx) =>
      evaluateOrder(tx, { ...input, ...own(call), anonymous: input.anonymous === 1, act: actorContext(call) }),
    ),
  ),
  handle(orderEvaluateAppend, (input, call) =>
    call.app.inTransaction((tx) => appendEvaluation(tx, { ...input, ...own(call), act: actorContext(call) })),
  ),
  handle(goodsEvaluations, (input, call) => listEvaluations(call.app.visitorRead, input.goodsId, input)),
]

const seller: Handler[] = [
  handle(sellerOrderList, (input, call) => listOrders<StoreOrderTab>(call, storeScopeOf(call, 'store.orders'), 'store', input)),
  handle(sellerOrderDetail, (input, call) =>
    showOrder(call.app.read, input.orderSn, storeScopeOf(call, 'store.orders'), seenBy(call, 'store')),
  ),
  handle(sellerOrderRemark, (input, call) =>
    call.app.inTransaction((tx) => remarkOrder(tx, { ...input, ...storeScopeOf(call, 'store.orders'), act: actorContext(call, 'store') })),
  ),
]

const evaluations: Handler[] = [
  handle(sellerEvaluationList, async ({ isAnswered, ...page }, call) => {
    const { total, list } = await evaluationsOfStores(call.app.read, storeScopeOf(call, 'store.orders').storeIds, isAnswered, page)
    return { total, list: list.map((row) => evaluationView(row, call.lang)) }
  }),
  handle(sellerEvaluationAnswer, (input, call) =>
    call.app.inTransaction((tx) =>
      answerEvaluation(tx, { ...input, ...storeScopeOf(call, 'store.orders'), act: actorContext(call, 'store') }),
    ),
  ),
  handle(adminEvaluationList, async ({ state, ...page }, call) => {
    const { total, list } = await evaluationsOfAll(call.app.read, state, page)
    return { total, list: list.map((row) => evaluationView(row, call.lang)) }
  }),
  handle(adminEvaluationShow, (input, call) =>
    call.app.inTransaction((tx) => showEvaluation(tx, { ...input, by: actorContext(call, 'platform') })),
  ),
]

const platform: Handler[] = [
  handle(adminOrderList, (input, call) => listOrders(call, { anyone: true }, 'platform', input)),
  handle(adminOrderDetail, (input, call) => showOrder(call.app.read, input.orderSn, { anyone: true }, seenBy(call, 'platform'))),
]

const files = (write: SheetWriter): Handler[] => [
  handle(buyerOrderExport, (input, call) => exportOrders(call, { scope: own(call), viewer: 'buyer', write }, input)),
  handle(sellerOrderExport, (input, call) =>
    exportOrders(call, { scope: storeScopeOf(call, 'store.orders'), viewer: 'store', write }, input),
  ),
  handle(adminOrderExport, (input, call) => exportOrders(call, { scope: { anyone: true }, viewer: 'platform', write }, input)),
]

type OrderDeps = {
  /** May stop a checkout. */
  readonly gate?: PurchaseGate
  readonly payOnCredit?: PayOnCredit
  readonly writeSheet?: SheetWriter
}

/** Every call of orders: checkout, the buyer's, the store's, the platform's, and lists as files. */
export function orderHandlers({ writeSheet = noSheets, ...checks }: OrderDeps = {}): Handler[] {
  return [...checkout(checks), ...buyer, ...seller, ...evaluations, ...platform, ...files(writeSheet)]
}
