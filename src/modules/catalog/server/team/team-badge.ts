import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { unitPriceNumber, type UnitPrice } from '../../../../kernel/money/unit-price.ts'
import type { TeamBadge } from '../../endpoints.ts'

/** The lowest team price of each SKU `s`; columns are null where none of its team purchases runs. */
export const teamOfferJoin = `LEFT JOIN LATERAL (SELECT o.campaign_sn AS "teamCampaignSn", o.team_price AS "teamPrice", o.size AS "teamSize" FROM sku_team_offer o
    WHERE o.product_id = s.product_id ORDER BY o.team_price, o.campaign_sn LIMIT 1) team ON true`
export const teamOfferColumns = `team."teamCampaignSn", team."teamPrice", team."teamSize"`

export type StoredTeamOffer = {
  readonly teamCampaignSn: string | null
  readonly teamPrice: number | string | bigint | null
  readonly teamSize: number | null
}

/** The mark beside a price in 1/10000 yuan per trade unit; null where no team price is below it. */
export function teamBadgeOf(stored: StoredTeamOffer | undefined, price: UnitPrice | null): TeamBadge {
  const { teamCampaignSn, teamPrice, teamSize } = stored ?? {}
  if (!teamCampaignSn || teamPrice == null || teamSize == null || price === null || BigInt(teamPrice) >= price) return null
  return { campaignSn: teamCampaignSn, teamPrice: unitPriceNumber(BigInt(teamPrice)), size: teamSize }
}

const ofSkus = {
  name: 'catalog.teamOffers',
  text: `SELECT s.product_id AS "productId", ${teamOfferColumns} FROM sku s ${teamOfferJoin} WHERE s.product_id = ANY($1) AND team."teamPrice" IS NOT NULL`,
}

/** The lowest team price of SKUs by product id; those without one are missing. */
export async function teamOffersOf(db: Queryable, productIds: readonly number[]): Promise<ReadonlyMap<number, StoredTeamOffer>> {
  const found = await rows<StoredTeamOffer & { productId: number | string }>(db, ofSkus, [productIds])
  return new Map(found.map((offer) => [Number(offer.productId), offer]))
}
