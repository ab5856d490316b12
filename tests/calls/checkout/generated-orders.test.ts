import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sellerCannotSupply } from '../../../src/modules/cancellation/endpoints.ts'
import { cancellationHandlers, cancellationSubscribers } from '../../../src/modules/cancellation/server/public.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { flashSaleHandlers } from '../../../src/modules/flash-sale/server/public.ts'
import { addGranted } from '../../../src/modules/loyalty/server/ledger/post-points.ts'
import { balancesOf, proveLoyalty } from '../../../src/modules/loyalty/server/ledger/statement-repository.ts'
import { loyaltySubscriber } from '../../../src/modules/loyalty/server/public.ts'
import { checkoutPreview } from '../../../src/modules/order/endpoints.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { orderDetailsBySn } from '../../../src/modules/order/server/public.ts'
import { teamOrderPreview, teamOrderSubmit } from '../../../src/modules/team-purchase/endpoints.ts'
import {
  adminTeamCampaignMove,
  sellerTeamCampaignMove,
  sellerTeamCampaignSave,
} from '../../../src/modules/team-purchase/endpoints-staff.ts'
import { teamPurchaseHandlers, teamPurchaseSubscriber, teamPurchaseTimers } from '../../../src/modules/team-purchase/server/public.ts'
import { runDueTimers } from '../../../src/adapters/timers/run-timers.ts'
import { payBalanceCall, payStart } from '../../../src/modules/payment/endpoints.ts'
import { paymentHandlers, paymentSubscribers } from '../../../src/modules/payment/server/public.ts'
import { rechargeStartCall } from '../../../src/modules/wallet/endpoints.ts'
import { walletHandlers } from '../../../src/modules/wallet/server/handlers.ts'
import { systemContext } from '../../../src/api/actor-context.ts'
import { memberDeps } from '../../fixtures/browser/login.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { chanceOf } from '../../fixtures/simulation/chance.ts'
import { aBuyer, submit, type Buyer } from '../../fixtures/trade/buying.ts'
import { aCampaign, aCoupon, aLadder } from '../../fixtures/trade/coupons.ts'
import { anApprovedSale, flashForm, runFlashTimers } from '../../fixtures/trade/flash-sale.ts'
import { aMarket, aMember, aStoreClerk } from '../../fixtures/trade/goods.ts'

// The long form makes 2,000 orders (npm run assure).
const wanted = Number(process.env['GENERATED_ORDERS'] ?? 160)
const start = new Date('2026-11-20T10:00:00+08:00')
const clock = { at: start, now: () => clock.at }
const prices = { 1: 57.7, 2: 333.4, 3: 1234.5, 4: 890.1, 5: 23.4 } as const
const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 900_000_000, businessPrice: prices[1] },
  { productId: 2, stock: 900_000_000, businessPrice: prices[2] },
  { productId: 3, storeId: 1002, stock: 900_000_000, businessPrice: prices[3] },
  { productId: 4, stock: 900_000_000, businessPrice: prices[4], retailPrice: 1000 },
  { productId: 5, storeId: 1002, stock: 900_000_000, businessPrice: prices[5] },
])
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) VALUES (7, 'seller', '13700000007', 'none'), (8, 'reviewer', '13700000008', 'none')`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES (7, 2, 'seller'), (8, 2, 'reviewer')`)
const { house, wechat, deps } = await aPaymentHouse(database, { clock: { now: clock.now, moveOn: () => undefined } })
const noCheck = () => Promise.resolve(null)
const ask = asker(house, [
  ...basketHandlers(),
  ...orderHandlers(),
  ...cancellationHandlers(),
  ...flashSaleHandlers(),
  ...teamPurchaseHandlers(),
  ...walletHandlers(deps, noCheck, { vault: memberDeps.vault }),
  ...paymentHandlers(deps, undefined, noCheck),
])
const keyed = (who: Buyer) => ({ visitor: who.visitor, idempotencyKey: randomUUID() })
const stores = [1001, 1002].map((storeId) => ({ storeId, delivery: 'PICKUP' as const }))
const chance = chanceOf(20_261_127)
const campaigns = {
  store: await aCampaign(client, { storeId: 1001, amount: 1111, threshold: 10_000, perPerson: 20, total: 100_000 }),
  platform: await aCampaign(client, { kind: 'PERCENT', offBp: 333, threshold: 0, perPerson: 20, total: 100_000 }),
}
await aLadder(client, 1001, [
  [50_000, 777],
  [200_000, 5001],
])
const item = { productId: 4, retailPrice: '801.37', businessPrice: '777.77', number: '100000' }
await anApprovedSale(ask, flashForm(start, [item], { from: 10, minutes: 600 }))
clock.at = new Date(start.getTime() + 11 * 60_000)
await runFlashTimers(house)

