import { totalOf } from '../../../../kernel/database/list-total.ts'
import { offsetOf, type PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { CampaignTerms } from '../../rules/campaign-form.ts'
import type { GroupCampaignState } from '../../rules/campaign-machine.ts'
import type { GroupKind } from '../../rules/group-kinds.ts'
import type { PriceTier } from '../../rules/price-tiers.ts'

type Int = number | bigint

/** A group sale; quantities in the smallest step of its unit, prices in 1/10000 yuan. */
export type Campaign = CampaignTerms & {
  readonly campaignId: number
  readonly campaignSn: string
  readonly storeId: number
  readonly kind: GroupKind
  readonly state: GroupCampaignState
  readonly version: number
  readonly titleZh: string
  readonly titleEn: string
  readonly note: string
  readonly noteEn: string
  readonly productId: number
  readonly unitCode: string
  readonly decimals: number
  readonly forfeits: boolean
  readonly multiple: number
  readonly shipDays: number
  /** Of all whose deposit is paid. */
  readonly joined: bigint
  readonly participants: number
  readonly finalTier: number | null
  readonly finalPrice: bigint | null
  readonly fixedAt: Date | null
  readonly byFault: boolean
  readonly reason: string
  readonly createdAt: Date
  readonly endedAt: Date | null
}
type Big = 'minNumber' | 'maxNumber' | 'joined'
type Row = Omit<Campaign, Big | 'finalPrice' | 'tiers'> &
  Readonly<Record<Big, Int>> & { readonly finalPrice: Int | null; readonly tiers: readonly { from: string; price: string }[] }

const columns = `c.campaign_id AS "campaignId", c.campaign_sn AS "campaignSn", c.store_id AS "storeId", c.kind, c.state, c.version, c.title_zh AS "titleZh",
  c.title_en AS "titleEn", c.note, c.note_en AS "noteEn", c.product_id AS "productId", c.unit_code AS "unitCode", c.decimals, c.deposit_bp AS "depositBp", c.forfeits, c.multiple,
  c.min_number AS "minNumber", c.max_number AS "maxNumber", c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.balance_at AS "balanceAt",
  c.balance_hours AS "balanceHours", c.ship_days AS "shipDays", c.joined,
  c.participants, c.final_tier AS "finalTier", c.final_price AS "finalPrice", c.fixed_at AS "fixedAt", c.by_fault AS "byFault", c.reason,
  c.created_at AS "createdAt", c.ended_at AS "endedAt",
  (SELECT json_agg(json_build_object('from', t.from_number::text, 'price', t.unit_price::text) ORDER BY t.tier_no) FROM group_tier t WHERE t.campaign_id = c.campaign_id) AS tiers`

function campaignOf(row: Row): Campaign {
  return {
    ...row,
    minNumber: BigInt(row.minNumber),
    maxNumber: BigInt(row.maxNumber),
    joined: BigInt(row.joined),
    finalPrice: row.finalPrice === null ? null : BigInt(row.finalPrice),
    tiers: row.tiers.map(({ from, price }) => ({ from: BigInt(from), unitPrice: BigInt(price) })),
  }
}

const number = {
  name: 'groupSale.number',
  text: `SELECT $1 || to_char($2::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('group_sale_number')::text, 6, '0') AS sn`,
}
const bySn = {
  name: 'groupSale.campaign',
  text: `SELECT ${columns} FROM group_campaign c WHERE c.campaign_sn = $1 AND ($2::bigint[] IS NULL OR c.store_id = ANY($2))`,
}
const lockSn = {
  name: 'groupSale.campaignLock',
  text: `SELECT ${columns} FROM group_campaign c WHERE c.campaign_sn = $1 AND ($2::bigint[] IS NULL OR c.store_id = ANY($2)) FOR UPDATE OF c`,
}
const lockId = {
  name: 'groupSale.campaignLockById',
  text: `SELECT ${columns} FROM group_campaign c WHERE c.campaign_id = $1 FOR UPDATE OF c`,
}
const byIds = { name: 'groupSale.campaignsByIds', text: `SELECT ${columns} FROM group_campaign c WHERE c.campaign_id = ANY($1)` }
const shared = `SELECT ${columns}, count(*) OVER ()::int AS total FROM group_campaign c`
const publicPage = {
  name: 'groupSale.publicCampaigns',
  // What runs first, by its end; then what comes, then what is over.
  text: `${shared} WHERE c.state = ANY($1::text[]) AND ($2 = '' OR c.kind = $2)
    ORDER BY array_position('{RUNNING,SCHEDULED,ENDED,FAILED}'::text[], c.state), CASE WHEN c.state IN ('RUNNING', 'SCHEDULED') THEN c.ends_at END, c.campaign_id DESC
    LIMIT $3 OFFSET $4`,
}
const staffPage = {
  name: 'groupSale.campaigns',
  text: `${shared} WHERE ($1::bigint[] IS NULL OR c.store_id = ANY($1)) AND (NOT $2 OR c.state <> 'DRAFT') AND ($3 = '' OR c.state = $3)
      AND ($4 = '' OR c.campaign_sn = $4 OR strpos(c.title_zh, $4) > 0)
    ORDER BY c.campaign_id DESC LIMIT $5 OFFSET $6`,
}
const insert = {
  name: 'groupSale.campaignInsert',
  text: `INSERT INTO group_campaign (campaign_sn, store_id, kind, title_zh, title_en, note, product_id, unit_code, decimals, deposit_bp, forfeits, multiple, min_number, max_number,
      starts_at, ends_at, balance_at, balance_hours, ship_days, note_en, created_at)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21) RETURNING campaign_id AS "campaignId"`,
}
const update = {
  name: 'groupSale.campaignUpdate',
  text: `UPDATE group_campaign SET kind = $2, title_zh = $3, title_en = $4, note = $5, product_id = $6, unit_code = $7, decimals = $8, deposit_bp = $9, forfeits = $10, multiple = $11,
      min_number = $12, max_number = $13, starts_at = $14, ends_at = $15, balance_at = $16, balance_hours = $17, ship_days = $18, note_en = $19,
      version = version + 1
    WHERE campaign_id = $1 AND state IN ('DRAFT', 'REJECTED')`,
}
const dropTiers = { name: 'groupSale.tiersDrop', text: `DELETE FROM group_tier WHERE campaign_id = $1` }
const addTiers = {
  name: 'groupSale.tiersInsert',
  text: `INSERT INTO group_tier (campaign_id, tier_no, from_number, unit_price) SELECT $1, place, from_number, unit_price
    FROM unnest($2::bigint[], $3::bigint[]) WITH ORDINALITY AS tier (from_number, unit_price, place)`,
}
const move = {
  name: 'groupSale.campaignMove',
  text: `UPDATE group_campaign SET state = $2, version = version + 1, reason = coalesce($4, reason), by_fault = coalesce($5, by_fault), ended_at = coalesce($6, ended_at)
    WHERE campaign_id = $1 AND state = ANY($3)`,
}
const fix = {
  name: 'groupSale.campaignFix',
  text: `UPDATE group_campaign SET final_tier = $2, final_price = $3, fixed_at = $4 WHERE campaign_id = $1 AND fixed_at IS NULL`,
}
const count = {
  name: 'groupSale.campaignCount',
  text: `UPDATE group_campaign SET joined = joined + $2, participants = participants + 1 WHERE campaign_id = $1`,
}

/** The next number of a document: `TG` campaign, `TC` participation, `TP` payment. */
export async function nextNumber(tx: Transaction, letters: 'TG' | 'TC', now: Date): Promise<string> {
  const [row] = await rows<{ sn: string }>(tx, number, [letters, now])
  if (!row) throw new Error('the sequence group_sale_number gave no number')
  return row.sn
}

/** A campaign, of these stores where they are named. */
export async function campaignBySn(db: Queryable, campaignSn: string, storeIds: readonly number[] | null): Promise<Campaign | null> {
  const [row] = await rows<Row>(db, bySn, [campaignSn, storeIds])
  return row ? campaignOf(row) : null
}

export async function lockCampaign(tx: Transaction, campaignSn: string, storeIds: readonly number[] | null): Promise<Campaign | null> {
  const [row] = await rows<Row>(tx, lockSn, [campaignSn, storeIds])
  return row ? campaignOf(row) : null
}

/** Locks a campaign before its participations, as everybody does. */
export async function lockCampaignById(tx: Transaction, campaignId: number): Promise<Campaign | null> {
  const [row] = await rows<Row>(tx, lockId, [campaignId])
  return row ? campaignOf(row) : null
}

export async function campaignsByIds(db: Queryable, campaignIds: readonly number[]): Promise<Campaign[]> {
  return (await rows<Row>(db, byIds, [campaignIds])).map(campaignOf)
}

export type CampaignPage = { readonly list: Campaign[]; readonly total: number }
const pageOf = (found: (Row & { total: number })[]): CampaignPage => ({
  list: found.map(({ total: _total, ...row }) => campaignOf(row)),
  total: totalOf(found),
})

export async function publicCampaigns(
  db: Queryable,
  of: PageNumber & { readonly states: readonly GroupCampaignState[]; readonly kind: GroupKind | '' },
): Promise<CampaignPage> {
  return pageOf(await rows<Row & { total: number }>(db, publicPage, [of.states, of.kind, of.pageSize, offsetOf(of)]))
}

/** Campaigns of some stores, or with null of all but their drafts. */
export async function campaignsForStaff(
  db: Queryable,
  of: PageNumber & { readonly storeIds: readonly number[] | null; readonly state: GroupCampaignState | ''; readonly keyword: string },
): Promise<CampaignPage> {
  const values = [of.storeIds, of.storeIds === null, of.state, of.keyword, of.pageSize, offsetOf(of)]
  return pageOf(await rows<Row & { total: number }>(db, staffPage, values))
}

export type CampaignText = CampaignTerms &
  Pick<
    Campaign,
    'kind' | 'titleZh' | 'titleEn' | 'note' | 'noteEn' | 'productId' | 'unitCode' | 'decimals' | 'forfeits' | 'multiple' | 'shipDays'
  >

const termsOf = (of: CampaignText) => [
  of.kind,
  of.titleZh,
  of.titleEn,
  of.note,
  of.productId,
  of.unitCode,
  of.decimals,
  of.depositBp,
  of.forfeits,
  of.multiple,
  of.minNumber,
  of.maxNumber,
  of.startsAt,
  of.endsAt,
  of.balanceAt,
  of.balanceHours,
  of.shipDays,
  of.noteEn,
]

async function saveTiers(tx: Transaction, campaignId: number, tiers: readonly PriceTier[]): Promise<void> {
  await execute(tx, dropTiers, [campaignId])
  await execute(tx, addTiers, [campaignId, tiers.map((tier) => tier.from), tiers.map((tier) => tier.unitPrice)])
}

export async function addCampaign(
  tx: Transaction,
  of: CampaignText & { readonly campaignSn: string; readonly storeId: number; readonly createdAt: Date },
): Promise<number> {
  const [row] = await rows<{ campaignId: number }>(tx, insert, [of.campaignSn, of.storeId, ...termsOf(of), of.createdAt])
  if (!row) throw new Error('an insert into group_campaign returned no row')
  await saveTiers(tx, row.campaignId, of.tiers)
  return row.campaignId
}

/** False when it is no draft any more. */
export async function updateCampaign(tx: Transaction, campaignId: number, of: CampaignText): Promise<boolean> {
  if ((await execute(tx, update, [campaignId, ...termsOf(of)])) !== 1) return false
  await saveTiers(tx, campaignId, of.tiers)
  return true
}

export type CampaignChange = { readonly reason?: string; readonly byFault?: boolean; readonly endedAt?: Date }

export async function moveCampaignRow(
  tx: Transaction,
  campaignId: number,
  { to, from }: { readonly to: GroupCampaignState; readonly from: readonly GroupCampaignState[] },
  { reason, byFault, endedAt }: CampaignChange,
): Promise<boolean> {
  return (await execute(tx, move, [campaignId, to, from, reason ?? null, byFault ?? null, endedAt ?? null])) === 1
}

/** Writes the tier that was reached; false when it was fixed before. */
export async function updateFinalTier(
  tx: Transaction,
  campaignId: number,
  fixed: { readonly place: number; readonly unitPrice: bigint; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, fix, [campaignId, fixed.place + 1, fixed.unitPrice, fixed.at])) === 1
}

/** Counts a participation whose deposit is paid. */
export async function countParticipation(tx: Transaction, campaignId: number, joined: bigint): Promise<void> {
  await execute(tx, count, [campaignId, joined])
}
