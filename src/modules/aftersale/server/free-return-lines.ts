import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { isPrivateBuyer } from '../../order/rules/private-buyer.ts'
import type { OrderSold } from '../../order/server/public.ts'
import { isFreeReturn } from '../rules/free-return.ts'

const find = {
  name: 'aftersale.freeReturnLines',
  text: `SELECT l.order_line_id::int AS "orderLineId", coalesce(g.consumer_return, false) OR NOT l.no_free_return AS "isOffered", m.member_type AS "memberType"
    FROM order_line l JOIN orders o USING (order_id) JOIN member m ON m.id = o.member_id
      LEFT JOIN goods g ON g.goods_id = l.goods_id
    WHERE l.order_id = $1`,
}

/** The lines of an order whose goods may go back without a reason now. */
export async function freeReturnLines(db: Queryable, sold: OrderSold, now: Date): Promise<ReadonlySet<number>> {
  type Row = { readonly orderLineId: number; readonly isOffered: boolean; readonly memberType: number }
  const found = await rows<Row>(db, find, [sold.orderId])
  const free = found.filter(({ isOffered, memberType }) =>
    isFreeReturn({
      isBusiness: !isPrivateBuyer({ memberType, enterpriseId: sold.enterpriseId }),
      isOffered,
      finishedAt: sold.finishedAt,
      now,
    }),
  )
  return new Set(free.map(({ orderLineId }) => orderLineId))
}
