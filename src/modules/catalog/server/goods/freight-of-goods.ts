import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { goodsChanged } from './publish-goods.ts'

/** Goods of a store with the freight template that they have. */
export type FreightOfGoods = { readonly goodsId: number; readonly storeId: number; readonly freightTemplateId: number }

const lock = {
  name: 'catalog.freightOfGoods',
  text: `SELECT goods_id AS "goodsId", store_id AS "storeId", freight_template_id AS "freightTemplateId" FROM goods
    WHERE goods_id = ANY($1::bigint[]) AND store_id = ANY($2::bigint[]) ORDER BY goods_id FOR UPDATE`,
}
const set = {
  name: 'catalog.setFreight',
  text: 'UPDATE goods SET freight_template_id = $2, version = version + 1 WHERE goods_id = ANY($1::bigint[])',
}

/** Locks goods of the stores in the order of their ids; others are left out, as if they did not exist. */
export function lockFreightOfGoods(tx: Transaction, goodsIds: readonly number[], storeIds: readonly number[]): Promise<FreightOfGoods[]> {
  return rows<FreightOfGoods>(tx, lock, [goodsIds, storeIds])
}

/** Gives goods another freight template. */
export async function setFreightOfGoods(tx: Transaction, goodsIds: readonly number[], freightTemplateId: number): Promise<void> {
  await execute(tx, set, [goodsIds, freightTemplateId])
  await goodsChanged(tx, goodsIds)
}
