import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aGroupHouse } from '../../../../tests/fixtures/trade/group-house.ts'
import { payPassword } from '../../../../tests/fixtures/trade/wallet-house.ts'
import {
  groupBalanceSubmit,
  groupCampaignDetail,
  groupDepositBalance,
  groupDepositStart,
  groupJoin,
  groupParticipationCancel,
} from '../endpoints.ts'
import { adminGroupVoid, sellerGroupCancel } from '../endpoints-staff.ts'
import { endCampaign } from './campaigns/end-campaign.ts'

const house = await aGroupHouse()
const { ask, askTwin, once, client, wechat } = house

test('a campaign that reaches its tier: deposits count, the tier is fixed once, the balance makes an ordinary order', async () => {
  const groupSn = await house.aCampaign()
  const [one, other] = [await house.buyer(), await house.buyer()]
  const before = await house.stock()
  const first = await house.joinPaid(one, groupSn, 60)
  const unpaid = await house.join(other, groupSn, 100)
  // What nobody paid for does not count.
  expect(dataOf(await ask(groupCampaignDetail, { groupSn }))).toMatchObject({
    joined: 60,
    participants: 1,
    priceNow: 5100,
    next: { price: 5000, missing: 40 },
    can: ['join'],
  })
  await house.after(0.1)
  expect(await house.mine(other, unpaid.participationSn)).toMatchObject({ state: 'CANCELLED' })
  const second = await house.joinPaid(other, groupSn, 50)
  expect(await house.mine(one, first)).toMatchObject({ state: 'JOINED', ceilingPrice: 5100, can: [] })
  expect((await house.stock()).held - before.held).toBe(110_000)
  await house.after(7)
  expect(dataOf(await ask(groupCampaignDetail, { groupSn }))).toMatchObject({ state: 'ENDED', finalPrice: 5000, can: [] })
  expect(await house.mine(one, first)).toMatchObject({ state: 'BALANCE_DUE', finalPrice: 5000, goodsAmount: 300_000, can: ['placeOrder'] })
  const placed = await house.placeBalance(one, first)
  const deposit = house.depositOf(60)
  expect(placed.preview).toMatchObject({ goodsAmount: 300_000, deposit, restAmount: placed.totalAmount - deposit })
  expect(placed.restAmount).toBe(placed.totalAmount - deposit)
  expect((await ask(groupBalanceSubmit, { participationSn: first, expectedTotal: placed.totalAmount }, once(one))).msg).toBe(
    'groupSale.balanceNotDue',
  )
  await house.payRest(one, placed.paySn)
  expect(await house.mine(one, first)).toMatchObject({ state: 'PAID', orderSn: placed.orderSn, can: ['openOrder'] })
  const { rows } = await client.query('SELECT state, paid = total AS all_paid FROM orders WHERE order_sn = $1', [placed.orderSn])
  expect(rows).toEqual([{ state: 'PENDING_SHIPMENT', all_paid: true }])
  // The reserved goods became the order's.
  expect((await house.stock()).held - before.held).toBe(110_000)
  expect(await house.row(groupSn)).toMatchObject({ participants: 2, newBuyers: 2, paidNum: 1, amount: 300_000, saved: 12_000 })
  // The other does not pay: the deposit comes back, as this campaign says.
  await house.after(3.1)
  expect(await house.mine(other, second)).toMatchObject({ state: 'DEPOSIT_REFUNDED', returned: house.depositOf(50) })
  expect(await house.wallet(other)).toBe(house.depositOf(50))
  expect((await house.stock()).held - before.held).toBe(60_000)
  expect(await house.account('platform', 0, 'deposits')).toBe(0)
  expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})

test('below the first tier every deposit goes back, in full', async () => {
  const groupSn = await house.aCampaign()
  const people = [await house.buyer(), await house.buyer()]
  const held = (await house.stock()).held
  for (const who of people) await house.joinPaid(who, groupSn, 20)
  await house.after(7.1)
  expect((await house.row(groupSn)).state).toBe('FAILED')
  for (const who of people) expect(await house.wallet(who)).toBe(house.depositOf(20))
  expect((await house.stock()).held).toBe(held)
  expect(await house.account('platform', 0, 'deposits')).toBe(0)
})

test('a forfeited deposit is the store’s, also when its order was placed and not paid', async () => {
  const groupSn = await house.aCampaign({ isForfeit: 1 })
  const [one, other] = [await house.buyer(), await house.buyer()]
  const first = await house.joinPaid(one, groupSn, 60)
  const second = await house.joinPaid(other, groupSn, 60)
  await house.after(7.1)
  const owed = await house.account('store', 1001, 'payable')
  await house.placeBalance(one, first)
  await house.after(3.1)
  for (const [who, sn] of [
    [one, first],
    [other, second],
  ] as const) {
    expect(await house.mine(who, sn)).toMatchObject({ state: 'FORFEITED', returned: 0 })
    expect(await house.wallet(who)).toBe(0)
  }
  expect(await house.account('store', 1001, 'payable')).toBeCloseTo(owed + 2 * house.depositOf(60), 2)
  const { rows } = await client.query(
    `SELECT sum(payable)::float / 100 AS yuan FROM settlement_entry WHERE kind = 'deposit' AND reference = ANY($1)`,
    [[first, second]],
  )
  expect(rows[0].yuan).toBeCloseTo(2 * house.depositOf(60), 2)
  expect(await house.account('platform', 0, 'deposits')).toBe(0)
  expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})

