import { expect, test } from 'vitest'
import { sellerCannotSupply } from '../../../src/modules/cancellation/endpoints.ts'
import { cancellationHandlers } from '../../../src/modules/cancellation/server/handlers.ts'
import { groupCampaignDetail, groupDepositStart, groupJoin } from '../../../src/modules/group-sale/endpoints.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker, type Ask } from '../../fixtures/server/calls.ts'
import { chanceOf } from '../../fixtures/simulation/chance.ts'
import type { Buyer } from '../../fixtures/trade/buying.ts'
import { aGroupHouse } from '../../fixtures/trade/group-house.ts'
import { aTeamHouse } from '../../fixtures/trade/team-house.ts'

// The long form makes 2,000 orders together with `generated-orders.test.ts` (npm run assure).
const wanted = Math.ceil(Number(process.env['GENERATED_ORDERS'] ?? 160) / 8)
const chance = chanceOf(20_261_128)
type House = Pick<Awaited<ReturnType<typeof aGroupHouse>>, 'client' | 'clerk' | 'once'>

/** A price between two whole yuan with cents that no percentage divides. */
const oddPrice = (least: number, most: number) => `${chance.whole(least, most)}.${String(chance.whole(1, 99)).padStart(2, '0')}`

// Every sentence of money about an order, each written out by itself; no row is right.
const wrongShares = `SELECT o.order_sn, o.total::int, o.paid::int FROM orders o JOIN LATERAL (SELECT sum(discount) AS discount, sum(subtotal) AS goods, sum(tax) AS tax FROM order_line l WHERE l.order_id = o.order_id) l ON true
  WHERE o.paid_at IS NOT NULL AND (o.discount <> l.discount OR o.goods_amount <> l.goods OR o.total <> l.goods - l.discount + o.freight OR o.paid <> o.total
    OR o.total <> (SELECT coalesce(sum(s.captured), 0) FROM payment_split s WHERE s.order_sn = o.order_sn))`
const wrongRefunds = `SELECT o.order_sn, o.state, o.total::int, o.given_back::int, (SELECT coalesce(sum(r.amount), 0)::int FROM payment_refund r WHERE r.order_sn = o.order_sn) AS refunds
  FROM orders o WHERE o.paid_at IS NOT NULL AND (o.state <> 'CLOSED' OR o.total <> (SELECT coalesce(sum(r.amount), 0) FROM payment_refund r WHERE r.order_sn = o.order_sn)
    OR o.total <> (SELECT coalesce(sum(s.refunded), 0) FROM payment_split s WHERE s.order_sn = o.order_sn))`

/** Cancels all of an order in parts that chance cuts. */
async function takenBack(cancel: Ask, { client, clerk, once }: House, orderSn: string): Promise<void> {
  const { rows } = await client.query<{ id: number; number: number }>(
    `SELECT l.order_line_id::int AS id, (l.number / 10 ^ l.unit_decimals)::int AS number FROM order_line l JOIN orders o USING (order_id) WHERE order_sn = $1`,
    [orderSn],
  )
  for (const { id: orderProductId, number } of rows)
    for (let left = number; left > 0;) {
      const part = chance.whole(1, left)
      left -= part
      dataOf(await cancel(sellerCannotSupply, { orderSn, lines: [{ orderProductId, number: String(part) }], reason: '缺货' }, once(clerk)))
    }
}

