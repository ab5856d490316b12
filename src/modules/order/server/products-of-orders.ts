import { rows, type AnyHandle } from '../../../shared/unit.ts'

const products = {
  name: 'order.productsOfOrders',
  text: `SELECT DISTINCT l.product_id AS "productId" FROM order_line l JOIN orders o USING (order_id) WHERE o.order_sn = ANY($1::text[])`,
}

/** The SKUs that orders hold. */
export async function productsOfOrders(handle: AnyHandle, orderSnList: readonly string[]): Promise<number[]> {
  return (await rows<{ productId: number }>(handle, products, [orderSnList])).map((row) => Number(row.productId))
}
