import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aTenderHouse, tenderPeople } from '../../../../tests/fixtures/trade/tender-house.ts'
import type { Caller } from '../../../api/caller.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { newNonce, receiptOf } from '../../../kernel/sealing/receipt.ts'
import * as admin from '../endpoints-admin.ts'
import * as bidder from '../endpoints-bidder.ts'
import * as buyer from '../endpoints.ts'
import { recordContract } from './award-tender.ts'

const { owner, colleague, firstBidder, secondBidder, thirdBidder, platform, keyed } = tenderPeople
const { client, clock, app, ask, due, published, seen, named } = await aTenderHouse()
const day = 86_400_000

const line = (lineNo: number, lot: string) => ({ lineNo, lot, goodsName: '锌锭', number: '10', unitName: '吨' })
const byLots = {
  lines: [line(1, '一标段'), line(2, '二标段'), line(3, '三标段')],
  lots: [
    { name: '一标段', estimate: '300000', ceiling: '250000', deposit: '5000' },
    { name: '二标段', estimate: '300000' },
    { name: '三标段', estimate: '300000', deposit: '6000' },
  ],
} satisfies Partial<InputOf<typeof buyer.tenderSave>>

const bidOf = (lineNo: number) => ({ lines: [{ lineNo, unitPrice: '1' }], deliveryDays: 10, nonce: newNonce() })
const bidFor = (tenderSn: string, who: { visitor: Caller }, lotNo: number, unitPrice: string) =>
  ask(bidder.bidSubmit, { tenderSn, lotNo, lines: [{ lineNo: lotNo, unitPrice }], deliveryDays: 10, nonce: newNonce() }, who)

async function giveDeposit(tenderSn: string, who: { visitor: Caller }, lotNo: number, bidSn: string): Promise<void> {
  dataOf(await ask(bidder.bidDeposit, { tenderSn, lotNo, kind: 'TRANSFER', reference: 'R1' }, who))
  dataOf(await ask(admin.adminDepositReview, { bidSn, verdict: 'accept' }, keyed(platform)))
}

/** Three bids for the first and the second lot, two for the third; the deposits are given. */
async function closed(): Promise<string> {
  const tenderSn = await published(byLots)
  const offers = [
    [firstBidder, ['20100', '20000', '100']],
    [secondBidder, ['20000', '20200', '200']],
    [thirdBidder, ['20300', '20300']],
  ] as const
  for (const [who, prices] of offers)
    for (const [index, price] of prices.entries()) {
      const { bidSn } = dataOf(await bidFor(tenderSn, who, index + 1, price))
      if (index !== 1) await giveDeposit(tenderSn, who, index + 1, bidSn)
    }
  clock.forward(26 * day)
  await due()
  return tenderSn
}

async function awarded(): Promise<string> {
  const tenderSn = await closed()
  dataOf(await ask(buyer.tenderAttend, { tenderSn }, colleague))
  dataOf(await ask(buyer.tenderOpen, await named(tenderSn), owner))
  dataOf(await ask(buyer.tenderEvaluate, { ...(await named(tenderSn)), expertIds: [7001], declared: 1 }, owner))
  dataOf(await ask(buyer.tenderPublicize, await named(tenderSn), owner))
  clock.forward(4 * day)
  dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
  return tenderSn
}

const lotsOf = async (tenderSn: string) => (await seen(tenderSn)).lots.map(({ state, winnerTitle }) => [state, winnerTitle])
const depositsOf = async (tenderSn: string) =>
  (
    await client.query<{ text: string }>(
      `SELECT lot_no || ' ' || deposit_state AS text FROM bid JOIN tender USING (tender_id) WHERE tender_sn = $1 ORDER BY bid_id`,
      [tenderSn],
    )
  ).rows.map(({ text }) => text)