test(
  'generated tonnage groups and presales: deposit and rest are the order to the fen, and refunds give both back',
  { timeout: 900_000 },
  async () => {
    const house = await aGroupHouse()
    const cancel = asker(house.house, cancellationHandlers())
    let made = 0
    for (let round = 0; made < wanted; round += 1) {
      const depositPercent = chance.whole(1, 20)
      const prices = [oddPrice(5050, 5199), oddPrice(4950, 5049), oddPrice(4850, 4949)] as const
      const tiers =
        round % 3 === 2
          ? [{ from: '0', price: prices[2] }]
          : [10, 20, 30].map((from, at) => ({ from: String(from), price: prices[at] ?? '' }))
      const kind = round % 3 === 2 ? { kind: 'PRESALE' as const, balanceTime: house.time(9) } : {}
      const groupSn = await house.aCampaign({ depositPercent, tiers, ...kind })
      const joined: { who: Buyer; sn: string }[] = []
      for (let people = chance.whole(2, 5); people > 0; people -= 1) {
        const who = await house.buyer()
        const number = chance.whole(1, 12)
        const { depositUnit } = await offered(house.ask, groupSn, number)
        const { participationSn: sn } = dataOf(
          await house.ask(groupJoin, { groupSn, number: String(number), expectedDeposit: depositUnit }, house.once(who)),
        )
        if (chance.in100(15)) continue
        dataOf(await house.ask(groupDepositStart, { participationSn: sn, method: 'wechat' }, who))
        const paymentSn = await house.paymentOf(sn)
        house.wechat.pay(paymentSn)
        await house.wechat.courier.deliver('trade', paymentSn)
        joined.push({ who, sn })
      }
      await house.after(7.1)
      if (round % 3 === 2) await house.after(2.1)
      for (const { who, sn } of joined) {
        if ((await house.mine(who, sn)).state !== 'BALANCE_DUE') continue
        const placed = await house.placeBalance(who, sn)
        expect(Math.round((placed.preview.deposit + placed.restAmount) * 100), sn).toBe(Math.round(placed.totalAmount * 100))
        await house.payRest(who, placed.paySn)
        made += 1
      }
      await house.after(3.1)
    }
    expect((await house.client.query(wrongShares)).rows).toEqual([])
    const { rows: orders } = await house.client.query<{ sn: string }>('SELECT order_sn AS sn FROM orders WHERE paid_at IS NOT NULL')
    expect(orders.length).toBeGreaterThanOrEqual(wanted)
    for (const { sn } of orders) await takenBack(cancel, house, sn)
    expect((await house.client.query(wrongRefunds)).rows).toEqual([])
    expect(await house.account('platform', 0, 'deposits')).toBe(0)
    expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
  },
)

async function offered(ask: Ask, groupSn: string, number: number): Promise<{ depositUnit: number }> {
  const { tiers, depositPercent } = dataOf(await ask(groupCampaignDetail, { groupSn }))
  const least = Math.min(...tiers.map((tier) => Math.round(tier.price * 100)))
  return { depositUnit: Math.floor((number * least * depositPercent + 50) / 100) / 100 }
}

test(
  'generated teams: members pay the team price to the fen, and a team that fails or an order that is taken back gives all of it back',
  { timeout: 900_000 },
  async () => {
    const house = await aTeamHouse()
    const cancel = asker(house.house, cancellationHandlers())
    let made = 0
    while (made < wanted) {
      const size = chance.whole(2, 4)
      const sn = await house.aCampaign({ teamPrice: oddPrice(4900, 5050), leaderPrice: oddPrice(4800, 4899), size })
      for (let team = 0; team < 2; team += 1) {
        let teamSn = ''
        const isFailing = chance.in100(30)
        for (let at = 0; at < size - (isFailing ? 1 : 0); at += 1) {
          const who = await house.buyer()
          const placed = await house.order(who, sn, teamSn, String(chance.whole(1, 9)))
          teamSn ||= placed.teamSn
          await house.pay(who, placed.paySn)
          made += 1
        }
      }
      await house.after(25)
    }
    expect((await house.client.query(wrongShares)).rows).toEqual([])
    const { rows: open } = await house.client.query<{ sn: string }>(`SELECT order_sn AS sn FROM orders WHERE state = 'PENDING_SHIPMENT'`)
    const { rows: failed } = await house.client.query(`SELECT count(*)::int AS many FROM orders WHERE state = 'CLOSED'`)
    expect(open.length).toBeGreaterThan(wanted / 4)
    expect(failed[0]?.many).toBeGreaterThan(0)
    for (const { sn } of open) await takenBack(cancel, house, sn)
    expect((await house.client.query(wrongRefunds)).rows).toEqual([])
    expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
  },
)
