import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aTeamHouse } from '../../../../tests/fixtures/trade/team-house.ts'
import { adminOrderCancel } from '../../cancellation/endpoints-platform.ts'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { teamCampaignDetail, teamOrderPreview, teamOrderSubmit } from '../endpoints.ts'
import { sellerTeamCampaignMove, sellerTeamCampaignSave, sellerTeamParticipants } from '../endpoints-staff.ts'

const house = await aTeamHouse()
const { ask, once } = house

test('a team is complete with its paid members alone: orders wait, then they may be shipped', async () => {
  const sn = await house.aCampaign()
  const [leader, second, third] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const opened = await house.order(leader, sn)
  // Nobody joins a team whose leader has not paid.
  expect((await ask(teamOrderPreview, { teamCampaignSn: sn, teamSn: opened.teamSn, number: '2' }, second)).msg).toBe(
    'teamPurchase.teamOver',
  )
  await house.pay(leader, opened.paySn)
  expect(await house.orderRow(opened.orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: true, awaits_team: true })
  const seen = dataOf(await ask(sellerOrderDetail, { orderSn: opened.orderSn }, house.clerk))
  expect(seen).toMatchObject({ label: 'awaitingTeam' })
  expect(seen.can).not.toContain('ship')
  const two = await house.order(second, sn, opened.teamSn)
  // An order that is not paid counts for nothing.
  expect(dataOf(await ask(teamCampaignDetail, { teamCampaignSn: sn, teamSn: opened.teamSn }))).toMatchObject({
    invited: { paid: 1, missing: 2, can: ['join'] },
    isInside: 0,
  })
  const inside = async (who: typeof leader) =>
    dataOf(await ask(teamCampaignDetail, { teamCampaignSn: sn, teamSn: opened.teamSn }, who)).isInside
  expect([await inside(leader), await inside(second)]).toEqual([1, 0])
  await house.pay(second, two.paySn)
  const three = await house.order(third, sn, opened.teamSn)
  await house.pay(third, three.paySn)
  for (const placed of [opened, two, three])
    expect(await house.orderRow(placed.orderSn)).toMatchObject({ state: 'PENDING_SHIPMENT', frozen: false, awaits_team: false })
  expect((await house.mine(leader))[0]).toMatchObject({
    state: 'PENDING_SHIPMENT',
    isLeader: 1,
    unitPrice: 4980,
    team: { state: 'SUCCESS' },
  })
  expect((await house.mine(third))[0]).toMatchObject({ unitPrice: 5000 })
  const row = await house.row(sn)
  expect(row).toMatchObject({ soldOrders: 3, soldNum: 6, amount: 2 * 4980 + 4 * 5000, newBuyers: 3, succeeded: 1, forming: 0 })
  // The figures are those of the rows.
  const { list } = dataOf(await ask(sellerTeamParticipants, { ownTeamCampaignSn: sn, state: 'PENDING_SHIPMENT' }, house.clerk))
  expect(list.reduce((sum, one) => sum + one.saved, 0)).toBeCloseTo(row.saved, 2)
  expect(list[0]).toMatchObject({ buyNum: 2, unitName: '吨' })
  expect(row.saved).toBeGreaterThan(0)
})

test('at the deadline every payment of an incomplete team goes back in full, with its stock', async () => {
  const sn = await house.aCampaign()
  const before = await house.stock()
  const [leader, second, unpaid] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const opened = await house.order(leader, sn)
  await house.pay(leader, opened.paySn)
  const two = await house.order(second, sn, opened.teamSn)
  await house.pay(second, two.paySn)
  await house.after(23.9)
  await house.order(unpaid, sn, opened.teamSn)
  await house.after(0.2)
  for (const placed of [opened, two]) {
    const order = await house.orderRow(placed.orderSn)
    expect(order).toMatchObject({ state: 'CLOSED' })
    expect(order.given_back).toBe(order.total)
  }
  const { rows } = await house.client.query(
    `SELECT sum(r.amount)::float AS back, (SELECT sum(total)::float FROM orders WHERE order_sn = ANY($1)) AS total FROM payment_refund r WHERE r.order_sn = ANY($1)`,
    [[opened.orderSn, two.orderSn]],
  )
  expect(rows[0].back).toBe(rows[0].total)
  expect((await house.mine(leader))[0]).toMatchObject({ state: 'REFUNDED', team: { state: 'FAILED', paid: 2 } })
  await house.after(1)
  expect((await house.mine(unpaid))[0]).toMatchObject({ state: 'CANCELLED' })
  expect((await house.stock()).held).toBe(before.held)
  expect(await house.row(sn)).toMatchObject({ soldOrders: 0, refunded: 2, failedTeams: 1 })
  expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})

test('a payment after the last seat goes back, and one before the deadline counts though its event comes after', async () => {
  const sn = await house.aCampaign({ size: 2 })
  const [leader, second, third] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const opened = await house.order(leader, sn)
  await house.pay(leader, opened.paySn)
  const [two, three] = [await house.order(second, sn, opened.teamSn), await house.order(third, sn, opened.teamSn)]
  await house.payOnly(third, three.paySn)
  house.clock.moveOn(1)
  await house.payOnly(second, two.paySn)
  // The earlier payment has the seat, whichever event comes first.
  await house.relay([house.house], two.paySn)
  await house.relay()
  expect((await house.mine(third))[0]).toMatchObject({ state: 'PENDING_SHIPMENT' })
  expect((await house.mine(second))[0]).toMatchObject({ state: 'REFUNDED', team: { state: 'SUCCESS', paid: 2 } })
  expect(await house.orderRow(two.orderSn)).toMatchObject({ state: 'CLOSED' })

  const again = await house.order(leader, sn)
  await house.pay(leader, again.paySn)
  await house.after(23.8)
  const late = await house.order(second, sn, again.teamSn)
  await house.payOnly(second, late.paySn)
  house.clock.moveOn(3600)
  await house.timers()
  await house.relay()
  expect((await house.mine(second))[0]).toMatchObject({ state: 'PENDING_SHIPMENT', team: { state: 'SUCCESS' } })
})

