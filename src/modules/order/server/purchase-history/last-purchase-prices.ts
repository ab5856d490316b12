import type { OutputOf } from '../../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../../api/handler.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { lastPricesCall } from '../../../project/endpoints.ts'

type Row = {
  readonly productId: number
  readonly unit: 'primary' | 'second'
  readonly unitPrice: number | bigint
  readonly orderSn: string
  readonly createdAt: Date
}

const last = {
  name: 'order.lastPrices',
  text: `SELECT DISTINCT ON (l.product_id, l.unit) l.product_id AS "productId", l.unit, l.unit_price AS "unitPrice", o.order_sn AS "orderSn", o.created_at AS "createdAt"
    FROM orders o JOIN order_line l USING (order_id)
    WHERE ((o.enterprise_id IS NULL AND $1::bigint IS NULL AND o.member_id = $2) OR o.enterprise_id = $1) AND l.product_id = ANY($3::bigint[]) AND o.state <> 'CANCELLED'
    ORDER BY l.product_id, l.unit, o.order_id DESC`,
}

/** What a company, or a member without one, last ordered goods at. */
export async function lastPurchasePrices(call: Call, productIds: readonly number[]): Promise<OutputOf<typeof lastPricesCall>> {
  const { enterpriseId, memberId } = memberOf(call)
  const found = await rows<Row>(call.app.read, last, [enterpriseId, memberId, productIds])
  return found.map(({ productId, unit, unitPrice, orderSn, createdAt }) => ({
    productId,
    unit,
    price: unitPriceNumber(BigInt(unitPrice)),
    orderSn,
    orderTime: createdAt.toISOString(),
  }))
}