test('a lot with fewer than three bids fails alone and stays sealed; the others go on', async () => {
  const tenderSn = await closed()
  expect(await seen(tenderSn)).toMatchObject({ state: 'OPENABLE', lotNum: 3, deposit: 11_000, record: [] })
  expect((await seen(tenderSn)).lots.map(({ state, reason }) => [state, reason])).toEqual([
    ['RUNNING', ''],
    ['RUNNING', ''],
    ['FAILED', '有效投标少于 3 家'],
  ])
  expect((await depositsOf(tenderSn)).filter((text) => text.startsWith('3'))).toEqual(['3 REFUNDING', '3 REFUNDING'])
  dataOf(await ask(buyer.tenderAttend, { tenderSn }, colleague))
  dataOf(await ask(buyer.tenderOpen, await named(tenderSn), owner))
  const { record } = dataOf(await ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn }))
  expect(record.map(({ lot }) => lot).toSorted()).toEqual(['一标段', '一标段', '一标段', '二标段', '二标段', '二标段'])
  // Whoever reads the record can recompute the receipt of each lot.
  for (const one of record) expect(await receiptOf(JSON.parse(one.payload), one.nonce)).toBe(one.receipt)
  expect(new Set(record.map(({ receipt }) => receipt)).size).toBe(6)
  const { rows } = await client.query(
    `SELECT DISTINCT b.state, b.payload FROM bid b JOIN tender USING (tender_id) WHERE tender_sn = $1 AND lot_no = 3`,
    [tenderSn],
  )
  expect(rows).toEqual([{ state: 'RETURNED', payload: null }])
})

test('each lot has its own winner and its own letters; one that steps back makes the next of its lot win', async () => {
  const tenderSn = await awarded()
  expect(await lotsOf(tenderSn)).toEqual([
    ['AWARDED', '店铺1002'],
    ['AWARDED', '店铺1001'],
    ['FAILED', ''],
  ])
  const { rows: told } = await client.query(
    `SELECT payload -> 'results' AS results FROM event_outbox WHERE key = $1 AND payload ->> 'act' = 'award'`,
    [tenderSn],
  )
  expect(told).toEqual([
    {
      results: [
        { lot: '一标段', winnerStoreId: 1002, loserStoreIds: [1001, 1003] },
        { lot: '二标段', winnerStoreId: 1001, loserStoreIds: [1002, 1003] },
      ],
    },
  ])
  dataOf(await ask(bidder.bidDecline, { tenderSn, lotNo: 1, reason: '产能不足' }, secondBidder))
  expect(await lotsOf(tenderSn)).toEqual([
    ['RUNNING', ''],
    ['AWARDED', '店铺1001'],
    ['FAILED', ''],
  ])
  expect((await depositsOf(tenderSn)).filter((text) => text.endsWith('FORFEITED'))).toEqual(['1 FORFEITED'])
  // What is awarded is not undone by an end of the whole.
  expect((await ask(buyer.tenderTerminate, { ...(await named(tenderSn)), reason: 'x' }, owner)).code).toBe('tender.lotsAwarded')
  expect((await ask(buyer.tenderFail, { ...(await named(tenderSn)), reason: 'x' }, owner)).code).toBe('tender.validLeft')
  dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
  expect(await lotsOf(tenderSn)).toEqual([
    ['AWARDED', '店铺1001'],
    ['AWARDED', '店铺1001'],
    ['FAILED', ''],
  ])
})