test('a team lasts no longer than its campaign; a campaign that was called off lets its teams finish and opens no more', async () => {
  const sn = await house.aCampaign({ size: 2, endTime: house.time(10) })
  const [leader, second, other] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const opened = await house.order(leader, sn)
  await house.pay(leader, opened.paySn)
  const { endTime } = await house.row(sn)
  expect((await house.mine(leader))[0]?.team.deadline).toBe(endTime)
  const waiting = await house.order(other, sn)
  const { version } = await house.row(sn)
  const move = { ownTeamCampaignSn: sn, event: 'cancel' as const, expectedVersion: version }
  expect((await ask(sellerTeamCampaignMove, { ...move, reason: '' }, house.clerk)).msg).toBe('teamPurchase.reasonNeeded')
  dataOf(await ask(sellerTeamCampaignMove, { ...move, reason: '停产' }, house.clerk))
  expect((await ask(teamOrderPreview, { teamCampaignSn: sn, number: '2' }, second)).msg).toBe('teamPurchase.notRunning')
  const two = await house.order(second, sn, opened.teamSn)
  await house.pay(second, two.paySn)
  expect((await house.mine(leader))[0]).toMatchObject({ state: 'PENDING_SHIPMENT' })
  // A leader who pays after it opens no team: the money goes back.
  await house.pay(other, waiting.paySn)
  expect((await house.mine(other))[0]).toMatchObject({ state: 'REFUNDED', team: { state: 'FAILED' } })
})

test('the platform may cancel an order that waits: its seat is free again', async () => {
  const sn = await house.aCampaign({ size: 2 })
  const [leader, second, third] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const opened = await house.order(leader, sn)
  await house.pay(leader, opened.paySn)
  dataOf(
    await ask(
      adminOrderCancel,
      { orderSn: opened.orderSn, expectedVersion: await versionOf(opened.orderSn), reason: '买方停业' },
      once(house.platform),
    ),
  )
  await house.relay()
  expect((await house.mine(leader))[0]).toMatchObject({ state: 'REFUNDED', team: { state: 'FORMING', paid: 0 } })
  expect((await ask(teamOrderPreview, { teamCampaignSn: sn, teamSn: opened.teamSn, number: '2' }, second)).msg).toBe(
    'teamPurchase.teamOver',
  )
  expect((await house.mine(third)).length).toBe(0)
})

async function versionOf(orderSn: string): Promise<number> {
  return (await house.client.query('SELECT version FROM orders WHERE order_sn = $1', [orderSn])).rows[0].version
}

test('refusals are by name and write nothing', async () => {
  const sn = await house.aCampaign({ minNumber: '2', maxNumber: '5' })
  const who = await house.buyer()
  const held = (await house.stock()).held
  const refusal = async (number: string, expectedTotal = 1, by: object = who) =>
    (await ask(teamOrderSubmit, { teamCampaignSn: sn, number, expectedTotal }, once(by))).msg
  expect(await refusal('1')).toBe('teamPurchase.belowMinimum')
  expect(await refusal('6')).toBe('teamPurchase.aboveMaximum')
  expect(await refusal('1.2345')).toBe('teamPurchase.numberWrong')
  expect(await refusal('3')).toBe('order.totalChanged')
  expect(await refusal('3', 1, { visitor: { ...house.clerk.visitor, member: who.visitor.member } })).toBe('teamPurchase.ownStore')
  expect((await house.stock()).held).toBe(held)
  await house.order(who, sn)
  expect(await refusal('2')).toBe('teamPurchase.payFirst')
  const form = { titleZh: '团', productId: 1, size: 3, startTime: house.time(0), endTime: house.time(9) }
  expect((await ask(sellerTeamCampaignSave, { ...form, teamPrice: '5200' }, house.clerk)).msg).toBe('teamPurchase.priceNotLower')
  expect((await ask(sellerTeamCampaignSave, { ...form, teamPrice: '5000', leaderPrice: '5001' }, house.clerk)).msg).toBe(
    'teamPurchase.leaderPriceWrong',
  )
})

test('a description in English stands on English pages; without one they show what the store wrote', async () => {
  const plain = await house.aCampaign({ note: '随货附质保书' })
  const both = await house.aCampaign({ note: '随货附质保书', noteEn: 'With a mill certificate' })
  const noteOf = async (teamCampaignSn: string, lang: 'zh' | 'en') =>
    dataOf(await ask(teamCampaignDetail, { teamCampaignSn }, { lang })).campaign.note
  expect([await noteOf(both, 'zh'), await noteOf(both, 'en')]).toEqual(['随货附质保书', 'With a mill certificate'])
  expect(await noteOf(plain, 'en')).toBe('随货附质保书')
  expect(await house.row(both)).toMatchObject({ noteZh: '随货附质保书', noteEn: 'With a mill certificate' })
})