let last = 8900
async function someone(): Promise<Buyer> {
  const buyer = await aBuyer(client, (last += 1))
  const act = systemContext('test', clock.now())
  await house.inTransaction((tx) =>
    addGranted(tx, { memberId: buyer.memberId, currency: 'points', source: 'adjust', reference: `G${last}`, amount: 900_000, act }),
  )
  return buyer
}
const subscribers = [loyaltySubscriber(orderDetailsBySn), teamPurchaseSubscriber, ...cancellationSubscribers, ...paymentSubscribers]
/** Hands every event that waits, and what comes of it, to those who listen. */
async function deliverEvents(): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`DELETE FROM event_outbox RETURNING event_id::text AS id, event, payload`)
    if (rows.length === 0) return
    for (const row of rows.toSorted((one, other) => Number(one.id) - Number(other.id)))
      for (const subscriber of subscribers)
        if (subscriber.events.includes(row.event)) await house.inTransaction((tx) => subscriber.take(tx, row, house))
  }
}
/** One round takes so many timers and no more: until none is due. */
async function runTeamTimers(): Promise<void> {
  const thrown = (error: unknown) => {
    throw error
  }
  while ((await runDueTimers(house, teamPurchaseTimers, thrown)).done > 0);
}

/** A team purchase of two at a price that no percentage divides. */
async function aTeamCampaign(): Promise<string> {
  const at = (hours: number) => new Date(clock.at.getTime() + hours * 3_600_000).toISOString()
  const form = { titleZh: '两人团', productId: 2, teamPrice: '301.37', leaderPrice: '299.99', size: 2, startTime: at(0), endTime: at(72) }
  const goods = aStoreClerk(1001)
  const seller = {
    visitor: { ...goods, stores: goods.stores.map((one) => ({ ...one, capabilities: [...one.capabilities, 'store.goods' as const] })) },
  }
  const { teamCampaignSn } = dataOf(await ask(sellerTeamCampaignSave, form, seller))
  dataOf(await ask(sellerTeamCampaignMove, { ownTeamCampaignSn: teamCampaignSn, event: 'submit', expectedVersion: 1 }, seller))
  const platform = { visitor: { ...aMember(9, 4), platform: ['platform.goods' as const] } }
  dataOf(await ask(adminTeamCampaignMove, { teamCampaignSn, event: 'approve', expectedVersion: 2 }, platform))
  clock.at = new Date(clock.at.getTime() + 1000)
  await runTeamTimers()
  return teamCampaignSn
}

/** Pays by balance, by gateway, or by both. */
async function paid(buyer: Buyer, paySn: string): Promise<void> {
  if (chance.in100(60)) {
    const recharge = dataOf(await ask(rechargeStartCall, { amount: chance.whole(1, 5000), method: 'wechat' }, buyer))
    wechat.pay(recharge.rechargeSn)
    await wechat.courier.deliver('trade', recharge.rechargeSn)
    dataOf(await ask(payBalanceCall, { paySn, payPassword: '205817' }, keyed(buyer)))
  }
  const { rows } = await client.query('SELECT state FROM pay_order WHERE pay_sn = $1', [paySn])
  if (rows[0]?.state === 'PAID') return
  const online = dataOf(await ask(payStart, { paySn, method: 'wechat' }, buyer))
  wechat.pay(online.paymentSn)
  await wechat.courier.deliver('trade', online.paymentSn)
}

/** A place in a team at its price: the first opens it, the second completes it. */
async function boughtInTeam(buyer: Buyer, teamCampaignSn: string, teamSn: string): Promise<{ orderSn: string; teamSn: string }> {
  const wish = { teamCampaignSn, teamSn, number: String(chance.whole(1, 9)), addressId: buyer.addressId, delivery: 'PICKUP' as const }
  const preview = dataOf(await ask(teamOrderPreview, wish, buyer))
  const placed = dataOf(await ask(teamOrderSubmit, { ...wish, expectedTotal: preview.totalAmount }, keyed(buyer)))
  await paid(buyer, placed.paySn)
  await deliverEvents()
  const { rows } = await client.query<{ sn: string }>(
    'SELECT order_sn AS sn FROM orders JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1',
    [placed.paySn],
  )
  return { orderSn: rows[0]?.sn ?? '', teamSn: placed.teamSn }
}

/** Some goods at their list or flash price, with whatever reductions chance gives, paid by balance, by gateway, or by both. */
async function bought(buyer: Buyer): Promise<readonly string[]> {
  const lines = ([1, 2, 3, 4, 5] as const).filter(() => chance.in100(55))
  for (const productId of lines.length > 0 ? lines : ([4] as const))
    dataOf(await ask(cartAdd, { productId, number: chance.whole(1, 7) }, buyer))
  if (chance.in100(50)) await aCoupon(client, campaigns.store, buyer.memberId)
  if (chance.in100(50)) await aCoupon(client, campaigns.platform, buyer.memberId)
  const wish = { addressId: buyer.addressId, stores, points: chance.in100(50) ? chance.whole(1, 30) * 100 : 0 }
  const preview = dataOf(await ask(checkoutPreview, wish, buyer))
  const placed = dataOf(await submit(ask, buyer, { ...wish, points: preview.points.used, expectedTotal: preview.totalAmount }))
  await paid(buyer, placed.paySn)
  return placed.orderSnList
}

