import { z } from 'zod'
import type { Subscriber } from '../../../api/background.ts'
import { rows } from '../../../shared/unit.ts'
import { goodsChanged } from './publish-goods.ts'

const turned = z.object({ storeId: z.number() })
const onSale = {
  name: 'catalog.onSaleOfStore',
  text: `SELECT goods_id AS id FROM goods WHERE store_id = $1 AND state = 'on_sale' ORDER BY goods_id`,
}
const portion = 500

/**
 * Goods of a suspended store leave everything that is read of the catalogue, and come back when the suspension is lifted:
 * both are the read model made anew by how the store stands now, so the order of events does not matter.
 */
export const goodsOfStores: Subscriber = {
  consumer: 'catalog.goodsOfStores',
  events: ['store.suspended', 'store.restored'],
  take: async (unit, happened) => {
    const { storeId } = turned.parse(happened.payload)
    const ids = (await rows<{ id: number | string }>(unit, onSale, [storeId])).map((row) => Number(row.id))
    for (let from = 0; from < ids.length; from += portion) await goodsChanged(unit, ids.slice(from, from + portion))
  },
}
