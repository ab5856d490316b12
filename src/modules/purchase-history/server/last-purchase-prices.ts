import type { OutputOf } from '../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { type UnitPrice, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'
import type { lastPrices } from '../../project/endpoints.ts'

type Row = {
  readonly productId: number
  readonly unit: UnitKind
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

/** By SKU and unit: what a company last ordered goods at, per unit. Goods that it never ordered are missing. */
export async function lastCompanyPrices(
  db: Queryable,
  enterpriseId: number,
  productIds: readonly number[],
): Promise<Map<string, UnitPrice>> {
  const found = await rows<Row>(db, last, [enterpriseId, null, productIds])
  return new Map(found.map(({ productId, unit, unitPrice }) => [lastPriceKey(productId, unit), BigInt(unitPrice)]))
}

/** The key of a SKU and unit in `lastCompanyPrices`. */
export const lastPriceKey = (productId: number, unit: UnitKind): string => `${productId}/${unit}`

/** What a company, or a member without one, last ordered goods at. */
export async function lastPurchasePrices(call: Call, productIds: readonly number[]): Promise<OutputOf<typeof lastPrices>> {
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
