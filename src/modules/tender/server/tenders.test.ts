import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aTenderHouse, tenderPeople, tenderPerson } from '../../../../tests/fixtures/trade/tender-house.ts'
import type { InputOf } from '../../../api/endpoint.ts'
import { newNonce, receiptOf } from '../../../kernel/sealing/receipt.ts'
import * as admin from '../endpoints-admin.ts'
import * as bidder from '../endpoints-bidder.ts'
import * as buyer from '../endpoints.ts'
import { recordContract } from './award-tender.ts'

const { owner, colleague, stranger, firstBidder, secondBidder, bidders, platform, keyed } = tenderPeople
const { client, clock, app, ask, due, published, seen, named, openingFor, bid, closed, opened, publicized, everything } =
  await aTenderHouse()
const day = 86_400_000

test('three sealed bids are opened by two people, ranked, made public and awarded to the lowest', async () => {
  const tenderSn = await publicized(['23500', '23100.5', '23900'])
  expect((await ask(buyer.tenderAward, await named(tenderSn), keyed(owner))).code).toBe('tender.publicityRuns')
  clock.forward(4 * day)
  const version = await named(tenderSn)
  // Two awards at once make one.
  const both = await Promise.all([1, 2].map(() => ask(buyer.tenderAward, version, keyed(owner))))
  expect(both.map(({ code }) => code).toSorted()).toContain('api.stale')
  const after = await seen(tenderSn)
  expect([after.state, after.winnerTotal]).toEqual(['AWARDED', 704_565.25])
  expect(after.record.map(({ state, rank }) => [state, rank])).toEqual([
    ['WON', 1],
    ['LOST', 2],
    ['LOST', 3],
  ])
  const { rows: told } = await client.query(`SELECT payload FROM event_outbox WHERE key = $1 AND payload ->> 'act' = 'award'`, [tenderSn])
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(/704565|23100|716750/)
  // The winner steps back: the next candidate is chosen.
  dataOf(await ask(bidder.bidDecline, { tenderSn, reason: '产能不足' }, secondBidder))
  dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
  expect((await seen(tenderSn)).winnerTitle).toBe('店铺1001')
})

test('whoever opened it can recompute every receipt, and a bid that was altered is shown', async () => {
  const tenderSn = await closed(['23500', '23100', '23900'])
  await client.query(
    `UPDATE bid SET sealed = set_byte(sealed, 200, get_byte(sealed, 200) # 1) WHERE store_id = 1002 AND tender_id = (SELECT max(tender_id) FROM tender)`,
  )
  dataOf(await ask(bidder.bidderAttend, { tenderSn }, firstBidder))
  dataOf(await ask(buyer.tenderOpen, await named(tenderSn), owner))
  const { record } = dataOf(await ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn }))
  expect(record.map(({ intact }) => intact)).toEqual([true, false, true])
  for (const one of record.filter(({ intact }) => intact)) expect(await receiptOf(JSON.parse(one.payload), one.nonce)).toBe(one.receipt)
  expect(record[1]).toMatchObject({ state: 'DISQUALIFIED', payload: '', total: null })
})

test('nothing opens before the deadline, without a second person, or by somebody else', async () => {
  const tenderSn = await published()
  for (const who of bidders) dataOf(await bid(tenderSn, who, '23000'))
  expect((await ask(buyer.tenderOpen, await named(tenderSn), owner)).code).toBe('kernel.moveNotNow')
  expect(await openingFor(owner, tenderSn)).toEqual(['BEFORE_DEADLINE', false])
  expect((await ask(buyer.tenderAttend, { tenderSn }, colleague)).code).toBe('tender.notOpenable')
  clock.forward(26 * day)
  await due()
  expect((await ask(buyer.tenderOpen, await named(tenderSn), owner)).code).toBe('tender.noWitness')
  expect(await openingFor(owner, tenderSn)).toEqual(['NO_WITNESS', false])
  dataOf(await ask(buyer.tenderAttend, { tenderSn }, owner))
  expect((await ask(buyer.tenderOpen, await named(tenderSn), owner)).code).toBe('tender.noWitness')
  expect(await openingFor(owner, tenderSn)).toEqual(['OWN_WITNESS', false])
  expect(await openingFor(colleague, tenderSn)).toEqual(['READY', true])
  expect((await ask(bidder.bidderAttend, { tenderSn }, tenderPerson(7009, 2, 1004))).code).toBe('api.notFound')
  expect((await bid(tenderSn, firstBidder, '1')).code).toBe('tender.notBidding')
})

