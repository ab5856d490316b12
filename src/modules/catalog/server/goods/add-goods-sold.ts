import { execute, type Transaction } from '../../../../kernel/database/transaction.ts'
import { goodsChanged } from './publish-goods.ts'

// In the order of the ids, so that two at once take their rows in one order.
const add = {
  name: 'catalog.addSold',
  text: `WITH held AS (SELECT goods_id FROM goods WHERE goods_id = ANY($1::bigint[]) ORDER BY goods_id FOR UPDATE)
         UPDATE goods SET sold_count = sold_count + $2 FROM held WHERE goods.goods_id = held.goods_id`,
}

/** So many more orders hold these goods, or fewer; cards, rankings and pages follow. */
export async function addGoodsSold(tx: Transaction, goodsIds: readonly number[], orders: 1 | -1): Promise<void> {
  if (goodsIds.length === 0) return
  await execute(tx, add, [goodsIds, orders])
  await goodsChanged(tx, goodsIds)
}
