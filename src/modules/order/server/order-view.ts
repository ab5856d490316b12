import { yuanNumber } from '../../../shared/money.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import { speak, type Language } from '../../../shared/words.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { OrderCard, OrderLine } from '../contract-order.ts'
import { buyerCan, sellerCan, type CanFacts } from '../rules/can.ts'
import { discreetName } from '../rules/discreet-name.ts'
import { labelOf } from '../rules/order-label.ts'
import { orderWords } from '../words.ts'
import type { LineRow, OrderRow } from './list-store.ts'

export type Viewer = 'buyer' | 'store' | 'platform'
export type Seen = { readonly viewer: Viewer; readonly lang: Language; readonly now: Date }

/** What decides about the actions on an order. */
export function canFactsOf(row: OrderRow, now: Date): CanFacts {
  return {
    state: row.state,
    frozen: row.frozen,
    hidden: row.hidden_at !== null,
    shipmentsOpen: row.shipments_open,
    extended: row.receive_extended,
    evaluated: row.evaluated,
    appended: row.appended,
    mayEvaluate: row.evaluate_until !== null && row.evaluate_until > now,
  }
}

function canOf(row: OrderRow, seen: Seen): string[] {
  if (seen.viewer === 'platform') return ['print']
  const facts = canFactsOf(row, seen.now)
  return seen.viewer === 'buyer' ? buyerCan(facts) : sellerCan(facts)
}

/** The buyer's name as somebody may read it (docs/decisions/058). */
export function buyerNameFor(viewer: Viewer, row: Pick<OrderRow, 'buyer_name' | 'buyer_title'>): string {
  return viewer === 'store' ? row.buyer_title || discreetName(row.buyer_name) : row.buyer_name
}

/** An order as lists show it. */
export function orderCardOf(row: OrderRow, lines: readonly LineRow[], seen: Seen): OrderCard {
  const { mayEvaluate } = canFactsOf(row, seen.now)
  const label = labelOf({ state: row.state, openCases: row.open_cases, evaluated: row.evaluated, mayEvaluate })
  return {
    orderSn: row.order_sn,
    paySn: row.pay_sn,
    storeId: row.store_id,
    storeName: (seen.lang === 'en' && row.store_name_en) || row.store_name,
    buyerName: buyerNameFor(seen.viewer, row),
    state: row.state,
    label,
    orderStateText: speak(seen.lang, orderWords)(label),
    delivery: row.delivery,
    payMethod: row.pay_method,
    goodsAmount: yuanNumber(BigInt(row.goods_amount)),
    freight: yuanNumber(BigInt(row.freight)),
    discount: yuanNumber(BigInt(row.discount)),
    totalAmount: yuanNumber(BigInt(row.total)),
    createTime: row.created_at.toISOString(),
    payDueTime: row.state === 'PENDING_PAYMENT' ? row.pay_due_at.toISOString() : null,
    isHidden: row.hidden_at === null ? 0 : 1,
    orderProductList: lines.map((line) => orderLineOf(line, seen.lang)),
    version: row.version,
    can: canOf(row, seen),
  }
}

export function orderLineOf(line: LineRow, lang: Language, formula: OrderLine['formula'] = null): OrderLine {
  const num = (quantity: number | bigint) => quantityNumber(BigInt(quantity), line.unit_decimals)
  return {
    orderProductId: line.order_line_id,
    productId: line.product_id,
    goodsId: line.goods_id,
    goodsName: lang === 'en' ? line.goods_name_en : line.goods_name_zh,
    goodsImage: line.goods_image,
    specText: lang === 'en' ? line.spec_text_en : line.spec_text_zh,
    materialCode: line.material_code,
    unit: line.unit,
    unitName: unitOf(line.unit_code)[lang],
    precision: line.unit_decimals,
    buyNum: num(line.number),
    shippedNum: num(line.shipped),
    receivedNum: num(line.received),
    goodsPrice: unitPriceNumber(BigInt(line.unit_price)),
    priceReason: line.price_reason,
    formula,
    subtotal: yuanNumber(BigInt(line.subtotal)),
    discount: yuanNumber(BigInt(line.discount)),
    taxRate: line.tax_rate_bp / 100,
    taxAmount: yuanNumber(BigInt(line.tax)),
    isEvaluated: line.evaluated ? 1 : 0,
  }
}