/** Cancels all of an order in parts that chance cuts. */
async function takenBack(orderSn: string): Promise<void> {
  const { rows } = await client.query<{ id: number; number: number; storeId: number }>(
    `SELECT l.order_line_id::int AS id, (l.number / 10 ^ l.unit_decimals)::int AS number, o.store_id::int AS "storeId" FROM order_line l JOIN orders o USING (order_id) WHERE order_sn = $1`,
    [orderSn],
  )
  const left = new Map(rows.map((row) => [row.id, row.number]))
  const clerk = () => ({ visitor: aStoreClerk(rows[0]?.storeId ?? 0), idempotencyKey: randomUUID() })
  for (let turn = 0; left.size > 0; turn += 1) {
    const lines = [...left].flatMap(([orderProductId, most]) => {
      const number = turn > 2 ? most : chance.whole(0, most)
      if (number === most) left.delete(orderProductId)
      else left.set(orderProductId, most - number)
      return number === 0 ? [] : [{ orderProductId, number: String(number) }]
    })
    if (lines.length > 0) dataOf(await ask(sellerCannotSupply, { orderSn, lines, reason: '缺货' }, clerk()))
  }
}

// Every sentence of money about an order, each written out by itself; no row is right.
const wrongShares = `SELECT o.order_sn FROM orders o JOIN LATERAL (SELECT sum(discount) AS discount, sum(subtotal) AS goods, sum(tax) AS tax FROM order_line l WHERE l.order_id = o.order_id) l ON true
  WHERE o.discount <> l.discount OR o.goods_amount <> l.goods OR o.total <> l.goods - l.discount OR o.tax <> l.tax OR o.paid <> o.total
    OR o.discount <> (SELECT coalesce(sum((b ->> 'amount')::bigint), 0) FROM jsonb_array_elements(o.benefits) b)
    OR o.total <> (SELECT coalesce(sum(s.captured), 0) FROM payment_split s WHERE s.order_sn = o.order_sn)`
const wrongRefunds = `SELECT o.order_sn, o.state, o.total::int, o.given_back::int, (SELECT sum(cancelled_amount)::int FROM order_line l WHERE l.order_id = o.order_id) AS cancelled,
    (SELECT coalesce(sum(r.amount), 0)::int FROM payment_refund r WHERE r.order_sn = o.order_sn) AS refunds FROM orders o
  WHERE o.state <> 'CLOSED' OR (o.order_sn <> ALL($1) AND o.total <> (SELECT sum(cancelled_amount) FROM order_line l WHERE l.order_id = o.order_id))
    OR o.total <> (SELECT coalesce(sum(r.amount), 0) FROM payment_refund r WHERE r.order_sn = o.order_sn)
    OR EXISTS (SELECT FROM flash_hold h WHERE h.reference = o.order_sn AND h.number <> h.given_back)`

test(
  'generated orders with points, coupons, reductions, flash and team prices and balance in one mix: shares add up to the fen, and refunds give back exactly',
  {
    timeout: 1_800_000,
  },
  async () => {
    const buyers: Buyer[] = []
    const orderSns: string[] = []
    const lonely: string[] = []
    let teamed = 0
    const teamCampaign = await aTeamCampaign()
    const partner = async () => {
      buyers.unshift(await someone())
      return buyers[0] as Buyer
    }
    while (orderSns.length < wanted) {
      const buyer = orderSns.length % 10 < 2 || buyers.length === 0 ? await someone() : (buyers.at(-1) ?? (await someone()))
      if (buyers.at(-1) !== buyer) buyers.push(buyer)
      orderSns.push(...(await bought(buyer)))
      if (!chance.in100(20)) continue
      // A team of two, or one that nobody joins.
      const opened = await boughtInTeam(buyer, teamCampaign, '')
      if (chance.in100(30)) lonely.push(opened.orderSn)
      else {
        orderSns.push(opened.orderSn, (await boughtInTeam(await partner(), teamCampaign, opened.teamSn)).orderSn)
        teamed += 2
      }
    }
    expect((await client.query(wrongShares)).rows).toEqual([])
    const { rows: mixes } = await client.query(
      `SELECT count(*) FILTER (WHERE discount > 0)::int AS reduced, (SELECT count(DISTINCT reference) FROM flash_hold)::int AS flash,
      (SELECT count(*) FROM loyalty_order_points)::int AS points, (SELECT count(DISTINCT pay_sn) FROM payment WHERE channel = 'balance')::int AS balance FROM orders`,
    )
    for (const many of Object.values(mixes[0] ?? {})) expect(many).toBeGreaterThan(wanted / 20)
    expect(teamed).toBeGreaterThan(wanted / 20)
    expect(lonely.length).toBeGreaterThan(0)
    clock.at = new Date(clock.at.getTime() + 25 * 3_600_000)
    await runTeamTimers()
    await deliverEvents()
    for (const orderSn of orderSns) await takenBack(orderSn)
    await deliverEvents()
    expect((await client.query(wrongRefunds, [lonely])).rows).toEqual([])
    for (const { memberId } of buyers)
      expect((await balancesOf(house.read, memberId, 'points', clock.now())).available, `points of ${memberId}`).toBe(900_000)
    const { accounts, lots } = await proveLoyalty(house.read)
    expect(accounts + lots).toBe(0)
  },
)
