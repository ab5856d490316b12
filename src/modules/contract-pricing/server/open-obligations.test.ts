import { expect, test } from 'vitest'
import { contractDraft, type Draft } from '../../../../tests/fixtures/trade/contract-draft.ts'
import { indexDraft, anIndexContractHouse, indexWeek as week } from '../../../../tests/fixtures/trade/index-contract-house.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { contractAct } from '../../contract/endpoints.ts'
import { sellerContractDetail } from '../../contract/endpoints-staff.ts'
import {
  contractSupplement,
  contractSupplementSign,
  sellerContractSupplementAct,
  sellerContractSupplementSign,
} from '../../contract/endpoints-supplements.ts'
import { contractPrice, contractPriceFix } from '../endpoints.ts'

const market = await anIndexContractHouse()
const { ask, client, clock, company, store, once, signed, inForce, acts, tellQuote } = market
const day = 86_400_000
const [line] = contractDraft.content.lines
if (!line) throw new Error('a line')

/** What follows after both sides signed a supplement. */
async function supplemented(contractId: number, lines: Draft['content']['lines']): Promise<void> {
  dataOf(await ask(contractSupplement, { contractId, lines, endsOn: '2027-12-31', text: '' }, once(company)))
  const key = { contractId, supplementNo: 1 }
  dataOf(await ask(sellerContractSupplementAct, { ...key, act: 'confirm' }, store))
  dataOf(await ask(contractSupplementSign, { ...key, smsCode: await market.codeOf(company) }, company))
  dataOf(await ask(sellerContractSupplementSign, { ...key, smsCode: await market.codeOf(store) }, store))
  for (const side of ['buyer', 'store'] as const) await market.work(contractId, side, 1)
}

test('a supplement takes out an earlier line: fixings and prices stay with theirs, and a confirmed price is owed as before', async () => {
  const draft = indexDraft({ ...week, method: 'fixings', fixings: 2 })
  const [first] = draft.content.lines
  if (!first) throw new Error('a line')
  const lines = [{ ...line, name: '运费' }, first, { ...first, name: '锌合金', index: week }]
  const contractId = await signed({ ...draft, content: { ...draft.content, lines } })
  const linesOf = async () => dataOf(await ask(contractPrice, { contractId }, company)).lines
  const [second] = await linesOf()
  dataOf(await ask(contractPriceFix, { contractId, lineNo: 2, quoteId: second?.today?.quoteId ?? 0, quantity: '10' }, once(company)))
  clock.forward(day)
  await tellQuote('ZN0-SH')
  for (const who of ['buyer', 'store'] as const) dataOf(await acts(who, contractId, 'confirm', { lineNo: 3 }))
  const [, , third] = (await market.detail(contractId)).agreed.lines
  const [, fixed] = (await market.detail(contractId)).agreed.lines
  if (!third || !fixed) throw new Error('three lines')
  await supplemented(contractId, [{ ...line, name: '新行' }, fixed])
  expect((await market.detail(contractId)).agreed.lines.map(({ no, name }) => [no, name])).toEqual([
    [4, '新行'],
    [2, '锌锭'],
  ])
  const after = await linesOf()
  expect(after.map(({ lineNo, name, fixings, settlement }) => [lineNo, name, fixings.length, settlement?.differenceState])).toEqual([
    [2, '锌锭', 1, 'OPEN'],
    [3, '锌合金', 0, 'DUE'],
  ])
  dataOf(await acts('buyer', contractId, 'receive', { lineNo: 3, reason: '电汇' }))
})

test('an open final price or difference keeps performance from being complete, and both sides read why', async () => {
  const contractId = await inForce()
  await client.query(`UPDATE contract SET state = 'PERFORMING', performed_at = now() WHERE contract_id = $1`, [contractId])
  const completes = async () => (await ask(contractAct, { contractId, act: 'complete', versionNo: 1 }, company)).code
  const openOf = async () => {
    const [mine, theirs] = [await market.detail(contractId), dataOf(await ask(sellerContractDetail, { contractId }, store))]
    expect(theirs.obligations).toEqual(mine.obligations)
    expect(theirs.can.includes('complete')).toBe(mine.obligations.length === 0)
    return mine.obligations.map(({ lineNo, kind, amount }) => [lineNo, kind, amount])
  }
  expect([await completes(), await openOf()]).toEqual(['contract.obligationsOpen', [[1, 'price', 0]]])
  clock.forward(day)
  await tellQuote('ZN0-SH')
  expect(await openOf()).toEqual([[1, 'price', 0]])
  for (const who of ['buyer', 'store'] as const) dataOf(await acts(who, contractId, 'confirm'))
  expect([await completes(), await openOf()]).toEqual(['contract.obligationsOpen', [[1, 'storeOwes', 13_800]]])
  expect((await market.detail(contractId)).completed).toEqual([])
  dataOf(await acts('buyer', contractId, 'receive', { reason: '电汇' }))
  expect([await completes(), await openOf()]).toEqual([undefined, []])
})
