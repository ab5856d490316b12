import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { ClaimedCoupon } from '../rules/apply-coupons.ts'
import type { SpendDiscount } from '../rules/spend-discount.ts'
import { freeStates } from '../rules/coupon-machine.ts'
import { discountOf, campaignColumns, type CampaignRecord, type CouponRecord } from './campaign-repository.ts'

// One campaign row is what all who claim wait for; in its order they take what is left.
const take = {
  name: 'promotion.take',
  text: `UPDATE coupon_campaign SET claimed = claimed + 1
    WHERE campaign_id = $1 AND kind <> 'LADDER' AND state = 'RUNNING' AND claim_from <= $2 AND claim_until > $2 AND claimed < total
      AND (member_types = '{}' OR $3 = ANY(member_types))
    RETURNING per_person AS "perPerson", coalesce(valid_from, $2) AS "validFrom", coalesce(valid_until, $2 + valid_days * interval '1 day') AS "validUntil"`,
}
const give = {
  name: 'promotion.give',
  text: `INSERT INTO coupon (campaign_id, member_id, seq, valid_from, valid_until, claimed_at)
    SELECT $1, $2, count(*) + 1, $3, $4, $5 FROM coupon WHERE campaign_id = $1 AND member_id = $2 HAVING count(*) < $6
    ON CONFLICT DO NOTHING RETURNING coupon_id AS "couponId", seq`,
}
const counts = {
  name: 'promotion.claimedBy',
  text: `SELECT campaign_id AS "campaignId", count(*)::int AS num FROM coupon WHERE member_id = $1 AND campaign_id = ANY($2) GROUP BY campaign_id`,
}
// The coupon's own days stand last: they replace those of its campaign. The reductions of the stores come with them: a
// checkout asks once.
const held = {
  name: 'promotion.held',
  text: `SELECT c.coupon_id AS "couponId", ${campaignColumns}, c.valid_from AS "validFrom", c.valid_until AS "validUntil"
    FROM (SELECT * FROM coupon WHERE member_id = $1 AND state = ANY($2) AND valid_until > $3 ORDER BY valid_until, coupon_id LIMIT 200) c
    JOIN coupon_campaign k USING (campaign_id)
    UNION ALL SELECT NULL, ${campaignColumns}, k.valid_from, k.valid_until FROM coupon_campaign k
    WHERE k.store_id = ANY($4) AND k.kind = 'LADDER' AND k.state = 'RUNNING' AND k.claim_from <= $3 AND k.claim_until > $3`,
}
const reserve = {
  name: 'promotion.reserve',
  text: `UPDATE coupon c SET state = 'RESERVED', pay_sn = $3, order_sn = part.order_sn, saved = part.saved
    FROM unnest($4::bigint[], $5::text[], $6::bigint[]) AS part(coupon_id, order_sn, saved)
    WHERE c.coupon_id = part.coupon_id AND c.member_id = $1 AND c.state = ANY($2) AND c.valid_from <= $7 AND c.valid_until > $7`,
}
const use = { name: 'promotion.use', text: `UPDATE coupon SET state = 'USED', used_at = $2 WHERE pay_sn = $1 AND state = 'RESERVED'` }
// What ran out meanwhile, or whose campaign was voided, is not handed back usable.
const release = {
  name: 'promotion.release',
  text: `UPDATE coupon SET state = 'AVAILABLE', pay_sn = NULL, order_sn = NULL, saved = 0
    WHERE pay_sn = $1 AND state = 'RESERVED' AND ($2::text[] IS NULL OR order_sn = ANY($2)) RETURNING coupon_id AS "couponId"`,
}
// The last order that a coupon paid for was given back: it may be used again, for some days at least.
const giveBack = {
  name: 'promotion.giveBack',
  text: `UPDATE coupon SET state = 'RETURNED', pay_sn = NULL, order_sn = NULL, saved = 0, used_at = NULL, valid_until = greatest(valid_until, $4)
    WHERE pay_sn = $1 AND state = 'USED' AND (order_sn = $2 OR ($3 AND order_sn IS NULL))`,
}
const expireStale = {
  name: 'promotion.expireStale',
  text: `UPDATE coupon c SET state = 'EXPIRED' FROM coupon_campaign k
    WHERE k.campaign_id = c.campaign_id AND c.coupon_id = ANY($1) AND c.state = ANY($2) AND (c.valid_until <= $3 OR k.state = 'VOID')`,
}
const expireOfCampaign = {
  name: 'promotion.expireOfCampaign',
  text: `UPDATE coupon SET state = 'EXPIRED' WHERE campaign_id = $1 AND state = ANY($2)`,
}
const ending = {
  name: 'promotion.ending',
  text: `SELECT member_id AS "memberId", valid_until AS "validUntil" FROM coupon WHERE coupon_id = $1 AND state = ANY($2) AND valid_until > $3`,
}