test('sealed prices stand nowhere before the opening: no call, no row of any schema, which is what a dump holds', async () => {
  const tenderSn = await published()
  const canary = '87654.3219'
  const nonces = bidders.map(() => newNonce())
  for (const [index, who] of bidders.entries()) dataOf(await bid(tenderSn, who, canary, nonces[index]))
  const calls = await Promise.all([
    ask(buyer.tenderDetail, { tenderSn }, owner),
    ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn }),
    ask(bidder.bidderTenderDetail, { tenderSn }, firstBidder),
    ask(bidder.bidderTenderList, { tab: 'mine' }, firstBidder),
    ask(admin.adminTenderList, {}, platform),
    ask(admin.adminDepositList, {}, platform),
  ])
  const all = [JSON.stringify(calls), await everything()].join('\n')
  const hexOf = (text: string) => Buffer.from(text).toString('hex')
  for (const word of ['87654.3219', '876543219', hexOf('87654.3219'), '267345682', ...nonces]) expect(all).not.toContain(word)
  // Rivals and the tenderer do not learn how many bid.
  expect((await seen(tenderSn)).record).toEqual([])
})

test('fewer than three bids fail; the tender may be repeated as a linked draft', async () => {
  const tenderSn = await closed(['23500', '23100'])
  expect(await seen(tenderSn)).toMatchObject({ state: 'FAILED', record: [], can: ['retender'] })
  const again = dataOf(await ask(buyer.tenderRepeat, { tenderSn }, keyed(owner)))
  expect(await seen(again.tenderSn)).toMatchObject({ state: 'DRAFT', prevSn: tenderSn })
})

test('a deposit is checked by the platform; without one a bid does not count; it goes back within five days', async () => {
  const tenderSn = await published({ deposit: '20000' })
  for (const [index, who] of bidders.entries()) {
    const { bidSn } = dataOf(await bid(tenderSn, who, '23000'))
    dataOf(await ask(bidder.bidDeposit, { tenderSn, kind: index === 0 ? 'GUARANTEE' : 'TRANSFER', reference: 'R1' }, who))
    if (index === 2) continue
    const once = keyed(platform)
    const accepted = dataOf(await ask(admin.adminDepositReview, { bidSn, verdict: 'accept' }, once))
    expect(dataOf(await ask(admin.adminDepositReview, { bidSn, verdict: 'accept' }, once))).toEqual(accepted)
  }
  expect((await ask(buyer.tenderSave, { ...draftOf, deposit: '20000.01' }, keyed(owner))).code).toBe('tender.depositTooHigh')
  clock.forward(26 * day)
  await due()
  expect((await seen(tenderSn)).state).toBe('FAILED')
  const { list } = dataOf(await ask(admin.adminDepositList, {}, platform))
  expect(list.filter(({ state }) => state === 'REFUNDING')).toHaveLength(2)
})
const draftOf: InputOf<typeof buyer.tenderSave> = {
  mode: 'ENTERPRISE',
  access: 'OPEN',
  title: 'x',
  body: 'x',
  lines: [{ lineNo: 1, goodsName: '锌锭', number: '1', unitName: '吨' }],
  estimate: '1000000',
  deadline: '2027-12-01T00:00:00Z',
}

test('a late clarification and an objection move the deadline, nobody reads who asked', async () => {
  const tenderSn = await published({ mode: 'STATUTORY' })
  const first = (await seen(tenderSn)).deadline
  dataOf(await ask(bidder.tenderAsk, { tenderSn, text: '可否分批交货？' }, firstBidder))
  clock.forward(14 * day)
  const { questions } = await seen(tenderSn)
  expect(JSON.stringify(questions)).not.toMatch(/\b1001\b|person|store/)
  const answer = { answerTo: questions[0]?.questionId ?? 0, text: '可以' }
  expect((await ask(buyer.tenderClarify, { ...(await named(tenderSn)), ...answer, keepDeadline: 1 }, owner)).code).toBe(
    'tender.deadlineMustMove',
  )
  dataOf(await ask(buyer.tenderClarify, { ...(await named(tenderSn)), ...answer }, owner))
  const moved = await seen(tenderSn)
  expect(new Date(moved.deadline).getTime()).toBe(clock.now().getTime() + 15 * day)
  expect(moved.milestones.find(({ key }) => key === 'firstDeadline')?.time).toBe(first)
  dataOf(await ask(bidder.tenderObject, { tenderSn, text: '资质条件过高' }, secondBidder))
  expect((await bid(tenderSn, firstBidder, '1')).code).toBe('tender.notBidding')
  clock.forward(2 * day)
  const objection = (await seen(tenderSn)).questions.find(({ kind }) => kind === 'OBJECTION')
  dataOf(await ask(buyer.tenderResolve, { ...(await named(tenderSn)), answerTo: objection?.questionId ?? 0, text: '维持' }, owner))
  const back = await seen(tenderSn)
  expect([back.state, new Date(back.deadline).getTime()]).toEqual(['BIDDING', new Date(moved.deadline).getTime() + 2 * day])
})