test('a store that calls it off pays the multiple, at the sum that it was shown, and orders that were paid stay', async () => {
  const groupSn = await house.aCampaign({ multiple: 3 })
  const [paid, placed, joined] = [await house.buyer(), await house.buyer(), await house.buyer()]
  const sns = [
    await house.joinPaid(paid, groupSn, 60),
    await house.joinPaid(placed, groupSn, 30),
    await house.joinPaid(joined, groupSn, 20),
  ]
  await house.after(7.1)
  const order = await house.placeBalance(paid, sns[0] ?? '')
  await house.payRest(paid, order.paySn)
  await house.placeBalance(placed, sns[1] ?? '')
  const owed = await house.account('store', 1001, 'payable')
  const { version, compensation, openCount } = await house.row(groupSn)
  expect([openCount, compensation]).toEqual([2, 2 * house.depositOf(50)])
  const wish = { ownGroupSn: groupSn, reason: '锌锭厂停产检修', expectedVersion: version }
  expect((await ask(sellerGroupCancel, { ...wish, expectedCompensation: 1 }, once(house.clerk))).msg).toBe('groupSale.compensationChanged')
  expect((await ask(sellerGroupCancel, { ...wish, reason: '', expectedCompensation: compensation }, once(house.clerk))).msg).toBe(
    'groupSale.reasonNeeded',
  )
  expect((await house.row(groupSn)).state).toBe('ENDED')
  dataOf(await ask(sellerGroupCancel, { ...wish, expectedCompensation: compensation }, once(house.clerk)))
  await house.relay()
  expect(await house.mine(paid, sns[0] ?? '')).toMatchObject({ state: 'PAID' })
  expect(await house.wallet(placed)).toBe(3 * house.depositOf(30))
  expect(await house.wallet(joined)).toBe(3 * house.depositOf(20))
  expect(await house.account('store', 1001, 'payable')).toBeCloseTo(owed - compensation, 2)
  expect(await house.account('platform', 0, 'deposits')).toBe(0)
  expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})

test('the platform voids with a reason; without fault of the store the deposits go back alone', async () => {
  const groupSn = await house.aCampaign()
  const [one, other] = [await house.buyer(), await house.buyer()]
  const first = await house.joinPaid(one, groupSn, 60)
  const second = await house.join(other, groupSn, 10)
  const { version } = await house.row(groupSn)
  expect((await ask(adminGroupVoid, { groupSn, reason: '', expectedVersion: version }, once(house.platform))).msg).toBe(
    'groupSale.reasonNeeded',
  )
  dataOf(await ask(adminGroupVoid, { groupSn, reason: '资质过期', expectedVersion: version }, once(house.platform)))
  expect(await house.mine(one, first)).toMatchObject({ state: 'DEPOSIT_REFUNDED' })
  expect(await house.wallet(one)).toBe(house.depositOf(60))
  expect(await house.mine(other, second.participationSn)).toMatchObject({ state: 'CANCELLED' })
})

test('joining is refused by name and writes nothing', async () => {
  const groupSn = await house.aCampaign({ minNumber: '5', maxNumber: '30' })
  const who = await house.buyer()
  const held = (await house.stock()).held
  const refusal = async (number: string, expectedDeposit: number) =>
    (await ask(groupJoin, { groupSn, number, expectedDeposit }, once(who))).msg
  expect(await refusal('4', house.depositOf(4))).toBe('groupSale.belowMinimum')
  expect(await refusal('31', house.depositOf(31))).toBe('groupSale.aboveMaximum')
  expect(await refusal('10', house.depositOf(10) - 1)).toBe('groupSale.depositChanged')
  expect(await refusal('1.2345', 1)).toBe('groupSale.numberWrong')
  const ownStaff = { visitor: { ...house.clerk.visitor, member: who.visitor.member } }
  expect((await ask(groupJoin, { groupSn, number: '10', expectedDeposit: house.depositOf(10) }, once(ownStaff))).msg).toBe(
    'groupSale.ownStore',
  )
  expect((await house.stock()).held).toBe(held)
  const made = await house.join(who, groupSn, 10)
  expect(await refusal('10', house.depositOf(10))).toBe('groupSale.payFirst')
  dataOf(await ask(groupParticipationCancel, { participationSn: made.participationSn }, once(who)))
  expect((await house.stock()).held).toBe(held)
  await house.after(7.1)
  expect(await refusal('10', house.depositOf(10))).toBe('groupSale.notRunning')
})

