import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { scopeParameters, type OrderScope } from '../../order/server/public.ts'
import type { PaidLine } from '../rules/given-back.ts'

/** A line with its names, for those who choose among them. */
export type MoneyLine = PaidLine & {
  readonly nameZh: string
  readonly nameEn: string
  readonly specZh: string
  readonly specEn: string
  readonly image: string
  readonly unitCode: string
  readonly decimals: number
  readonly unitPrice: bigint
  readonly taxRateBp: number
}
export type MoneyOrder = {
  readonly orderId: number
  readonly orderSn: string
  readonly paySn: string
  readonly memberId: number
  readonly storeId: number
  readonly version: number
  readonly freight: bigint
  readonly givenBack: bigint
  readonly total: bigint
  readonly discount: bigint
  readonly lines: readonly MoneyLine[]
}

type Int = number | bigint
type Row<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends bigint ? Int : Shape[Key] }
const head = {
  name: 'cancellation.order',
  text: `SELECT o.order_id AS "orderId", o.order_sn AS "orderSn", p.pay_sn AS "paySn", o.member_id AS "memberId", o.store_id AS "storeId", o.version, o.freight,
      o.given_back AS "givenBack", o.total, o.discount
    FROM orders o JOIN pay_order p USING (pay_order_id)
    WHERE o.order_sn = $1 AND ($2::bigint IS NULL OR o.member_id = $2) AND ($3::bigint[] IS NULL OR o.store_id = ANY($3))`,
}
const linesOf = {
  name: 'cancellation.orderLines',
  text: `SELECT order_line_id AS "orderLineId", goods_name_zh AS "nameZh", goods_name_en AS "nameEn", spec_text_zh AS "specZh", spec_text_en AS "specEn",
      goods_image AS image, unit_code AS "unitCode", unit_decimals AS decimals, unit_price AS "unitPrice", tax_rate_bp AS "taxRateBp", number, shipped, cancelled,
      subtotal, discount, cancelled_amount AS "cancelledAmount"
    FROM order_line WHERE order_id = $1 ORDER BY order_line_id`,
}

/** An order of a scope with what was paid for its lines; null when it is absent or not theirs. */
export async function moneyOrder(db: Queryable, orderSn: string, scope: OrderScope): Promise<MoneyOrder | null> {
  const [row] = await rows<Row<Omit<MoneyOrder, 'lines'>>>(db, head, [orderSn, ...scopeParameters(scope)])
  if (!row) return null
  const lines = (await rows<Row<MoneyLine>>(db, linesOf, [row.orderId])).map((line) => ({
    ...line,
    unitPrice: BigInt(line.unitPrice),
    number: BigInt(line.number),
    shipped: BigInt(line.shipped),
    cancelled: BigInt(line.cancelled),
    subtotal: BigInt(line.subtotal),
    discount: BigInt(line.discount),
    cancelledAmount: BigInt(line.cancelledAmount),
  }))
  return {
    ...row,
    freight: BigInt(row.freight),
    givenBack: BigInt(row.givenBack),
    total: BigInt(row.total),
    discount: BigInt(row.discount),
    lines,
  }
}
