import { basisPointsOf, type Fen } from '../../../kernel/money/money.ts'
import { rows, type Transaction } from '../../../kernel/database/transaction.ts'
import { freezeRates } from './order-share-repository.ts'

const rate = {
  name: 'settlement.rateOfGoods',
  // Goods with frozen rates, by their worth; without an order the rate of the store, or the one for everybody.
  text: `SELECT coalesce(
      (SELECT round(sum(k.rate_bp::numeric * (l.subtotal - l.discount)) / nullif(sum(l.subtotal - l.discount), 0))
        FROM orders o JOIN order_line l USING (order_id) JOIN order_line_commission k USING (order_line_id) WHERE o.order_sn = ANY($2::text[]) AND o.store_id = $1),
      (SELECT s.rate_bp FROM store_commission_rate s WHERE s.valid_from <= $3 AND s.category_id IS NULL AND (s.store_id = $1 OR s.store_id IS NULL) AND s.rate_bp IS NOT NULL
        ORDER BY s.store_id IS NULL, s.valid_from DESC, s.rate_id DESC LIMIT 1), 0)::int AS "rateBp"`,
}

type Goods = { readonly storeId: number; readonly orderSns: readonly string[]; readonly fen: Fen; readonly at: Date }

/**
 * The commission of money that changes the price of goods after their orders: at the frozen rates of the orders' goods by their worth;
 * where there is no order yet, at the store's rate of the day. Below zero for money that goes back.
 */
export async function commissionOfGoods(tx: Transaction, { storeId, orderSns, fen, at }: Goods): Promise<Fen> {
  await freezeRates(tx, orderSns, at)
  const [row] = await rows<{ rateBp: number }>(tx, rate, [storeId, orderSns, at])
  return basisPointsOf(fen, BigInt(row?.rateBp ?? 0))
}
