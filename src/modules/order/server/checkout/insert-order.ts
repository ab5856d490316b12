import type { PriceClass } from '../../../../api/caller.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { profileOf } from '../../../member/server/public.ts'
import { precisionOf } from '../../../catalog/rules/sale-quantity.ts'
import type { InvoiceChoice, PayMethod, PurchaseData, Receiver } from '../../endpoints-schemas.ts'
import { dayCode } from '../../rules/order-times.ts'
import { vatRates } from '../../../../kernel/money/vat.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Checkout, PricedLine, PricedStore } from './price-checkout.ts'

// One statement for the payment, its orders, their lines and their first event: a checkout of three stores is as many
// round trips as one of a single store.
const place = {
  name: 'order.place',
  text: `WITH pay AS (
      INSERT INTO pay_order (pay_sn, member_id, enterprise_id, state, pay_method, total, pay_due_at, created_at, price_held_until)
      VALUES ('P' || $1 || lpad(nextval('pay_number')::text, 8, '0'), $2, $3, 'OPEN', $4, $5, $6, $7, $18)
      RETURNING pay_order_id, pay_sn),
    placed AS (
      INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, buyer_title, enterprise_id, store_id, store_name, store_name_en, state, delivery, pay_method,
        goods_amount, freight, discount, benefits, total, tax, receiver, invoice, buyer_remark, search_text, purchase_data, project_id, project_title, created_at)
      SELECT $1 || lpad(nextval('order_number')::text, 8, '0'), pay.pay_order_id, $2, $8, $17, $3, store.store_id, store.store_name, store.store_name_en, 'PENDING_PAYMENT',
        store.delivery, $4, store.goods_amount, store.freight, store.discount, store.benefits, store.total, store.tax, $9, $10, store.remark, store.search_text, $19, store.project_id, store.project_title, $7
      FROM pay, json_to_recordset($11::json) AS store(store_id bigint, store_name text, store_name_en text, delivery text, goods_amount bigint, freight bigint,
        discount bigint, benefits jsonb, total bigint, tax bigint, remark text, search_text text, project_id bigint, project_title text)
      RETURNING order_id, order_sn, store_id),
    lines AS (
      INSERT INTO order_line (order_id, product_id, goods_id, goods_name_zh, goods_name_en, spec_text_zh, spec_text_en, goods_image, unit,
        unit_code, unit_decimals, number, stock_number, unit_price, list_price, price_reason, subtotal, discount, tax_rate_bp, tax, formula_price_id, formula_class,
        material_code, quote_line, no_free_return)
      SELECT placed.order_id, line.product_id, line.goods_id, line.name_zh, line.name_en, line.spec_zh, line.spec_en, line.image, line.unit,
        line.unit_code, line.decimals, line.number, line.stock_number, line.unit_price, line.list_price, line.reason, line.subtotal, line.discount, $12, line.tax,
        line.formula_price_id, CASE WHEN line.formula_price_id IS NOT NULL THEN $16 END, line.material_code, line.quote_line, line.no_free_return
      FROM placed JOIN json_to_recordset($13::json) AS line(store_id bigint, product_id bigint, goods_id bigint, name_zh text, name_en text,
        spec_zh text, spec_en text, image text, unit text, unit_code text, decimals smallint, number bigint, stock_number bigint,
        unit_price bigint, list_price bigint, reason text, subtotal bigint, discount bigint, tax bigint,
        formula_price_id bigint, material_code text, quote_line text, no_free_return boolean) USING (store_id)),
    events AS (
      INSERT INTO order_event (order_id, at, event, to_state, actor_kind, actor_id, actor_name)
      SELECT order_id, $7, 'submit', 'PENDING_PAYMENT', $14, $15, $8 FROM placed)
    SELECT pay.pay_sn, placed.order_id, placed.order_sn, placed.store_id FROM pay, placed ORDER BY placed.order_id`,
}

