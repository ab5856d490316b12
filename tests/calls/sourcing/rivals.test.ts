import { expect, test } from 'vitest'
import type { Envelope } from '../../../src/api/envelope.ts'
import { rfqDetail } from '../../../src/modules/rfq/endpoints.ts'
import { awardSubmit } from '../../../src/modules/rfq/endpoints-award.ts'
import * as buyer from '../../../src/modules/tender/endpoints.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'
import { aTenderHouse, tenderPeople } from '../../fixtures/trade/tender-house.ts'

const tender = await aTenderHouse()
const market = await anRfqMarket()
const codesOf = (answers: readonly Envelope[]) => answers.map(({ state, code }) => (state === 200 ? 'done' : code)).toSorted()

test('points are given by the named expert for the bids of that tender, once: not by a colleague, a bidder or twice at once, not for a foreign bid', async () => {
  const { owner, colleague, firstBidder } = tenderPeople
  const [foreign, tenderSn] = [
    await tender.opened(['90', '91', '92'], { scoring: 'WEIGHTED', priceWeight: 60 }),
    await tender.opened(['100', '110', '120'], { scoring: 'WEIGHTED', priceWeight: 60 }),
  ]
  const bidsOf = async (sn: string) => (await tender.seen(sn)).record.map(({ bidSn }) => bidSn)
  const [own, others] = [await bidsOf(tenderSn), await bidsOf(foreign)]
  const given = (bids: readonly string[], points = 37) => bids.map((bidSn) => ({ bidSn, points }))
  const score = (who: typeof owner, scores: ReturnType<typeof given>) =>
    tender.ask(buyer.tenderScore, { tenderSn, declared: 1, scores }, who)
  const written = async () => (await tender.client.query<{ points: number }>('SELECT points FROM bid_score')).rows
  expect((await score(owner, given(own))).code).toBe('tender.notExpert')
  dataOf(await tender.ask(buyer.tenderEvaluate, { ...(await tender.named(tenderSn)), expertIds: [7001], declared: 1 }, owner))
  expect((await score(colleague, given(own))).code).toBe('tender.notExpert')
  expect((await score(firstBidder, given(own))).state).toBe(259)
  for (const wrong of [
    given([...own.slice(1), ...others.slice(0, 1)]),
    given([...own, ...others]),
    given([...own.slice(1), ...own.slice(1, 2)]),
  ])
    expect((await score(owner, wrong)).code).toBe('tender.scoresIncomplete')
  expect((await score(owner, given(own, 101))).state).toBe(255)
  expect(await written()).toEqual([])
  const both = await Promise.all([score(owner, given(own, 37)), score(owner, given(own, 73))])
  expect(codesOf(both)).toEqual(['done', 'tender.notExpert'])
  const rows = await written()
  expect([rows.length, new Set(rows.map(({ points }) => points)).size]).toEqual([3, 1])
})

test('an award takes lines that were offered in the own request at the version that was shown; everything else moves nothing', async () => {
  const { published, quoted, close, compared, picks, versionOf, once, ask, one, two, company, client } = market
  const priced = ['23000', '5000'] as const
  const [other, sn] = [await published(), await published()]
  for (const request of [other, sn]) {
    dataOf(await quoted(one, request, [...priced]))
    dataOf(await quoted(two, request, ['23100', null]))
    await close(request)
  }
  const mine = await picks(sn, [
    [1, 1001],
    [2, 1001],
  ])
  const [first, second] = mine
  const [theirs] = await picks(other, [[1, 1001]])
  const [refused] = await picks(sn, [[2, 1002]])
  if (!first || !second || !theirs || !refused) throw new Error('two lines')
  const award = async (lines: typeof mine, who = market.buyer) =>
    ask(awardSubmit, { inquirySn: sn, expectedVersion: await versionOf(sn), lines }, once(who))
  const wrong: readonly [typeof mine, string][] = [
    [[theirs], 'rfq.quoteGone'],
    [[first, { ...second, quotationSn: theirs.quotationSn }], 'rfq.quoteGone'],
    [[refused], 'rfq.lineNotOffered'],
    [[first, first], 'rfq.lineTwice'],
    [[first, { ...first, lineNo: 3 }], 'rfq.lineNotOffered'],
    [[{ ...first, expectedVersion: first.expectedVersion - 1 }], 'rfq.quoteChanged'],
  ]
  for (const [lines, code] of wrong) expect([code, (await award(lines)).code]).toEqual([code, code])
  expect((await award(mine, company)).code).toBe('rfq.gone')
  expect((await award(mine, one)).code).toBe('rfq.gone')
  const accepted = async () =>
    (await client.query<{ count: number }>('SELECT count(*)::int AS count FROM quotation_line WHERE accepted')).rows[0]?.count
  expect([(await compared(sn))?.state, await accepted()]).toEqual(['COMPARING', 0])
  dataOf(await award([first]))
  expect([dataOf(await ask(rfqDetail, { inquirySn: sn }, market.buyer)).state, await accepted()]).toEqual(['PARTIALLY_AWARDED', 1])
  // What is awarded is not awarded again, to nobody.
  expect((await award([first])).state).toBe(255)
  expect((await award(await picks(sn, [[1, 1002]]))).state).toBe(255)
  expect(await accepted()).toBe(1)
})
