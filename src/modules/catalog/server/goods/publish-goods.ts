import { emit } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { incomplete, passGate, type Publication } from '../../rules/publishing-gate.ts'
import { refreshGoods } from '../read-model/refresh-goods.ts'

/** Where goods stand after the gate; `reason` says why they are held or refused. */
export type PublishedGoods = { readonly goodsId: number; readonly state: 'on_sale' | 'held' | 'refused'; readonly reason: string }

const read = {
  name: 'catalog.publication',
  text: `SELECT g.listing, g.listing_reason AS reason, g.name_zh AS name, cardinality(g.gallery) AS "pictureCount",
    (SELECT count(*)::int FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active') AS "skuCount",
    g.require_enquiry OR NOT EXISTS (SELECT FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active' AND (s.retail_price IS NULL OR s.business_price IS NULL)) AS priced
   FROM goods g WHERE g.goods_id = $1 FOR UPDATE`,
}
const own = { name: 'catalog.ownGoods', text: `SELECT state FROM goods WHERE goods_id = $1 AND store_id = ANY($2::bigint[]) FOR UPDATE` }
const move = {
  name: 'catalog.moveGoods',
  text: `UPDATE goods SET state = $2, state_reason = $3, published_at = CASE WHEN $2 = 'on_sale' THEN coalesce(published_at, $4) ELSE published_at END, taken_down_from = NULL, version = version + 1 WHERE goods_id = $1`,
}

/**
 * Sends goods through the publishing gate: on sale, held for legal review, or refused. Incomplete goods are a Failure and stay
 * as they are. Goods that do not exist answer `catalog.offSale`.
 */
export async function publishGoods(tx: Transaction, goodsId: number, now: Date): Promise<PublishedGoods | Failure> {
  const [publication] = await rows<Publication>(tx, read, [goodsId])
  if (!publication) return failure('catalog.offSale')
  const missing = incomplete(publication)
  if (missing) return missing
  const gate = passGate(publication)
  const reason = 'reason' in gate ? gate.reason : ''
  await execute(tx, move, [goodsId, gate.state, reason, now])
  await goodsChanged(tx, [goodsId])
  return { goodsId, state: gate.state, reason }
}

/** Where goods stand, when they belong to one of the stores; undefined otherwise, as if they did not exist. */
export async function stateOfOwn(tx: Transaction, goodsId: number, storeIds: readonly number[]): Promise<string | undefined> {
  return (await rows<{ state: string }>(tx, own, [goodsId, storeIds]))[0]?.state
}

/** Takes goods off the shelf. */
export async function takeGoodsOff(tx: Transaction, goodsId: number, reason: string): Promise<void> {
  await execute(tx, move, [goodsId, 'off_shelf', reason, null])
  await goodsChanged(tx, [goodsId])
}

/** Call it in every transaction that changed goods, SKUs, prices or names: the read model follows, and the page caches hear of it. */
export async function goodsChanged(tx: Transaction, goodsIds: readonly number[]): Promise<void> {
  const version = await refreshGoods(tx, goodsIds)
  await emit(tx, { event: 'catalog.goodsChanged', key: 'catalog', payload: { goodsIds, version } })
}
