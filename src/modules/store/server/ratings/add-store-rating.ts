import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { emit } from '../../../../kernel/events/events.ts'

/** What evaluations add to the ratings of a store, or take off again: how many, and the sums of their scores. */
export type StoreRatingChange = {
  readonly storeId: number
  readonly rated: number
  readonly desc: number
  readonly service: number
  readonly logistics: number
}

const add = {
  name: 'store.addRating',
  text: `UPDATE store SET rated = rated + $2, desc_sum = desc_sum + $3, service_sum = service_sum + $4, logistics_sum = logistics_sum + $5
         WHERE store_id = $1
         RETURNING ${['desc', 'service', 'logistics'].map((kind) => `round(old.${kind}_score, -1) IS DISTINCT FROM round(new.${kind}_score, -1)`).join(' OR ')} AS moved`,
}

/** Call it in the transaction that publishes or hides evaluations. Pages hear of it only when a score moves as it is shown, with one decimal. */
export async function addStoreRating(tx: Transaction, { storeId, rated, desc, service, logistics }: StoreRatingChange): Promise<void> {
  const [row] = await rows<{ moved: boolean }>(tx, add, [storeId, rated, desc, service, logistics])
  if (!row?.moved) return
  await emit(tx, { event: 'store.changed', payload: { storeId } })
  await emit(tx, { event: 'store.rated', payload: { storeId } })
}
