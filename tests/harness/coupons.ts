import type { Client } from 'pg'

/** A coupon campaign of a test: 100 yuan off from 1,000 yuan, of the platform, running in the tests' November, unless told otherwise. */
export type TestCampaign = {
  readonly storeId?: number | null
  readonly kind?: 'FIXED' | 'PERCENT'
  /** Fen. */
  readonly amount?: number
  readonly offBp?: number
  /** Fen. */
  readonly threshold?: number
  readonly scope?: 'ALL' | 'CATEGORY' | 'GOODS'
  readonly scopeIds?: readonly number[]
  readonly memberTypes?: readonly number[]
  readonly total?: number
  readonly perPerson?: number
  readonly claimFrom?: string
  readonly claimUntil?: string
  readonly validDays?: number
  readonly state?: string
}

/** Puts a campaign into a test database; answers its id. */
export async function aCampaign(client: Client, of: TestCampaign = {}): Promise<number> {
  const {
    storeId = null,
    kind = 'FIXED',
    amount = 10_000,
    offBp = 0,
    threshold = 100_000,
    scope = 'ALL',
    scopeIds = [],
    memberTypes = [],
  } = of
  const { total = 100, perPerson = 1, claimFrom = '2026-11-01', claimUntil = '2026-12-31', validDays = 30, state = 'RUNNING' } = of
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, off_bp, threshold, scope, scope_ids, member_types, total, per_person,
       claim_from, claim_until, valid_days, state, created_at)
     VALUES ($1, '测试券', 'Test coupon', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '2026-11-01') RETURNING campaign_id AS id`,
    [
      storeId,
      kind,
      kind === 'FIXED' ? amount : 0,
      offBp,
      threshold,
      scope,
      scopeIds,
      memberTypes,
      total,
      perPerson,
      claimFrom,
      claimUntil,
      validDays,
      state,
    ],
  )
  return Number(rows[0]?.id)
}

/** Puts a running full reduction of a store into a test database; steps in fen. Answers its id. */
export async function aLadder(client: Client, storeId: number, steps: readonly (readonly [from: number, off: number])[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, threshold, steps, scope, total, per_person, claim_from, claim_until, valid_from,
       valid_until, state, created_at)
     VALUES ($1, '测试满减', 'Test reduction', 'LADDER', $2, $3, $4, 'ALL', 1, 1, '2026-11-01', '2026-12-31', '2026-11-01', '2026-12-31', 'RUNNING', '2026-11-01')
     RETURNING campaign_id AS id`,
    [storeId, steps[0]?.[1], steps[0]?.[0], JSON.stringify(steps.map(([from, off]) => ({ from, off })))],
  )
  return Number(rows[0]?.id)
}

/** Gives a member one coupon of a campaign, valid in the tests' November; answers its id. */
export async function aCoupon(client: Client, campaignId: number, memberId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO coupon (campaign_id, member_id, seq, valid_from, valid_until, claimed_at)
     VALUES ($1, $2, (SELECT count(*) + 1 FROM coupon WHERE campaign_id = $1 AND member_id = $2), '2026-11-01', '2026-12-31', '2026-11-01')
     RETURNING coupon_id AS id`,
    [campaignId, memberId],
  )
  return Number(rows[0]?.id)
}

/** The states of coupons in their order, such as `RESERVED,AVAILABLE`. */
export async function couponStates(client: Client, ...couponIds: readonly number[]): Promise<string> {
  const { rows } = await client.query<{ states: string }>(
    `SELECT string_agg(state, ',' ORDER BY array_position($1::bigint[], coupon_id)) AS states FROM coupon WHERE coupon_id = ANY($1)`,
    [couponIds],
  )
  return rows[0]?.states ?? ''
}
