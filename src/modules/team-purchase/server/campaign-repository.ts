import { offsetOf, type PageNumber } from '../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { TeamCampaignState } from '../rules/team-campaign-machine.ts'
import type { TeamTerms } from '../rules/team-terms.ts'

type Int = number | bigint

/** A team purchase; quantities in the smallest step of its unit, prices in 1/10000 yuan. */
export type TeamCampaign = TeamTerms & {
  readonly campaignId: number
  readonly campaignSn: string
  readonly storeId: number
  readonly state: TeamCampaignState
  readonly version: number
  readonly titleZh: string
  readonly titleEn: string
  readonly note: string
  readonly noteEn: string
  readonly productId: number
  readonly unitCode: string
  readonly decimals: number
  readonly reason: string
  readonly createdAt: Date
  readonly endedAt: Date | null
}
type Big = 'teamPrice' | 'leaderPrice' | 'minNumber' | 'maxNumber'
type Row = Omit<TeamCampaign, Big> & Readonly<Record<Big, Int>>

const columns = `c.campaign_id AS "campaignId", c.campaign_sn AS "campaignSn", c.store_id AS "storeId", c.state, c.version, c.title_zh AS "titleZh",
  c.title_en AS "titleEn", c.note, c.note_en AS "noteEn", c.product_id AS "productId", c.unit_code AS "unitCode", c.decimals, c.team_price AS "teamPrice", c.leader_price AS "leaderPrice",
  c.size, c.period_hours AS "periodHours", c.min_number AS "minNumber", c.max_number AS "maxNumber", c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.reason,
  c.created_at AS "createdAt", c.ended_at AS "endedAt"`

const campaignOf = (row: Row): TeamCampaign => ({
  ...row,
  teamPrice: BigInt(row.teamPrice),
  leaderPrice: BigInt(row.leaderPrice),
  minNumber: BigInt(row.minNumber),
  maxNumber: BigInt(row.maxNumber),
})

const number = {
  name: 'teamPurchase.number',
  text: `SELECT $1 || to_char($2::timestamptz AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || lpad(nextval('team_purchase_number')::text, 6, '0') AS sn`,
}
const bySn = {
  name: 'teamPurchase.campaign',
  text: `SELECT ${columns} FROM team_campaign c WHERE c.campaign_sn = $1 AND ($2::bigint[] IS NULL OR c.store_id = ANY($2))`,
}
const lockSn = {
  name: 'teamPurchase.campaignLock',
  text: `SELECT ${columns} FROM team_campaign c WHERE c.campaign_sn = $1 AND ($2::bigint[] IS NULL OR c.store_id = ANY($2)) FOR UPDATE`,
}
const byIds = { name: 'teamPurchase.campaignsByIds', text: `SELECT ${columns} FROM team_campaign c WHERE c.campaign_id = ANY($1)` }
const publicPage = {
  name: 'teamPurchase.publicCampaigns',
  text: `SELECT ${columns}, count(*) OVER ()::int AS matches FROM team_campaign c WHERE c.state IN ('RUNNING', 'SCHEDULED')
    ORDER BY array_position('{RUNNING,SCHEDULED}'::text[], c.state), c.ends_at, c.campaign_id LIMIT $1 OFFSET $2`,
}
const staffPage = {
  name: 'teamPurchase.campaigns',
  text: `SELECT ${columns}, count(*) OVER ()::int AS matches FROM team_campaign c
    WHERE ($1::bigint[] IS NULL OR c.store_id = ANY($1)) AND (NOT $2 OR c.state <> 'DRAFT') AND ($3 = '' OR c.state = $3)
      AND ($4 = '' OR c.campaign_sn = $4 OR strpos(c.title_zh, $4) > 0)
    ORDER BY c.campaign_id DESC LIMIT $5 OFFSET $6`,
}
const insert = {
  name: 'teamPurchase.campaignInsert',
  text: `INSERT INTO team_campaign (campaign_sn, store_id, created_at, title_zh, title_en, note, product_id, unit_code, decimals, team_price, leader_price, size, period_hours,
      min_number, max_number, starts_at, ends_at, note_en)
    VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18)`,
}
const update = {
  name: 'teamPurchase.campaignUpdate',
  text: `UPDATE team_campaign SET title_zh = $2, title_en = $3, note = $4, product_id = $5, unit_code = $6, decimals = $7, team_price = $8, leader_price = $9, size = $10,
      period_hours = $11, min_number = $12, max_number = $13, starts_at = $14, ends_at = $15, note_en = $16, version = version + 1
    WHERE campaign_id = $1 AND state IN ('DRAFT', 'REJECTED')`,
}
const move = {
  name: 'teamPurchase.campaignMove',
  text: `UPDATE team_campaign SET state = $2, version = version + 1, reason = coalesce($4, reason), ended_at = coalesce($5, ended_at)
    WHERE campaign_id = $1 AND state = ANY($3)`,
}

