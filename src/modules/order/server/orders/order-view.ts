import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { OrderCard, OrderLine } from '../../endpoints-schemas.ts'
import { buyerOrderActions, sellerOrderActions, type OrderActionContext } from '../../rules/order-actions.ts'
import { maskName } from '../../../../kernel/text/mask-name.ts'
import { orderLabelOf } from '../../rules/order-label.ts'
import { orderMessages } from '../../messages.ts'
import { noPurchaseData } from './purchase-data.ts'
import type { OrderLineRow, OrderRow } from './order-list-repository.ts'

export type OrderViewer = 'buyer' | 'store' | 'platform'
export type OrderViewOptions = {
  readonly viewer: OrderViewer
  readonly lang: Language
  readonly now: Date
  /** What the buyer's projects are called now; one that is missing is deleted. */
  readonly projects: ReadonlyMap<number, string>
}

function projectOf({ project_id: id, project_title: then }: OrderRow, { viewer, projects }: OrderViewOptions): OrderCard['project'] {
  if (viewer !== 'buyer' || id === null) return null
  const title = projects.get(id)
  return { projectId: title === undefined ? 0 : id, title: title ?? then }
}

/** What decides about the actions on an order. */
export function orderActionContextOf(row: OrderRow, now: Date): OrderActionContext {
  return {
    state: row.state,
    frozen: row.frozen,
    hidden: row.hidden_at !== null,
    openCases: row.open_cases,
    shipmentsOpen: row.shipments_open,
    extended: row.receive_extended,
    evaluated: row.evaluated,
    appended: row.appended,
    mayEvaluate: row.evaluate_until !== null && row.evaluate_until > now,
  }
}

function canOf(row: OrderRow, seen: OrderViewOptions): string[] {
  if (seen.viewer === 'platform') return ['print']
  const facts = orderActionContextOf(row, seen.now)
  return seen.viewer === 'buyer' ? buyerOrderActions(facts) : sellerOrderActions(facts)
}

/** The buyer's name as somebody may read it (docs/decisions/058). */
export function buyerNameFor(viewer: OrderViewer, row: Pick<OrderRow, 'buyer_name' | 'buyer_title'>): string {
  return viewer === 'store' ? row.buyer_title || maskName(row.buyer_name) : row.buyer_name
}

/** An order as lists show it. */
export function orderCardOf(row: OrderRow, lines: readonly OrderLineRow[], seen: OrderViewOptions): OrderCard {
  const { mayEvaluate } = orderActionContextOf(row, seen.now)
  const label = orderLabelOf({
    state: row.state,
    openCases: row.open_cases,
    awaitsTeam: row.awaits_team,
    evaluated: row.evaluated,
    mayEvaluate,
  })
  return {
    orderSn: row.order_sn,
    paySn: row.pay_sn,
    storeId: row.store_id,
    storeName: (seen.lang === 'en' && row.store_name_en) || row.store_name,
    buyerName: buyerNameFor(seen.viewer, row),
    state: row.state,
    label,
    orderStateText: translate(seen.lang, orderMessages)(label),
    delivery: row.delivery,
    payMethod: row.pay_method,
    goodsAmount: yuanNumber(BigInt(row.goods_amount)),
    freight: yuanNumber(BigInt(row.freight)),
    discount: yuanNumber(BigInt(row.discount)),
    totalAmount: yuanNumber(BigInt(row.total)),
    purchaseData: { ...noPurchaseData, ...row.purchase_data },
    project: projectOf(row, seen),
    createTime: row.created_at.toISOString(),
    payDueTime: row.state === 'PENDING_PAYMENT' ? row.pay_due_at.toISOString() : null,
    isHidden: row.hidden_at === null ? 0 : 1,
    orderProductList: lines.map((line) => orderLineOf(line, seen.lang)),
    version: row.version,
    can: canOf(row, seen),
  }
}

export function orderLineOf(line: OrderLineRow, lang: Language, formula: OrderLine['formula'] = null): OrderLine {
  const num = (quantity: number | bigint) => quantityNumber(BigInt(quantity), line.unit_decimals)
  return {
    orderProductId: line.order_line_id,
    productId: line.product_id,
    goodsId: line.goods_id,
    goodsName: lang === 'en' ? line.goods_name_en : line.goods_name_zh,
    goodsImage: line.goods_image,
    specText: lang === 'en' ? line.spec_text_en : line.spec_text_zh,
    materialCode: line.material_code,
    noFreeReturn: line.no_free_return,
    unit: line.unit,
    unitName: unitOf(line.unit_code)[lang],
    precision: line.unit_decimals,
    buyNum: num(line.number),
    shippedNum: num(line.shipped),
    receivedNum: num(line.received),
    cancelledNum: num(line.cancelled),
    goodsPrice: unitPriceNumber(BigInt(line.unit_price)),
    priceReason: line.price_reason,
    formula,
    subtotal: yuanNumber(BigInt(line.subtotal)),
    discount: yuanNumber(BigInt(line.discount)),
    taxRate: line.tax_rate_bp / 100,
    taxAmount: yuanNumber(BigInt(line.tax)),
    massKg: line.mass_g === null ? null : Number(line.mass_g) / 1000,
    isEvaluated: line.evaluated ? 1 : 0,
  }
}
