import { rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { UnitPrice } from '../../../../kernel/money/unit-price.ts'
import { goodsChanged } from '../goods/publish-goods.ts'

const put = {
  name: 'catalog.putTeamOffer',
  text: `WITH put AS (
      INSERT INTO sku_team_offer (campaign_sn, product_id, team_price, size) SELECT $1, product_id, $3, $4 FROM sku WHERE product_id = $2
      ON CONFLICT (campaign_sn) DO NOTHING RETURNING product_id)
    SELECT s.goods_id AS "goodsId" FROM put JOIN sku s USING (product_id)`,
}
const end = {
  name: 'catalog.endTeamOffer',
  text: `WITH gone AS (DELETE FROM sku_team_offer WHERE campaign_sn = $1 RETURNING product_id)
    SELECT s.goods_id AS "goodsId" FROM gone JOIN sku s USING (product_id)`,
}
export type TeamOffer = { readonly campaignSn: string; readonly productId: number; readonly teamPrice: UnitPrice; readonly size: number }

/** Marks a SKU with the team price of a campaign that runs from the commit on; lists and pages follow in the same transaction. */
export async function setTeamOffer(tx: Transaction, { campaignSn, productId, teamPrice, size }: TeamOffer): Promise<void> {
  await tellGoods(tx, await rows<Goods>(tx, put, [campaignSn, productId, teamPrice, size]))
}

/** Takes the badge of a campaign away. */
export async function endTeamOffer(tx: Transaction, campaignSn: string): Promise<void> {
  await tellGoods(tx, await rows<Goods>(tx, end, [campaignSn]))
}

type Goods = { readonly goodsId: number | string }
async function tellGoods(tx: Transaction, goods: readonly Goods[]): Promise<void> {
  if (goods.length > 0)
    await goodsChanged(
      tx,
      goods.map(({ goodsId }) => Number(goodsId)),
    )
}