export type CampaignReservation = { readonly perPerson: number; readonly validFrom: Date; readonly validUntil: Date }

/** Takes one out of a campaign; null when there is none for this member type now. */
export async function reserveFromCampaign(
  tx: Transaction,
  of: { campaignId: number; now: Date; memberType: number },
): Promise<CampaignReservation | null> {
  return (await rows<CampaignReservation>(tx, take, [of.campaignId, of.now, of.memberType]))[0] ?? null
}

/** Gives a taken one to a member; null when they have as many as one may have. */
export async function issueCoupon(
  tx: Transaction,
  of: { campaignId: number; memberId: number; now: Date },
  taken: CampaignReservation,
): Promise<{ couponId: number; seq: number } | null> {
  const values = [of.campaignId, of.memberId, taken.validFrom, taken.validUntil, of.now, taken.perPerson]
  return (await rows<{ couponId: number; seq: number }>(tx, give, values))[0] ?? null
}

/** How many of each campaign a member has claimed. */
export async function claimedCounts(db: Queryable, memberId: number, campaignIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (campaignIds.length === 0) return new Map()
  const found = await rows<{ campaignId: number; num: number }>(db, counts, [memberId, campaignIds])
  return new Map(found.map((row) => [row.campaignId, row.num]))
}

type Held = CouponRecord & { couponId: number; validFrom: Date; validUntil: Date }
const isHeld = (row: CampaignRecord & { couponId: number | null }): row is Held => row.couponId !== null

/** What a member holds that is not over yet, and the full reductions that run in these stores. */
export async function claimedCoupons(
  db: Queryable,
  of: { memberId: number; now: Date; storeIds: readonly number[] },
): Promise<{ held: ClaimedCoupon[]; ladders: SpendDiscount[] }> {
  const found = await rows<CampaignRecord & { couponId: number | null }>(db, held, [of.memberId, freeStates, of.now, of.storeIds])
  return { held: found.filter(isHeld).map(discountOf), ladders: found.filter((row) => !isHeld(row)).map(discountOf) }
}

export type CouponReservation = { readonly couponId: number; readonly orderSn: string | null; readonly saved: bigint }

/** Holds coupons for a checkout; false when one of them is not free any more. */
export async function markCouponsReserved(
  tx: Transaction,
  of: { memberId: number; paySn: string; now: Date },
  list: readonly CouponReservation[],
): Promise<boolean> {
  const parts = [
    list.map((couponReservation) => couponReservation.couponId),
    list.map((couponReservation) => couponReservation.orderSn),
    list.map((couponReservation) => couponReservation.saved),
  ]
  return (await execute(tx, reserve, [of.memberId, freeStates, of.paySn, ...parts, of.now])) === list.length
}

export async function markCouponsUsed(tx: Transaction, paySn: string, now: Date): Promise<void> {
  await execute(tx, use, [paySn, now])
}

/** Lets the coupons of these orders go, or with null those of the whole checkout. */
export async function markCouponsReleased(tx: Transaction, paySn: string, orderSns: readonly string[] | null, now: Date): Promise<void> {
  const freed = await rows<{ couponId: number }>(tx, release, [paySn, orderSns])
  if (freed.length > 0)
    await expireCoupons(
      tx,
      freed.map((one) => one.couponId),
      now,
    )
}

/** Gives used coupons back: the order's own, and the platform's with the last order of a checkout; one of a voided campaign ends. */
export async function markCouponsReturned(
  tx: Transaction,
  of: { readonly paySn: string; readonly orderSn: string; readonly isLast: boolean; readonly validUntil: Date; readonly now: Date },
): Promise<void> {
  const back = await rows<{ couponId: number }>(tx, giveBack, [of.paySn, of.orderSn, of.isLast, of.validUntil])
  if (back.length > 0)
    await expireCoupons(
      tx,
      back.map((one) => one.couponId),
      of.now,
    )
}

/** Ends coupons whose time is over; those that an order holds stay. */
export async function expireCoupons(tx: Transaction, couponIds: readonly number[], now: Date): Promise<void> {
  await execute(tx, expireStale, [couponIds, freeStates, now])
}

export async function expireCouponsOfCampaign(tx: Transaction, campaignId: number): Promise<number> {
  return execute(tx, expireOfCampaign, [campaignId, freeStates])
}

export type EndingCoupon = { readonly memberId: number; readonly validUntil: Date }

/** A coupon that is still free and will end; null otherwise. */
export async function endingCoupon(db: Queryable, couponId: number, now: Date): Promise<EndingCoupon | null> {
  return (await rows<EndingCoupon>(db, ending, [couponId, freeStates, now]))[0] ?? null
}