test('a deposit paid with balance is taken once by two windows of two processes', async () => {
  const who = await house.buyer()
  // What they have is a deposit that came back.
  await house.joinPaid(who, await house.aCampaign(), 30)
  await house.after(7.1)
  const groupSn = await house.aCampaign()
  const { participationSn } = await house.join(who, groupSn, 20)
  expect((await ask(groupDepositBalance, { participationSn, payPassword: 'wrong' }, once(who))).msg).toBe('identity.payPasswordWrong')
  const answers = await Promise.all(
    [ask, askTwin, ask, askTwin].map((call) => call(groupDepositBalance, { participationSn, payPassword }, once(who))),
  )
  expect(answers.map((answer) => answer.state).toSorted()).toEqual([200, 255, 255, 255])
  expect(await house.wallet(who)).toBeCloseTo(house.depositOf(30) - house.depositOf(20), 2)
  const dear = await house.join(who, await house.aCampaign(), 60)
  expect((await ask(groupDepositBalance, { participationSn: dear.participationSn, payPassword }, once(who))).msg).toBe(
    'wallet.balanceShort',
  )
  expect(await house.mine(who, dear.participationSn)).toMatchObject({ state: 'DEPOSIT_DUE' })
})

test('a notification of a deposit that comes twenty times over two processes counts once', async () => {
  const groupSn = await house.aCampaign()
  const who = await house.buyer()
  const { participationSn } = await house.join(who, groupSn, 12.345)
  dataOf(await ask(groupDepositStart, { participationSn, method: 'wechat' }, who))
  const paymentSn = await house.paymentOf(participationSn)
  wechat.pay(paymentSn)
  await Promise.all(
    Array.from({ length: 20 }, (_one, index) => wechat.courier.deliver('trade', paymentSn, index % 4 === 0 ? 'newNotifyId' : undefined)),
  )
  expect(await house.row(groupSn)).toMatchObject({ joined: 12.345, participants: 1, deposits: house.depositOf(12.345) })
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM ledger_transaction WHERE kind = 'depositReceipt' AND reference = $1`,
    [paymentSn],
  )
  expect(rows[0].count).toBe(1)
})

test('money for a participation that was left goes to the balance', async () => {
  const groupSn = await house.aCampaign()
  const who = await house.buyer()
  const { participationSn } = await house.join(who, groupSn, 10)
  dataOf(await ask(groupDepositStart, { participationSn, method: 'wechat' }, who))
  const paymentSn = await house.paymentOf(participationSn)
  dataOf(await ask(groupParticipationCancel, { participationSn }, once(who)))
  wechat.pay(paymentSn)
  await wechat.courier.deliver('trade', paymentSn)
  expect(await house.wallet(who)).toBe(house.depositOf(10))
  expect((await house.row(groupSn)).joined).toBe(0)
})

test('two processes end a campaign twenty times at once: the tier is fixed once, refunds are paid once', async () => {
  const [reached, missed] = [await house.aCampaign(), await house.aCampaign()]
  const [winner, loser] = [await house.buyer(), await house.buyer()]
  await house.joinPaid(winner, reached, 60)
  await house.joinPaid(loser, missed, 10)
  house.clock.moveOn(7.1 * 86_400)
  await Promise.all(
    Array.from({ length: 20 }, (_one, index) =>
      (index % 2 ? house.house : house.twin).inTransaction(async (tx) => {
        await endCampaign(tx, reached, house.clock.now())
        await endCampaign(tx, missed, house.clock.now())
      }),
    ),
  )
  const { rows } = await client.query(
    `SELECT count(*)::int AS moves FROM audit_log WHERE entity = 'groupCampaign' AND entity_id = ANY($1) AND action IN ('groupSale.endCampaign', 'groupSale.failCampaign')`,
    [[reached, missed]],
  )
  expect(rows[0].moves).toBe(2)
  expect(await house.row(reached)).toMatchObject({ state: 'ENDED', finalPrice: 5100 })
  expect(await house.wallet(loser)).toBe(house.depositOf(10))
  await expect(client.query(`UPDATE group_campaign SET final_price = 1 WHERE campaign_sn = $1`, [reached])).rejects.toThrow('is fixed')
})

test('two deposits over two processes at the same time both count', async () => {
  const groupSn = await house.aCampaign()
  const people = await Promise.all(Array.from({ length: 8 }, () => house.buyer()))
  const made = await Promise.all(
    people.map((who, index) =>
      (index % 2 ? ask : askTwin)(groupJoin, { groupSn, number: '7.5', expectedDeposit: house.depositOf(7.5) }, once(who)),
    ),
  )
  const sns = made.map((answer) => dataOf(answer).participationSn)
  for (const [index, participationSn] of sns.entries())
    dataOf(await ask(groupDepositStart, { participationSn, method: 'wechat' }, people[index]))
  const payments = await Promise.all(sns.map((sn) => house.paymentOf(sn)))
  for (const sn of payments) wechat.pay(sn)
  await Promise.all(payments.map((sn) => wechat.courier.deliver('trade', sn)))
  expect(await house.row(groupSn)).toMatchObject({ joined: 60, participants: 8 })
  expect(await house.proof()).toMatchObject({ total: '0', unbalanced: 0, wrong: 0 })
})
