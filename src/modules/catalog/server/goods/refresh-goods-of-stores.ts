import { z } from 'zod'
import type { Subscriber } from '../../../../api/background.ts'
import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { storesInRegion } from '../../../store/server/public.ts'
import { goodsChanged } from './publish-goods.ts'

const turned = z.object({ storeId: z.number() })
const onSale = {
  name: 'catalog.onSaleOfStore',
  text: `SELECT goods_id AS id FROM goods WHERE store_id = ANY($1::bigint[]) AND state = 'on_sale' ORDER BY goods_id`,
}
const portion = 500

/**
 * Goods of a suspended store leave everything that is read of the catalogue, and come back when the suspension is lifted:
 * both are the read model made anew by how the store stands now, so the order of events does not matter.
 */
export const refreshGoodsOfStores: Subscriber = {
  consumer: 'catalog.goodsOfStores',
  events: ['store.suspended', 'store.restored'],
  take: async (tx, happened) => {
    const { storeId } = turned.parse(happened.payload)
    await makeAnew(tx, [storeId])
  },
}

const named = z.object({ regionCode: z.string(), renamed: z.literal(true) })

/** Goods whose store or warehouse stands in a region show its new name: on cards, pages and among the filters. */
export const refreshGoodsOfRegions: Subscriber = {
  consumer: 'catalog.goodsOfPlaces',
  events: ['site.changed'],
  take: async (tx, happened) => {
    const { data } = named.safeParse(happened.payload)
    const stores = data ? await storesInRegion(tx, data.regionCode) : []
    if (stores.length > 0) await makeAnew(tx, stores)
  },
}

async function makeAnew(tx: Transaction, storeIds: readonly number[]): Promise<void> {
  const ids = (await rows<{ id: number | string }>(tx, onSale, [storeIds])).map((row) => Number(row.id))
  for (let from = 0; from < ids.length; from += portion) await goodsChanged(tx, ids.slice(from, from + portion))
}
