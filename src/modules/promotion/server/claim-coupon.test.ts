import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aClock, aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { aCampaign, couponStates } from '../../../../tests/fixtures/trade/coupons.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember, aPlatformClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { aBuyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../api/caller.ts'
import { couponClaim, couponsForGoods, couponsForStores } from '../endpoints-coupons-on-goods.ts'
import { couponList, myCoupons } from '../endpoints.ts'
import {
  adminCoupons,
  adminCouponPublish,
  adminCouponSave,
  adminCouponVoid,
  sellerCouponPublish,
  sellerCoupons,
  sellerCouponSave,
  sellerCouponStop,
} from '../endpoints-campaigns.ts'
import { publicCampaigns } from './campaign-repository.ts'
import { promotionHandlers } from './handlers.ts'
import { promotionTimers } from './timers.ts'

const database = await aDatabase()
const db = await aMarket(database, [{ productId: 1 }, { productId: 2, storeId: 1002 }])
const clock = aClock()
const [house, other] = [aHouse(database, clock), aHouse(database, clock)]
const [ask, askOther] = [asker(house, promotionHandlers()), asker(other, promotionHandlers())]
const claim = (campaignId: number, caller: Caller, key: string = randomUUID()) =>
  ask(couponClaim, { campaignId }, { visitor: caller, idempotencyKey: key })
const claimed = async (campaignId: number) => {
  const { rows } = await db.query(
    'SELECT claimed, (SELECT count(*)::int FROM coupon c WHERE c.campaign_id = k.campaign_id) AS held FROM coupon_campaign k WHERE campaign_id = $1',
    [campaignId],
  )
  return rows[0]
}
const { visitor: first } = await aBuyer(db, 7000)
const { visitor: second } = await aBuyer(db, 7001)
const clerk: Caller = { ...aMember(7100), stores: [{ storeId: 1001, storeName: '店铺1001', capabilities: ['store.goods'] }] }
const platform: Caller = { ...aPlatformClerk(), platform: ['platform.content'] }

test('of two hundred people at the last fifty exactly fifty get one', { timeout: 60_000 }, async () => {
  const people = Array.from({ length: 200 }, (_, index) => 20_000 + index)
  await db.query(
    `INSERT INTO account (id, member_name, phone, password_hash) SELECT id, 'c' || id, '137' || lpad(id::text, 8, '0'), 'none' FROM unnest($1::bigint[]) AS id`,
    [people],
  )
  await db.query(`INSERT INTO member (id, member_type, nick_name) SELECT id, 2, 'c' || id FROM unnest($1::bigint[]) AS id`, [people])
  const campaignId = await aCampaign(db, { total: 50 })
  const answers = await Promise.all(
    people.map((id, lane) =>
      (lane % 2 === 0 ? ask : askOther)(couponClaim, { campaignId }, { visitor: aMember(id, 2), idempotencyKey: randomUUID() }),
    ),
  )
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(50)
  expect(new Set(answers.filter((answer) => answer.state !== 200).map((answer) => answer.code))).toEqual(new Set(['promotion.soldOut']))
  expect(await claimed(campaignId)).toEqual({ claimed: 50, held: 50 })
})

test('one person presses forty times at once and gets what one may have', async () => {
  const campaignId = await aCampaign(db, { perPerson: 3 })
  const answers = await Promise.all(Array.from({ length: 40 }, () => claim(campaignId, first)))
  expect(answers.filter((answer) => answer.state === 200)).toHaveLength(3)
  expect(new Set(answers.flatMap((answer) => answer.code ?? []))).toEqual(new Set(['promotion.claimedAll']))
  expect(await claimed(campaignId)).toEqual({ claimed: 3, held: 3 })
  const key = randomUUID()
  const again = await claim(await aCampaign(db, { perPerson: 2 }), first, key)
  expect(dataOf(again).myNum).toBe(1)
})

test.each<[Parameters<typeof aCampaign>[1], string]>([
  [{ state: 'DRAFT' }, 'promotion.couponGone'],
  [{ state: 'VOID' }, 'promotion.couponGone'],
  [{ state: 'ENDED' }, 'promotion.claimOver'],
  [{ state: 'SCHEDULED', claimFrom: '2026-11-25' }, 'promotion.notStarted'],
  [{ claimUntil: '2026-11-20T10:00:00+08:00' }, 'promotion.claimOver'],
  [{ memberTypes: [3] }, 'promotion.notForYou'],
])('a campaign with %j gives nothing out: %s', async (of, code) => {
  const campaignId = await aCampaign(db, of)
  expect((await claim(campaignId, first)).code).toBe(code)
  expect(await claimed(campaignId)).toEqual({ claimed: 0, held: 0 })
})

