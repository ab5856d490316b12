import { offsetOf } from '../../../kernel/database/paging.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import type { adminCoupons, CampaignRow } from '../endpoints-campaigns.ts'
import { campaignMachine } from '../rules/campaign-machine.ts'
import { discountOf, campaignColumns, type CampaignRecord } from './campaign-repository.ts'
import { thresholdsInYuan } from './spend-discount-view.ts'
import { campaignFields, loadScopeNames, scopeNames } from './coupon-view.ts'

type Big = number | bigint
type Row = CampaignRecord & { reserved: number; used: number; saved: Big; found: number }

const list = {
  name: 'promotion.campaignList',
  text: `SELECT ${campaignColumns}, u.reserved, u.used, u.saved, k.found FROM (
      SELECT *, count(*) OVER ()::int AS found FROM coupon_campaign
      WHERE (CASE WHEN $1::bigint[] IS NULL THEN (store_id IS NULL) = $2 ELSE store_id = ANY($1) END) AND ($3::text IS NULL OR state = $3)
        AND ($2 OR $1 IS NOT NULL OR state <> 'DRAFT') AND (kind = 'LADDER') = $6
      ORDER BY campaign_id DESC LIMIT $4 OFFSET $5) k
    CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE state = 'RESERVED'))::int AS reserved, (count(*) FILTER (WHERE state = 'USED'))::int AS used,
      coalesce(sum(saved) FILTER (WHERE state = 'USED'), 0)::bigint AS saved FROM coupon c WHERE c.campaign_id = k.campaign_id) u
    ORDER BY k.campaign_id DESC`,
}

type Asked = {
  readonly state?: string | undefined
  readonly sort: 'coupon' | 'ladder'
  readonly current: number
  readonly pageSize: number
}
/** Of which campaigns: of these stores, or for null the platform's own or all stores'. Others' drafts are nobody's business. */
type Of = { readonly storeIds: readonly number[] } | { readonly owner: 'platform' | 'stores' }

/** Campaigns of a desk with what was claimed, used and saved. */
export async function listCampaigns(call: Call, of: Of, asked: Asked): Promise<OutputOf<typeof adminCoupons>> {
  const [storeIds, isPlatform] = 'storeIds' in of ? [of.storeIds, false] : [null, of.owner === 'platform']
  const values = [storeIds, isPlatform, asked.state ?? null, asked.pageSize, offsetOf(asked), asked.sort === 'ladder']
  const read = await rows<Row>(call.app.read, list, values)
  const found = read.map(discountOf)
  const names = await loadScopeNames(call.app.visitorRead, found)
  const rowOf = (one: (typeof found)[number]): CampaignRow => ({
    ...campaignFields(one, names, call.lang),
    steps: thresholdsInYuan(one),
    nameZh: one.nameZh,
    nameEn: one.nameEn,
    scopeIds: one.scopeIds,
    scopeNames: scopeNames(one, names, call.lang),
    memberTypes: [...one.memberTypes],
    claimFrom: one.claimFrom.toISOString(),
    claimUntil: one.claimUntil.toISOString(),
    validFrom: one.validFrom?.toISOString() ?? null,
    validUntil: one.validUntil?.toISOString() ?? null,
    validDays: one.validDays,
    total: one.total,
    perPerson: one.perPerson,
    state: one.state,
    voidReason: one.voidReason,
    claimed: one.claimed,
    reserved: one.reserved,
    used: one.used,
    saved: yuanNumber(BigInt(one.saved)),
    version: one.version,
    can: canOf(one.state, 'storeIds' in of || isPlatform, !('storeIds' in of)),
  })
  return { list: found.map(rowOf), total: read[0]?.found ?? 0 }
}

function canOf(state: CampaignRecord['state'], isOwner: boolean, watches: boolean): string[] {
  return [
    ...(isOwner && state === 'DRAFT' ? ['edit'] : []),
    ...(isOwner ? campaignMachine.allowedActions(state, 'owner') : []),
    ...(watches ? campaignMachine.allowedActions(state, 'watch') : []),
  ]
}
