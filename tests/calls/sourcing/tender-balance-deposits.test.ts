import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminDepositReview } from '../../../src/modules/tender/endpoints-admin.ts'
import * as bidder from '../../../src/modules/tender/endpoints-bidder.ts'
import * as buyer from '../../../src/modules/tender/endpoints.ts'
import { balanceDepositHandlers } from '../../../src/modules/tender/server/public.ts'
import { gatewayAccount, platformAccount, walletOf } from '../../../src/modules/wallet/rules/ledger-accounts.ts'
import { balanceOfAccount, mustPost } from '../../../src/modules/wallet/server/public.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aTenderHouse, tenderPeople } from '../../fixtures/trade/tender-house.ts'

const house = await aTenderHouse()
const { app, ask, clock, client, due, named, published, seen } = house
const { owner, colleague, firstBidder, bidders, keyed } = tenderPeople
const askBalance = asker(
  app,
  balanceDepositHandlers(() => Promise.resolve(null)),
)
const give = (tenderSn: string, who: (typeof bidders)[number]) =>
  askBalance(bidder.bidDepositBalance, { tenderSn, lotNo: 0, payPassword: 'x' }, keyed(who))
const day = 86_400_000

async function recharge(memberId: number, fen: bigint): Promise<void> {
  const act = { actor: { kind: 'system', id: null, name: 't' }, channel: 'job', requestId: 'r', now: clock.now() } as const
  const entries = [
    { account: gatewayAccount('wechat'), fen: -fen },
    { account: walletOf('member', memberId), fen },
  ]
  await app.inTransaction((tx) => mustPost(tx, { kind: 'recharge', reference: randomUUID(), entries, act }))
}
/** Balance and what of it is set aside, in yuan. */
const balanceOf = async (memberId: number) => {
  const { balanceFen, heldFen } = await balanceOfAccount(app.read, walletOf('member', memberId))
  return [Number(balanceFen) / 100, Number(heldFen) / 100]
}
const depositsOf = async (tenderSn: string) => {
  const { rows } = await client.query<{ state: string }>(
    `SELECT deposit_state AS state FROM bid JOIN tender USING (tender_id) WHERE tender_sn = $1 ORDER BY store_id`,
    [tenderSn],
  )
  return rows.map(({ state }) => state)
}
const ids = [7003, 7004, 7005] as const

/** Opened, evaluated and awarded to the first bidder. */
async function awarded(tenderSn: string): Promise<void> {
  clock.forward(26 * day)
  await due()
  dataOf(await ask(buyer.tenderAttend, { tenderSn }, colleague))
  dataOf(await ask(buyer.tenderOpen, await named(tenderSn), owner))
  dataOf(await ask(buyer.tenderEvaluate, { ...(await named(tenderSn)), expertIds: [7001], declared: 1 }, owner))
  dataOf(await ask(buyer.tenderPublicize, await named(tenderSn), owner))
  clock.forward(5 * day)
  await due()
  dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
}

test('a deposit is set aside on the balance, freed when it is not needed, and paid to the tenderer when the winner steps back', async () => {
  const tenderSn = await published({ deposit: '20000' })
  for (const [place, who] of bidders.entries()) dataOf(await house.bid(tenderSn, who, `2310${place}`))
  expect((await give(tenderSn, firstBidder)).code).toBe('wallet.balanceShort')
  for (const id of ids) await recharge(id, 2_500_000n)
  const both = await Promise.all([give(tenderSn, firstBidder), give(tenderSn, firstBidder)])
  expect(both.filter(({ state }) => state === 200)).toHaveLength(1)
  for (const who of bidders.slice(1)) dataOf(await give(tenderSn, who))
  expect(await balanceOf(7003)).toEqual([25_000, 20_000])
  expect(await depositsOf(tenderSn)).toEqual(['PAID', 'PAID', 'PAID'])
  // Withdrawn and given again: each deposit has a number of its own.
  dataOf(await ask(bidder.bidWithdraw, { tenderSn, lotNo: 0 }, bidders[2]))
  expect(await balanceOf(7005)).toEqual([25_000, 0])
  dataOf(await house.bid(tenderSn, bidders[2] ?? firstBidder, '23105'))
  dataOf(await give(tenderSn, bidders[2] ?? firstBidder))
  await awarded(tenderSn)
  const winner = (await seen(tenderSn)).record.find(({ state }) => state === 'WON')
  expect(winner?.total).toBe(704_550)
  dataOf(await ask(bidder.bidDecline, { tenderSn, lotNo: 0, reason: '产能不足' }, firstBidder))
  expect(await depositsOf(tenderSn)).toEqual(['FORFEITED', 'PAID', 'PAID'])
  expect([await balanceOf(7003), await balanceOf(7001)]).toEqual([
    [5000, 0],
    [20_000, 0],
  ])
  dataOf(await ask(buyer.tenderTerminate, { ...(await named(tenderSn)), reason: '采购计划取消' }, owner))
  expect(await depositsOf(tenderSn)).toEqual(['FORFEITED', 'REFUNDED', 'REFUNDED'])
  expect([await balanceOf(7004), await balanceOf(7005)]).toEqual([
    [25_000, 0],
    [25_000, 0],
  ])
})

test('a transferred deposit lies with the platform from its check on, goes back to the bank once, and to the tenderer when the winner steps back', async () => {
  const tenderSn = await published({ deposit: '20000' })
  const [, , third = firstBidder] = bidders
  const platform = () =>
    Promise.all(
      [platformAccount('deposits'), gatewayAccount('transfer')].map(
        async (account) => Number((await balanceOfAccount(app.read, account)).balanceFen) / 100,
      ),
    )
  const [before, tenderer] = [await platform(), (await balanceOf(7001))[0] ?? 0]
  const since = async () => (await platform()).map((yuan, place) => yuan - (before[place] ?? 0))
  const sn = async (who: (typeof bidders)[number]) => dataOf(await ask(bidder.bidderTenderDetail, { tenderSn }, who)).bids[0]?.bidSn ?? ''
  const send = (who: (typeof bidders)[number], reference: string) =>
    ask(bidder.bidDeposit, { tenderSn, lotNo: 0, kind: 'TRANSFER', reference }, keyed(who))
  const review = (bidSn: string, verdict: 'accept' | 'refund') => ask(adminDepositReview, { bidSn, verdict }, keyed(tenderPeople.platform))
  for (const [place, who] of bidders.entries()) {
    dataOf(await house.bid(tenderSn, who, `2310${place}`))
    dataOf(await send(who, `2026112${place}`))
    dataOf(await review(await sn(who), 'accept'))
  }
  expect(await since()).toEqual([60_000, -60_000])
  dataOf(await ask(bidder.bidWithdraw, { tenderSn, lotNo: 0 }, third))
  const both = await Promise.all([review(await sn(third), 'refund'), review(await sn(third), 'refund')])
  expect(both.filter(({ state }) => state === 200)).toHaveLength(1)
  expect(await since()).toEqual([40_000, -40_000])
  // A transfer gives a deposit once.
  dataOf(await house.bid(tenderSn, third, '23105'))
  expect((await send(third, '20261122')).code).toBe('tender.transferUsed')
  dataOf(await send(third, '20261130'))
  dataOf(await review(await sn(third), 'accept'))
  await awarded(tenderSn)
  dataOf(await ask(bidder.bidDecline, { tenderSn, lotNo: 0, reason: '产能不足' }, firstBidder))
  expect(await since()).toEqual([40_000, -60_000])
  expect((await balanceOf(7001))[0]).toBe(tenderer + 20_000)
})