export type NewCheckout = {
  readonly checkout: Checkout
  readonly memberId: number
  readonly enterpriseId: number | null
  readonly payMethod: PayMethod
  readonly payDueAt: Date
  /** Until when the prices hold; null where they do not move. */
  readonly heldUntil: Date | null
  readonly receiver: Receiver | null
  readonly invoice: InvoiceChoice
  readonly purchaseData: PurchaseData
  /** What the buyer wrote as its code of a SKU. */
  readonly materialCodes: ReadonlyMap<number, string>
  /** Goods of which a private buyer confirmed that they cannot be returned without a reason. */
  readonly noFreeReturn: ReadonlySet<number>
  readonly act: ActorContext
  /** Whose prices these are: an index-linked line keeps that side of its formula. */
  readonly priceClass: PriceClass
}
export type InsertedCheckout = {
  readonly paySn: string
  readonly orders: readonly { readonly orderId: number; readonly orderSn: string; readonly storeId: number }[]
}

/** Writes a checkout: payment, orders, lines, first events; answers their numbers, which come from sequences. */
export async function addCheckout(tx: Transaction, placing: NewCheckout): Promise<InsertedCheckout> {
  const { checkout, act } = placing
  const buyer = await profileOf(tx, placing.memberId)
  // What the buying company calls the SKUs stays on the order, whatever becomes of its code list.
  const codeOf = (productId: number) => placing.materialCodes.get(productId) || checkout.codes.get(productId) || ''
  const lines = checkout.stores.flatMap((store) =>
    store.lines.map((line) => ({
      ...lineRow(store.storeId, line),
      material_code: codeOf(line.sku.productId),
      no_free_return: line.noFreeReturn && placing.noFreeReturn.has(line.sku.productId),
    })),
  )
  type Row = { pay_sn: string; order_id: number; order_sn: string; store_id: number }
  const found = await rows<Row>(tx, place, [
    dayCode(act.now),
    placing.memberId,
    placing.enterpriseId,
    placing.payMethod,
    checkout.total,
    placing.payDueAt,
    act.now,
    act.actor.name,
    placing.receiver === null ? null : JSON.stringify(placing.receiver),
    JSON.stringify(placing.invoice),
    JSON.stringify(checkout.stores.map((store) => storeRow(store, placing.purchaseData))),
    Number(vatRates.goods),
    JSON.stringify(lines),
    act.actor.kind,
    act.actor.id,
    placing.priceClass,
    buyer?.enterpriseName || buyer?.companyName || '',
    placing.heldUntil,
    JSON.stringify(placing.purchaseData),
  ])
  const [first] = found
  if (!first) throw new Error('a checkout was written without an order')
  return { paySn: first.pay_sn, orders: found.map((row) => ({ orderId: row.order_id, orderSn: row.order_sn, storeId: row.store_id })) }
}

function storeRow(store: PricedStore, { buyerOrderNo }: PurchaseData) {
  return {
    store_id: store.storeId,
    store_name: store.storeName,
    store_name_en: store.storeNameEn,
    delivery: store.delivery,
    goods_amount: String(store.goodsAmount),
    freight: String(store.freight),
    discount: String(store.discount),
    benefits: store.benefits.map((benefit) => ({ ...benefit, amount: String(benefit.amount) })),
    total: String(store.total),
    tax: String(store.tax),
    remark: store.remark,
    project_id: store.project?.projectId ?? null,
    project_title: store.project?.title ?? '',
    search_text: [store.storeName, ...store.lines.map((line) => `${line.sku.nameZh} ${line.sku.nameEn}`)]
      .join(' ')
      .concat('\n', buyerOrderNo)
      .toLowerCase(),
  }
}

function lineRow(storeId: number, { chosen, sku, price, index, amount, discount, tax, stockNumber, quoteLine }: PricedLine) {
  const unitPrice = price?.unitPrice ?? 0n
  return {
    store_id: storeId,
    product_id: sku.productId,
    goods_id: sku.goodsId,
    name_zh: sku.nameZh,
    name_en: sku.nameEn,
    spec_zh: sku.specZh,
    spec_en: sku.specEn,
    image: sku.image,
    unit: chosen.unit,
    unit_code: (chosen.unit === 'primary' ? sku.unitCode : sku.secUnitCode) ?? sku.unitCode,
    decimals: precisionOf(sku, chosen.unit),
    number: String(chosen.number),
    stock_number: String(stockNumber),
    unit_price: String(unitPrice),
    list_price: String(price?.listPrice ?? unitPrice),
    reason: price?.reason ?? 'list',
    subtotal: String(amount),
    discount: String(discount),
    tax: String(tax),
    formula_price_id: index?.formulaPriceId ?? null,
    quote_line: quoteLine ?? '',
  }
}
