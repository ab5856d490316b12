import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { noPurchaseData, scopeParameters, type OrderScope } from '../../../order/server/public.ts'
import { purchaseDataMessages } from '../../messages.ts'
import { purchaseProperties } from '../../rules/purchase-properties.ts'
import type { InvoiceChoice, PurchaseData, Receiver } from '../../../order/endpoints-schemas.ts'

type Int = bigint | number | string

/** What documents of an order say of it and its parties. */
export type DocumentOrder = {
  readonly orderId: number
  readonly orderSn: string
  readonly createdAt: Date
  readonly delivery: 'DELIVERY' | 'PICKUP'
  readonly goodsAmount: Int
  readonly discount: Int
  readonly freight: Int
  readonly tax: Int
  readonly total: Int
  readonly receiver: Receiver | null
  readonly invoice: InvoiceChoice
  readonly buyerRemark: string
  readonly purchaseData: Partial<PurchaseData>
  readonly buyer_name: string
  readonly buyer_title: string
  readonly enterpriseName: string
  readonly enterpriseCode: string
  readonly companyName: string
  readonly companyNameEn: string
  readonly companyCode: string
  readonly companyPhone: string
}
export type DocumentOrderLine = {
  readonly orderLineId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly materialCode: string
  readonly unitCode: string
  readonly decimals: number
  readonly number: Int
  readonly unitPrice: Int
  readonly taxRateBp: number
  readonly subtotal: Int
}

const order = {
  name: 'fulfilment.documentOrder',
  text: `SELECT o.order_id AS "orderId", o.order_sn AS "orderSn", o.created_at AS "createdAt", o.delivery, o.goods_amount AS "goodsAmount", o.discount, o.freight, o.tax, o.total,
      o.receiver, o.invoice, o.buyer_remark AS "buyerRemark", o.purchase_data AS "purchaseData", o.buyer_name, o.buyer_title, coalesce(e.name, '') AS "enterpriseName", coalesce(e.uscc, '') AS "enterpriseCode",
      s.company_name AS "companyName", s.company_name_en AS "companyNameEn", s.credit_code AS "companyCode", s.phone AS "companyPhone"
    FROM orders o JOIN store s USING (store_id) LEFT JOIN enterprise e ON e.id = o.enterprise_id
    WHERE o.order_sn = $3 AND ($1::bigint IS NULL OR o.member_id = $1) AND ($2::bigint[] IS NULL OR o.store_id = ANY($2))`,
}
const lines = {
  name: 'fulfilment.documentLines',
  text: `SELECT order_line_id AS "orderLineId", goods_name_zh AS "nameZh", goods_name_en AS "nameEn", spec_text_zh AS "specZh", spec_text_en AS "specEn", material_code AS "materialCode",
      unit_code AS "unitCode", unit_decimals AS decimals, number, unit_price AS "unitPrice", tax_rate_bp AS "taxRateBp", subtotal
    FROM order_line WHERE order_id = $1 ORDER BY order_line_id`,
}

/** The facts of an order of a scope; null when it is absent or not theirs. */
export async function documentOrderOf(db: Queryable, orderSn: string, scope: OrderScope): Promise<DocumentOrder | null> {
  return (await rows<DocumentOrder>(db, order, [...scopeParameters(scope), orderSn]))[0] ?? null
}

export function documentOrderLinesOf(db: Queryable, orderId: number): Promise<DocumentOrderLine[]> {
  return rows<DocumentOrderLine>(db, lines, [orderId])
}

/** What the buyer said of the order, as facts of a document. */
export function purchasePropertiesOf({ purchaseData }: DocumentOrder, lang: Language): { label: string; value: string }[] {
  return purchaseProperties({ ...noPurchaseData, ...purchaseData }, translate(lang, purchaseDataMessages))
}