test('foreign and invited tenders are as if absent; withdrawing and bidding again makes a new version', async () => {
  const tenderSn = await published({ access: 'INVITED', invitedStoreIds: [1001, 1002, 1003] })
  expect((await ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn })).code).toBe('api.notFound')
  expect((await ask(buyer.tenderDetail, { tenderSn }, tenderPerson(7009, 2))).state).not.toBe(200)
  expect((await ask(buyer.tenderSave, { ...draftOf, access: 'INVITED', invitedStoreIds: [1001] }, keyed(owner))).code).toBe(
    'tender.tooFewInvited',
  )
  const one = dataOf(await bid(tenderSn, firstBidder, '5'))
  dataOf(await ask(bidder.bidWithdraw, { tenderSn }, firstBidder))
  const two = dataOf(await bid(tenderSn, firstBidder, '6'))
  expect([two.version, two.receipt === one.receipt]).toEqual([2, false])
  expect((await ask(bidder.bidWithdraw, { tenderSn }, stranger)).code).toBe('api.notFound')
})

test('experts score alone; the contract must have the terms of the bid', async () => {
  const tenderSn = await opened(['100', '110', '120'], { scoring: 'WEIGHTED', priceWeight: 40 })
  dataOf(await ask(buyer.tenderEvaluate, { ...(await named(tenderSn)), expertIds: [7001], declared: 1 }, owner))
  expect((await ask(buyer.tenderPublicize, await named(tenderSn), owner)).code).toBe('tender.scoresOpen')
  const { record } = await seen(tenderSn)
  const scores = record.map(({ bidSn }, index) => ({ bidSn, points: [50, 60, 100][index] ?? 0 }))
  expect((await ask(buyer.tenderScore, { tenderSn, declared: 1, scores: scores.slice(1) }, owner)).code).toBe('tender.scoresIncomplete')
  dataOf(await ask(buyer.tenderScore, { tenderSn, declared: 1, scores }, owner))
  expect((await ask(buyer.tenderScore, { tenderSn, declared: 1, scores }, owner)).code).toBe('tender.notExpert')
  dataOf(await ask(buyer.tenderPublicize, await named(tenderSn), owner))
  clock.forward(4 * day)
  dataOf(await ask(buyer.tenderAward, await named(tenderSn), keyed(owner)))
  const winner = (await seen(tenderSn)).record.find(({ state }) => state === 'WON')
  expect(winner?.total).toBe(3660)
  const terms = JSON.parse(winner?.payload ?? '') as { total: string; deliveryDays: number; lines: { lineNo: number; unitPrice: string }[] }
  await app.inTransaction((tx) => recordContract(tx, { tenderSn, lotNo: 0 }, { ...terms, total: '1.00' }, clock.now()))
  expect((await seen(tenderSn)).state).toBe('AWARDED')
  await app.inTransaction((tx) => recordContract(tx, { tenderSn, lotNo: 0 }, terms, clock.now()))
  expect((await seen(tenderSn)).state).toBe('CONTRACTED')
})

test('who works for a bidding store is no evaluator, when named and when scoring; one of a store that does not bid may be', async () => {
  const seat = `INSERT INTO store_seat (member_id, store_id, role, capabilities, since) VALUES (7001, $1, '业务员', ARRAY['store.quote'], now())`
  const leave = () => client.query('DELETE FROM store_seat WHERE member_id = 7001')
  const tenderSn = await opened(['100', '110', '120'], { scoring: 'WEIGHTED', priceWeight: 40 })
  const name = async () => ask(buyer.tenderEvaluate, { ...(await named(tenderSn)), expertIds: [7001], declared: 1 }, owner)
  await client.query(seat, [1002])
  expect((await name()).code).toBe('tender.worksForBidder')
  await leave()
  await client.query(seat, [1004])
  dataOf(await name())
  const scores = (await seen(tenderSn)).record.map(({ bidSn }) => ({ bidSn, points: 80 }))
  await leave()
  await client.query(seat, [1002])
  expect((await ask(buyer.tenderScore, { tenderSn, declared: 1, scores }, owner)).code).toBe('tender.worksForBidder')
  await leave()
  dataOf(await ask(buyer.tenderScore, { tenderSn, declared: 1, scores }, owner))
})

test('a termination is public with its reason, and sealed bids stay sealed', async () => {
  const tenderSn = await published()
  for (const who of bidders) dataOf(await bid(tenderSn, who, '23000'))
  dataOf(await ask(buyer.tenderTerminate, { ...(await named(tenderSn)), reason: '采购计划取消' }, owner))
  expect(dataOf(await ask(buyer.tenderNoticeDetail, { noticeSn: tenderSn }))).toMatchObject({
    state: 'TERMINATED',
    reason: '采购计划取消',
    record: [],
  })
  const { rows } = await client.query(
    `SELECT DISTINCT state, payload FROM bid WHERE tender_id = (SELECT tender_id FROM tender WHERE tender_sn = $1)`,
    [tenderSn],
  )
  expect(rows).toEqual([{ state: 'RETURNED', payload: null }])
})

test('a reason that is called like a part of every object is read as it was typed', async () => {
  const tenderSn = await published()
  const ended = { tenderSn, expectedVersion: (await seen(tenderSn)).version }
  dataOf(await ask(buyer.tenderTerminate, { ...ended, reason: 'constructor' }, owner))
  expect(dataOf(await ask(bidder.bidderTenderDetail, { tenderSn }, firstBidder)).reason).toBe('constructor')
})