test('the centre tells everybody the same but what they have; drafts and void ones are not there', async () => {
  await db.query('DELETE FROM coupon; DELETE FROM coupon_campaign')
  const mine = await aCampaign(db, { perPerson: 1 })
  const ofStore = await aCampaign(db, { storeId: 1002, kind: 'PERCENT', offBp: 500, threshold: 0 })
  const ofGoods = await aCampaign(db, { storeId: 1001, scope: 'GOODS', scopeIds: [1] })
  const soon = await aCampaign(db, { state: 'SCHEDULED', claimFrom: '2026-11-25' })
  for (const state of ['DRAFT', 'VOID']) await aCampaign(db, { state })
  dataOf(await claim(mine, first))
  const listed = async (visitor?: Caller, more: object = {}) => dataOf(await ask(couponList, more, visitor ? { visitor } : {}))
  const told = (list: Awaited<ReturnType<typeof listed>>) => list.list.map((one) => [one.campaignId, one.status, one.takenPercent])
  expect(told(await listed())).toEqual([
    [ofGoods, 'CLAIM', 0],
    [ofStore, 'CLAIM', 0],
    [mine, 'CLAIM', 1],
    [soon, 'NOT_STARTED', 0],
  ])
  expect(told(await listed(first)).at(2)).toEqual([mine, 'CLAIMED', 1])
  expect((await listed(undefined, { storeId: 1002 })).list.map((one) => one.campaignId)).toEqual([ofStore])
  expect((await listed(undefined, { kind: 'PERCENT' })).list.map((one) => one.campaignId)).toEqual([ofStore])
  expect((await listed(undefined, { categoryId: 1 })).total).toBe(4)
  const forGoods = async (goodsId: number) => dataOf(await ask(couponsForGoods, { goodsId })).list.map((one) => one.campaignId)
  expect(await forGoods(1)).toEqual([ofGoods, mine])
  expect(await forGoods(2)).toEqual([ofStore, mine])
  expect(dataOf(await ask(couponsForStores, { storeIds: [1002] })).list.map((one) => one.campaignId)).toEqual([ofStore])
  await db.query(`UPDATE store SET state = 'paused' WHERE store_id = 1002`)
  expect(told(await listed()).some(([id]) => id === ofStore)).toBe(false)
  await db.query(`UPDATE store SET state = 'open' WHERE store_id = 1002`)
})

test('a claimed coupon is found under its state, and ends by its timer', async () => {
  const campaignId = await aCampaign(db, { validDays: 5 })
  const { couponId } = dataOf(await claim(campaignId, second))
  const mine = async (tab: 'available' | 'expired') => dataOf(await ask(myCoupons, { tab }, { visitor: second }))
  expect((await mine('available')).list).toMatchObject([{ couponId, amount: 100, threshold: 1000, couponName: '测试券' }])
  const { rows: timers } = await db.query(`SELECT event, due_at FROM timer WHERE entity = 'coupon' AND entity_id = $1 ORDER BY due_at`, [
    String(couponId),
  ])
  expect(timers.map((timer) => timer.event)).toEqual(['remind', 'expire'])
  clock.forward(3 * 86_400_000)
  await promotionTimers['coupon/remind']?.(house, String(couponId))
  expect((await db.query(`SELECT payload ->> 'day' AS day FROM event_outbox WHERE event = 'promotion.couponEnding'`)).rows).toEqual([
    { day: '2026-11-25' },
  ])
  clock.forward(2 * 86_400_000)
  expect((await mine('expired')).list.map((one) => one.couponId)).toEqual([couponId])
  await promotionTimers['coupon/expire']?.(house, String(couponId))
  expect(await couponStates(db, couponId)).toBe('EXPIRED')
  expect((await mine('available')).counts).toEqual({ available: 0, reserved: 0, used: 0, expired: 1 })
})

const form = {
  nameZh: '满 2000 减 80',
  amount: '80',
  threshold: '2000',
  total: 10,
  claimFrom: '2026-11-20',
  claimUntil: '2026-12-31',
  validDays: 15,
}