/** The next number of a document: `PT` campaign, `PN` team, `PP` participation. */
export async function nextNumber(tx: Transaction, letters: 'PT' | 'PN' | 'PP', now: Date): Promise<string> {
  const [row] = await rows<{ sn: string }>(tx, number, [letters, now])
  if (!row) throw new Error('the sequence team_purchase_number gave no number')
  return row.sn
}

/** A campaign, of these stores where they are named. */
export async function campaignBySn(db: Queryable, campaignSn: string, storeIds: readonly number[] | null): Promise<TeamCampaign | null> {
  const [row] = await rows<Row>(db, bySn, [campaignSn, storeIds])
  return row ? campaignOf(row) : null
}

export async function lockCampaign(tx: Transaction, campaignSn: string, storeIds: readonly number[] | null): Promise<TeamCampaign | null> {
  const [row] = await rows<Row>(tx, lockSn, [campaignSn, storeIds])
  return row ? campaignOf(row) : null
}

export async function campaignsByIds(db: Queryable, campaignIds: readonly number[]): Promise<TeamCampaign[]> {
  return (await rows<Row>(db, byIds, [campaignIds])).map(campaignOf)
}

export type CampaignPage = { readonly list: TeamCampaign[]; readonly total: number }
const pageOf = (found: (Row & { matches: number })[]): CampaignPage => ({
  list: found.map(({ matches: _matches, ...row }) => campaignOf(row)),
  total: found[0]?.matches ?? 0,
})

/** Campaigns that run, then those that come. */
export async function publicCampaigns(db: Queryable, of: PageNumber): Promise<CampaignPage> {
  return pageOf(await rows<Row & { matches: number }>(db, publicPage, [of.pageSize, offsetOf(of)]))
}

/** Campaigns of some stores, or with null of all but their drafts. */
export async function campaignsForStaff(
  db: Queryable,
  of: PageNumber & { readonly storeIds: readonly number[] | null; readonly state: TeamCampaignState | ''; readonly keyword: string },
): Promise<CampaignPage> {
  const values = [of.storeIds, of.storeIds === null, of.state, of.keyword, of.pageSize, offsetOf(of)]
  return pageOf(await rows<Row & { matches: number }>(db, staffPage, values))
}

export type CampaignText = TeamTerms & Pick<TeamCampaign, 'titleZh' | 'titleEn' | 'note' | 'noteEn' | 'productId' | 'unitCode' | 'decimals'>

const valuesOf = (of: CampaignText) => [
  of.titleZh,
  of.titleEn,
  of.note,
  of.productId,
  of.unitCode,
  of.decimals,
  of.teamPrice,
  of.leaderPrice,
  of.size,
  of.periodHours,
  of.minNumber,
  of.maxNumber,
  of.startsAt,
  of.endsAt,
  of.noteEn,
]

export async function addCampaign(
  tx: Transaction,
  of: CampaignText & { readonly campaignSn: string; readonly storeId: number; readonly createdAt: Date },
): Promise<void> {
  await execute(tx, insert, [of.campaignSn, of.storeId, of.createdAt, ...valuesOf(of)])
}

/** False when it is no draft any more. */
export async function updateCampaign(tx: Transaction, campaignId: number, of: CampaignText): Promise<boolean> {
  return (await execute(tx, update, [campaignId, ...valuesOf(of)])) === 1
}

export type CampaignChange = { readonly reason?: string; readonly endedAt?: Date }

export async function moveCampaignRow(
  tx: Transaction,
  campaignId: number,
  { to, from }: { readonly to: TeamCampaignState; readonly from: readonly TeamCampaignState[] },
  { reason, endedAt }: CampaignChange,
): Promise<boolean> {
  return (await execute(tx, move, [campaignId, to, from, reason ?? null, endedAt ?? null])) === 1
}
