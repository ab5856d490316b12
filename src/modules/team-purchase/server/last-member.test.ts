import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aTeamHouse } from '../../../../tests/fixtures/trade/team-house.ts'
import { teamCampaignDetail } from '../endpoints.ts'

const house = await aTeamHouse()
const people = 500

async function inTurns<One>(list: readonly One[], run: (one: One, index: number) => Promise<unknown>): Promise<void> {
  const width = 20
  for (let start = 0; start < list.length; start += width)
    await Promise.all(list.slice(start, start + width).map((one, index) => run(one, start + index)))
}

test(
  'five hundred people pay for the last seat of a team, over two processes: one has it, the others get all their money back',
  { timeout: 240_000 },
  async () => {
    const sn = await house.aCampaign({ size: 2 })
    const leader = await house.buyer()
    const opened = await house.order(leader, sn)
    await house.pay(leader, opened.paySn)
    const buyers = []
    for (let count = 0; count < people; count += 1) buyers.push(await house.buyer())
    const orders = new Map<number, { paySn: string; orderSn: string }>()
    await inTurns(buyers, async (who, index) => {
      orders.set(index, await house.order(who, sn, opened.teamSn, '1', index % 2 ? house.ask : house.askTwin))
    })
    await inTurns(buyers, (who, index) => house.payOnly(who, orders.get(index)?.paySn ?? ''))
    // Both processes take the events at the same time.
    await house.relay([house.house, house.twin])
    const { rows } = await house.client.query(
      `SELECT m.state, count(*)::int AS count, bool_and(o.given_back = CASE WHEN m.state = 'REFUNDED' THEN o.total ELSE 0 END) AS exact
     FROM team_member m JOIN orders o USING (order_sn) GROUP BY 1 ORDER BY 1`,
    )
    expect(rows).toEqual([
      { state: 'PENDING_SHIPMENT', count: 2, exact: true },
      { state: 'REFUNDED', count: people - 1, exact: true },
    ])
    const { rows: refunds } = await house.client.query(
      `SELECT count(*)::int AS count, sum(r.amount)::bigint = sum(o.total)::bigint AS exact FROM payment_refund r JOIN orders o USING (order_sn)`,
    )
    expect(refunds).toEqual([{ count: people - 1, exact: true }])
    expect(dataOf(await house.ask(teamCampaignDetail, { teamCampaignSn: sn, teamSn: opened.teamSn }))).toMatchObject({
      invited: { state: 'SUCCESS', paid: 2, missing: 0 },
    })
    // 2 t of the leader and 1 t of the one who has the seat.
    expect((await house.stock()).held).toBe(3000)
    expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
  },
)
