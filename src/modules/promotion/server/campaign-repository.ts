import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { Discount } from '../rules/discount.ts'
import type { SpendTier } from '../rules/best-spend-discount.ts'
import type { CampaignState } from '../rules/campaign-machine.ts'
import type { CampaignKind } from '../rules/campaign-kinds.ts'

/** What a campaign says, as it is written down. */
export type CampaignText = Omit<Discount, 'kind'> & {
  readonly kind: CampaignKind
  /** Of a full reduction, from low to high. */
  readonly steps: readonly SpendTier[]
  readonly nameZh: string
  readonly nameEn: string
  readonly memberTypes: readonly number[]
  readonly total: number
  readonly perPerson: number
  readonly claimFrom: Date
  readonly claimUntil: Date
  readonly validFrom: Date | null
  readonly validUntil: Date | null
  readonly validDays: number | null
}
export type Campaign = CampaignText & {
  readonly campaignId: number
  readonly claimed: number
  readonly state: CampaignState
  readonly voidReason: string
  readonly version: number
}

/** A campaign that gives coupons out. */
export type CouponCampaign = Campaign & Pick<Discount, 'kind'>

type Big = number | bigint
type MoneyRead = { amount: Big; cap: Big | null; threshold: Big; steps: readonly SpendTier<number>[] }
type MoneyNames = 'amount' | 'cap' | 'threshold' | 'steps'
/** A row as it is read: amounts come as numbers, or as big ones above 2^53. */
export type CampaignRecord = Omit<Campaign, MoneyNames> & MoneyRead

/** A row of a campaign that gives coupons out. */
export type CouponRecord = CampaignRecord & Pick<Discount, 'kind'>

export const campaignColumns = `k.campaign_id AS "campaignId", k.store_id AS "storeId", k.name_zh AS "nameZh", k.name_en AS "nameEn", k.kind, k.amount,
  k.off_bp AS "offBp", k.cap, k.threshold, k.steps, k.scope, k.scope_ids AS "scopeIds", k.member_types AS "memberTypes", k.total, k.claimed,
  k.per_person AS "perPerson", k.claim_from AS "claimFrom", k.claim_until AS "claimUntil", k.valid_from AS "validFrom",
  k.valid_until AS "validUntil", k.valid_days AS "validDays", k.state, k.void_reason AS "voidReason", k.version`

export function discountOf<Row extends MoneyRead & { scopeIds: readonly (number | string)[] }>(
  row: Row,
): Omit<Row, MoneyNames | 'scopeIds'> & Pick<Campaign, MoneyNames> & { scopeIds: number[] } {
  return {
    ...row,
    amount: BigInt(row.amount),
    cap: row.cap === null ? null : BigInt(row.cap),
    threshold: BigInt(row.threshold),
    steps: row.steps.map(({ from, off }) => ({ from: BigInt(from), off: BigInt(off) })),
    scopeIds: row.scopeIds.map(Number),
  }
}

const one = { name: 'promotion.campaign', text: `SELECT ${campaignColumns} FROM coupon_campaign k WHERE k.campaign_id = $1` }
const lock = {
  name: 'promotion.campaignLock',
  text: `SELECT ${campaignColumns} FROM coupon_campaign k WHERE k.campaign_id = $1 FOR UPDATE`,
}
// What the public pages show: all that is running or to come, and of what ended within a week the last.
const shown = {
  name: 'promotion.campaignsShown',
  text: `SELECT ${campaignColumns} FROM coupon_campaign k
    WHERE (k.state IN ('SCHEDULED', 'RUNNING') OR ($3 AND k.campaign_id IN (SELECT campaign_id FROM coupon_campaign
        WHERE state = 'ENDED' AND claim_until > $1::timestamptz - interval '7 days' ORDER BY campaign_id DESC LIMIT 300)))
      AND ($2::bigint[] IS NULL OR coalesce(k.store_id, 0) = ANY($2))
    ORDER BY k.campaign_id DESC`,
}
const insert = {
  name: 'promotion.campaignInsert',
  text: `INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, off_bp, cap, threshold, scope, scope_ids, member_types, total, per_person,
      claim_from, claim_until, valid_from, valid_until, valid_days, steps, state, created_at)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,'DRAFT',$20) RETURNING campaign_id AS id`,
}
const update = {
  name: 'promotion.campaignUpdate',
  text: `UPDATE coupon_campaign SET name_zh = $3, name_en = $4, kind = $5, amount = $6, off_bp = $7, cap = $8, threshold = $9, scope = $10, scope_ids = $11,
      member_types = $12, total = $13, per_person = $14, claim_from = $15, claim_until = $16, valid_from = $17, valid_until = $18, valid_days = $19, steps = $20,
      version = version + 1
    WHERE campaign_id = $1 AND version = $2 AND state = 'DRAFT'`,
}
const move = {
  name: 'promotion.campaignMove',
  text: `UPDATE coupon_campaign SET state = $2, void_reason = $4, version = version + 1 WHERE campaign_id = $1 AND state = $3`,
}