test('a store writes a draft, publishes and stops it; another store and the platform cannot touch it', async () => {
  const asClerk = { visitor: clerk }
  expect((await ask(sellerCouponSave, { ...form, scope: 'GOODS', scopeIds: [2] }, asClerk)).errors).toEqual({
    scopeIds: 'promotion.scopeForeign',
  })
  const draft = dataOf(await ask(sellerCouponSave, form, asClerk))
  expect(draft).toMatchObject({ state: 'DRAFT', version: 1 })
  const key = { couponCampaignId: draft.campaignId, expectedVersion: 1 }
  const watched = { campaignId: draft.campaignId, expectedVersion: 1 }
  const foreign: Caller = { ...clerk, stores: [{ storeId: 1002, storeName: '', capabilities: ['store.goods'] }] }
  expect((await ask(sellerCouponPublish, key, { visitor: foreign })).code).toBe('promotion.campaignGone')
  expect((await ask(adminCouponPublish, watched, { visitor: platform })).code).toBe('promotion.campaignGone')
  expect((await ask(adminCouponVoid, { ...watched, reason: '违规' }, { visitor: platform, idempotencyKey: 'void-of-a-draft' })).code).toBe(
    'promotion.campaignGone',
  )
  expect(dataOf(await ask(adminCoupons, { owner: 'stores' }, { visitor: platform })).list.map((one) => one.campaignId)).not.toContain(
    draft.campaignId,
  )
  const edited = dataOf(await ask(sellerCouponSave, { ...form, ...key, total: 12 }, asClerk))
  expect((await ask(sellerCouponSave, { ...form, ...key }, asClerk)).code).toBe('api.stale')
  const running = dataOf(await ask(sellerCouponPublish, { ...key, expectedVersion: edited.version }, asClerk))
  expect(running.state).toBe('RUNNING')
  expect((await ask(sellerCouponSave, { ...form, ...key, expectedVersion: running.version }, asClerk)).code).toBe('promotion.draftOnly')
  dataOf(await claim(draft.campaignId, first))
  expect(dataOf(await ask(sellerCoupons, {}, asClerk)).list[0]).toMatchObject({
    claimed: 1,
    total: 12,
    used: 0,
    state: 'RUNNING',
    can: ['stop'],
  })
  expect(dataOf(await ask(sellerCouponStop, { ...key, expectedVersion: running.version }, asClerk)).state).toBe('ENDED')
  expect((await claim(draft.campaignId, second)).code).toBe('promotion.claimOver')
})

test('the platform voids with a reason: free coupons expire; a campaign of tomorrow starts by its timer', async () => {
  const asPlatform = { visitor: platform }
  const later = { ...form, claimFrom: '2026-12-01' }
  const draft = dataOf(await ask(adminCouponSave, later, asPlatform))
  const planned = dataOf(await ask(adminCouponPublish, { campaignId: draft.campaignId, expectedVersion: 1 }, asPlatform))
  expect(planned.state).toBe('SCHEDULED')
  expect((await claim(draft.campaignId, first)).code).toBe('promotion.notStarted')
  clock.forward(20 * 86_400_000)
  await promotionTimers['couponCampaign/start']?.(house, String(draft.campaignId))
  const { couponId } = dataOf(await claim(draft.campaignId, first))
  const key = { campaignId: draft.campaignId, expectedVersion: planned.version + 1 }
  const once = { ...asPlatform, idempotencyKey: 'void-of-a-campaign' }
  expect((await ask(adminCouponVoid, key, once)).errors).toEqual({ reason: 'promotion.reasonNeeded' })
  const voided = dataOf(await ask(adminCouponVoid, { ...key, reason: '价格标错' }, once))
  expect(voided.state).toBe('VOID')
  expect(dataOf(await ask(adminCouponVoid, { ...key, reason: '价格标错' }, once))).toEqual(voided)
  expect(await couponStates(db, couponId)).toBe('EXPIRED')
  await promotionTimers['couponCampaign/end']?.(house, String(draft.campaignId))
  const { rows } = await db.query(
    `SELECT action, from_state, to_state FROM audit_log WHERE entity = 'couponCampaign' AND entity_id = $1 ORDER BY 1`,
    [String(draft.campaignId)],
  )
  expect(rows).toEqual([
    { action: 'promotion.create', from_state: null, to_state: 'DRAFT' },
    { action: 'promotion.publish', from_state: 'DRAFT', to_state: 'SCHEDULED' },
    { action: 'promotion.start', from_state: 'SCHEDULED', to_state: 'RUNNING' },
    { action: 'promotion.void', from_state: 'RUNNING', to_state: 'VOID' },
  ])
})

test('an old campaign that still runs is shown, however many came after it', async () => {
  const oldest = await aCampaign(db, { total: 5 })
  await db.query(`INSERT INTO coupon_campaign (store_id, name_zh, name_en, kind, amount, off_bp, threshold, scope, scope_ids, member_types, total, per_person,
      claim_from, claim_until, valid_days, state, created_at)
    SELECT NULL, name_zh, name_en, kind, amount, off_bp, threshold, scope, scope_ids, member_types, total, per_person, claim_from, claim_until, valid_days,
      'SCHEDULED', created_at FROM coupon_campaign, generate_series(1, 700) WHERE campaign_id = ${oldest}`)
  const { coupons } = await publicCampaigns(house.read, { now: clock.now(), storeIds: null, withEnded: false })
  expect(coupons.map((coupon) => Number(coupon.campaignId))).toContain(oldest)
})