test('the tender is contracted when each winner has a contract; deposits go back lot by lot, and failed lots are repeated', async () => {
  const tenderSn = await awarded()
  const termsOf = async (lotNo: number) => {
    const winner = (await seen(tenderSn)).record.find((bid) => bid.lotNo === lotNo && bid.state === 'WON')
    return JSON.parse(winner?.payload ?? '') as { total: string; deliveryDays: number; lines: { lineNo: number; unitPrice: string }[] }
  }
  const [first, second] = [await termsOf(1), await termsOf(2)]
  await app.inTransaction((tx) => recordContract(tx, { tenderSn, lotNo: 2 }, second, clock.now()))
  expect((await seen(tenderSn)).state).toBe('AWARDED')
  expect((await depositsOf(tenderSn)).filter((text) => text.startsWith('1'))).toEqual(['1 PAID', '1 PAID', '1 PAID'])
  expect((await ask(bidder.bidDecline, { tenderSn, lotNo: 2, reason: 'x' }, firstBidder)).code).toBe('tender.inForce')
  // The other lot's terms are not this one's.
  await app.inTransaction((tx) => recordContract(tx, { tenderSn, lotNo: 1 }, second, clock.now()))
  expect((await seen(tenderSn)).state).toBe('AWARDED')
  await app.inTransaction((tx) => recordContract(tx, { tenderSn, lotNo: 1 }, first, clock.now()))
  expect((await seen(tenderSn)).state).toBe('CONTRACTED')
  expect((await depositsOf(tenderSn)).filter((text) => text.startsWith('1'))).toEqual(['1 REFUNDING', '1 REFUNDING', '1 REFUNDING'])
  const again = dataOf(await ask(buyer.tenderRepeat, { tenderSn }, keyed(owner)))
  const repeated = await seen(again.tenderSn)
  expect([repeated.lines.map(({ lineNo }) => lineNo), repeated.lots, repeated.estimate, repeated.deposit]).toEqual([[3], [], 300_000, 6000])
})

test('when the last candidate of a lot steps back, the lot fails and the others stay awarded', async () => {
  const tenderSn = await awarded()
  for (const who of [secondBidder, firstBidder, thirdBidder]) {
    dataOf(await ask(bidder.bidDecline, { tenderSn, lotNo: 1, reason: '产能不足' }, who))
    dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
  }
  expect(await lotsOf(tenderSn)).toEqual([
    ['FAILED', ''],
    ['AWARDED', '店铺1001'],
    ['FAILED', ''],
  ])
})

test('lots must fit the lines and the limits of each; a bid names its lot', async () => {
  const draft = { mode: 'ENTERPRISE', access: 'OPEN', title: 'x', body: 'x', deadline: '2027-12-01T00:00:00Z', ...byLots } as const
  const save = (more: Partial<InputOf<typeof buyer.tenderSave>>) => ask(buyer.tenderSave, { ...draft, ...more }, keyed(owner))
  expect((await save({ lots: byLots.lots.slice(0, 2) })).code).toBe('tender.lotsDiffer')
  expect((await save({ lines: [...byLots.lines, line(4, '')] })).code).toBe('tender.lotsDiffer')
  const dear = byLots.lots.map((lot) => ({ ...lot, deposit: '6000.01' }))
  expect((await save({ lots: dear })).code).toBe('tender.depositTooHigh')
  const tenderSn = await published(byLots)
  expect((await ask(bidder.bidSubmit, { ...bidOf(2), tenderSn }, firstBidder)).code).toBe('tender.lotUnknown')
  expect((await bidFor(tenderSn, firstBidder, 4, '1')).code).toBe('tender.lotUnknown')
  expect((await bidFor(tenderSn, firstBidder, 1, '25001')).code).toBe('tender.aboveCeiling')
  expect((await ask(bidder.bidSubmit, { ...bidOf(2), lotNo: 1, tenderSn }, firstBidder)).code).toBe('tender.lineUnknown')
  dataOf(await bidFor(tenderSn, firstBidder, 1, '1'))
  const second = dataOf(await bidFor(tenderSn, firstBidder, 2, '1'))
  dataOf(await ask(bidder.bidWithdraw, { tenderSn, lotNo: 1 }, firstBidder))
  const { bids } = dataOf(await ask(bidder.bidderTenderDetail, { tenderSn }, firstBidder))
  expect(bids.map(({ lot, state }) => [lot, state])).toEqual([
    ['一标段', 'WITHDRAWN'],
    ['二标段', 'SUBMITTED'],
  ])
  expect(bids[1]?.bidSn).toBe(second.bidSn)
})