export async function campaignOf(db: Queryable, campaignId: number): Promise<Campaign | null> {
  const [row] = await rows<CampaignRecord>(db, one, [campaignId])
  return row ? discountOf(row) : null
}

export async function lockCampaign(tx: Transaction, campaignId: number): Promise<Campaign | null> {
  const [row] = await rows<CampaignRecord>(tx, lock, [campaignId])
  return row ? discountOf(row) : null
}

const givesCoupons = (campaign: Campaign): campaign is CouponCampaign => campaign.kind !== 'LADDER'

/** Coupon campaigns and full reductions for public pages; `storeIds` null is everybody's, 0 in it the platform's. */
export async function publicCampaigns(
  db: Queryable,
  asked: { readonly now: Date; readonly storeIds: readonly number[] | null; readonly withEnded: boolean },
): Promise<{ coupons: CouponCampaign[]; ladders: Campaign[] }> {
  const all: Campaign[] = (await rows<CampaignRecord>(db, shown, [asked.now, asked.storeIds, asked.withEnded])).map(discountOf)
  return { coupons: all.filter(givesCoupons), ladders: all.filter((campaign) => runsNow(campaign, asked.now)) }
}

/** Whether it is a reduction that counts now. */
function runsNow(campaign: Campaign, now: Date): boolean {
  return campaign.kind === 'LADDER' && campaign.state === 'RUNNING' && campaign.claimFrom <= now && campaign.claimUntil > now
}

const textValues = (campaignText: CampaignText) => [
  campaignText.nameZh,
  campaignText.nameEn,
  campaignText.kind,
  campaignText.amount,
  campaignText.offBp,
  campaignText.cap,
  campaignText.threshold,
  campaignText.scope,
  campaignText.scopeIds,
  campaignText.memberTypes,
  campaignText.total,
  campaignText.perPerson,
  campaignText.claimFrom,
  campaignText.claimUntil,
  campaignText.validFrom,
  campaignText.validUntil,
  campaignText.validDays,
  JSON.stringify(campaignText.steps.map(({ from, off }) => ({ from: Number(from), off: Number(off) }))),
]

export async function addCampaign(tx: Transaction, campaignText: CampaignText, at: Date): Promise<number> {
  const [row] = await rows<{ id: number }>(tx, insert, [campaignText.storeId, ...textValues(campaignText), at])
  if (!row) throw new Error('a campaign was written without an id')
  return row.id
}

/** False when it is no draft any more or another was faster. */
export async function updateCampaign(tx: Transaction, of: Pick<Campaign, 'campaignId' | 'version'>, to: CampaignText): Promise<boolean> {
  return (await execute(tx, update, [of.campaignId, of.version, ...textValues(to)])) > 0
}

/** False when it is not in that state any more. */
export async function moveCampaign(tx: Transaction, campaign: Campaign, to: CampaignState, reason = campaign.voidReason): Promise<boolean> {
  return (await execute(tx, move, [campaign.campaignId, to, campaign.state, reason])) > 0
}
