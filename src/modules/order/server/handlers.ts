import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { noSheets, type SheetWriter } from '../../../api/sheet-file.ts'
import type { StoreCapability } from '../../../api/visitor.ts'
import { isFailure } from '../../../shared/failure.ts'
import { checkedLines, skusOf } from '../../basket/server/public.ts'
import { orderCancel, orderConfirm, orderHide, orderReorder, orderRestore, orderSubmit } from '../contract.ts'
import { goodsEvaluations } from '../../catalog/contract-evaluate.ts'
import { goodsOftenBought, goodsTogether } from '../../catalog/contract-together.ts'
import { orderEvaluate, orderEvaluateAppend } from '../contract-evaluate.ts'
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
} from '../contract-list.ts'
import { buyerOverview } from '../contract-overview.ts'
import { inCapitals } from '../../../shared/chinese-capitals.ts'
import { fenOfNumber } from '../../../shared/money.ts'
import { actOf } from './act.ts'
import { lastPricesCall } from '../../project/contract.ts'
import { lastPrices } from './last-prices.ts'
import { goodsRank } from '../../catalog/contract-rank.ts'
import { boughtTogether, oftenBought } from './bought-goods.ts'
import { rankGoods } from './rank-goods.ts'
import { buyerOverviewOf } from './buyer-overview.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkoutViewOf } from './checkout-view.ts'
import { readPurchase } from './chosen-lines.ts'
import { appendEvaluation, evaluateOrder } from './evaluate-order.ts'
import { holdPrices, releasePrices } from './held-prices.ts'
import { exportOrders } from './export-orders.ts'
import { hideOrder } from './hide-order.ts'
import { listEvaluations } from './list-evaluations.ts'
import { listOrders } from './list-orders.ts'
import type { Viewer } from './order-view.ts'
import type { PurchaseGate } from './ports.ts'
import { placeOrder } from './place-order.ts'
import { remarkOrder } from './remark-order.ts'
import { reorder } from './reorder.ts'
import { showOrder } from './show-order.ts'

const own = (call: Call) => ({ memberId: memberOf(call).memberId })
/** The stores in which the visitor holds a capability: the scope of every call of the supplier console. */
export function storesOf(call: Call, capability: StoreCapability) {
  return { storeIds: call.visitor.stores.filter((seat) => seat.capabilities.includes(capability)).map((seat) => seat.storeId) }
}
const seenBy = (call: Call, viewer: Viewer) => ({ viewer, lang: call.lang, now: call.house.clock.now() })

const checkout = (gate?: PurchaseGate): Handler[] => [
  handle(orderConfirm, async (input, call) => {
    const { read } = call.house
    const sources = {
      handle: read,
      cart: () => checkedLines(read, memberOf(call).memberId),
      skus: (ids: readonly number[]) => skusOf(call, ids),
      withCoupons: true,
    }
    const first = await readPurchase(call, input, sources)
    if (isFailure(first)) return first
    if (input.relock === 1) await releasePrices(call, first.checkout)
    const again = (await holdPrices(call, first.checkout)) || input.relock === 1
    const purchase = again ? await readPurchase(call, input, sources) : first
    return isFailure(purchase) ? purchase : checkoutViewOf(purchase.checkout, purchase.receiver, call.lang)
  }),
  handle(orderSubmit, (input, call) => call.once((unit) => placeOrder(call, unit, input, { gate }))),
]

const buyer: Handler[] = [
  handle(buyerOverview, (_input, call) => buyerOverviewOf(call, memberOf(call).memberId)),
  handle(buyerOrderList, (input, call) => listOrders(call, own(call), 'buyer', input)),
  handle(buyerOrderDetail, (input, call) => showOrder(call.house.read, input.orderSn, own(call), seenBy(call, 'buyer'))),
  handle(buyerOrderPrint, async (input, call) => {
    const order = await showOrder(call.house.read, input.orderSn, own(call), seenBy(call, 'buyer'))
    if (isFailure(order)) return order
    return { order, totalInWords: inCapitals(fenOfNumber(order.totalAmount) ?? 0n), printTime: call.house.clock.now().toISOString() }
  }),
  handle(orderCancel, (input, call) => call.once((unit) => cancelOrder(unit, { ...input, ...own(call), act: actOf(call) }))),
  handle(orderHide, (input, call) =>
    call.house.inUnit((unit) => hideOrder(unit, { ...input, ...own(call), hide: true, act: actOf(call) })),
  ),
  handle(orderRestore, (input, call) =>
    call.house.inUnit((unit) => hideOrder(unit, { ...input, ...own(call), hide: false, act: actOf(call) })),
  ),
  handle(orderReorder, (input, call) => reorder(call, input.orderSn)),
  handle(orderEvaluate, (input, call) =>
    call.house.inUnit((unit) => evaluateOrder(unit, { ...input, ...own(call), anonymous: input.anonymous === 1, act: actOf(call) })),
  ),
  handle(orderEvaluateAppend, (input, call) =>
    call.house.inUnit((unit) => appendEvaluation(unit, { ...input, ...own(call), act: actOf(call) })),
  ),
  handle(goodsRank, rankGoods),
  handle(goodsTogether, async ({ goodsIds }, call) => ({ goodsIds: await boughtTogether(call.house.visitorRead, goodsIds) })),
  handle(lastPricesCall, ({ productIds }, call) => lastPrices(call, productIds)),
  handle(goodsOftenBought, async ({ goodsIds }, call) => ({
    goodsIds: await oftenBought(call.house.read, memberOf(call).memberId, goodsIds),
  })),
  handle(goodsEvaluations, (input, call) => listEvaluations(call.house.visitorRead, input.goodsId, input)),
]

const seller: Handler[] = [
  handle(sellerOrderList, (input, call) => listOrders(call, storesOf(call, 'store.orders'), 'store', input)),
  handle(sellerOrderDetail, (input, call) =>
    showOrder(call.house.read, input.orderSn, storesOf(call, 'store.orders'), seenBy(call, 'store')),
  ),
  handle(sellerOrderRemark, (input, call) =>
    call.house.inUnit((unit) => remarkOrder(unit, { ...input, ...storesOf(call, 'store.orders'), act: actOf(call, 'store') })),
  ),
]

const platform: Handler[] = [
  handle(adminOrderList, (input, call) => listOrders(call, { anyone: true }, 'platform', input)),
  handle(adminOrderDetail, (input, call) => showOrder(call.house.read, input.orderSn, { anyone: true }, seenBy(call, 'platform'))),
]

const files = (write: SheetWriter): Handler[] => [
  handle(buyerOrderExport, (input, call) => exportOrders(call, { scope: own(call), viewer: 'buyer', write }, input)),
  handle(sellerOrderExport, (input, call) => exportOrders(call, { scope: storesOf(call, 'store.orders'), viewer: 'store', write }, input)),
  handle(adminOrderExport, (input, call) => exportOrders(call, { scope: { anyone: true }, viewer: 'platform', write }, input)),
]

type OrderDeps = {
  /** May stop a checkout. */
  readonly gate?: PurchaseGate
  readonly writeSheet?: SheetWriter
}

/** Every call of orders: checkout, the buyer's, the store's, the platform's, and lists as files. */
export function orderHandlers({ gate, writeSheet = noSheets }: OrderDeps = {}): Handler[] {
  return [...checkout(gate), ...buyer, ...seller, ...platform, ...files(writeSheet)]
}
