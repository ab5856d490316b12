import { expect, test } from 'vitest'
import { indexDraft, anIndexContractHouse, indexWeek as week } from '../../../../tests/fixtures/trade/index-contract-house.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { contractDownload, contractSave } from '../../contract/endpoints.ts'
import type { IndexTerms } from '../../contract/rules/index-terms.ts'
import { contractPriceFile, contractPriceFix, sellerContractPrice } from '../endpoints.ts'
import { contractPricingTimers, verifySettlement } from './public.ts'

const market = await anIndexContractHouse()
const { ask, client, clock, company, store, house, once, inForce, seen, acts, tellQuote } = market
const day = 86_400_000

const quote = (seriesCode: string, date: string, price: number) =>
  client.query(`INSERT INTO index_quote (series_code, quote_date, low, high, price, published_at) VALUES ($1, $2, $3, $3, $3, now())`, [
    seriesCode,
    date,
    price * 10_000,
  ])

const setCurrent = (date: string, price: number, isCurrent: boolean) =>
  client.query(`UPDATE index_quote SET is_current = $3 WHERE series_code = 'ZN0-SH' AND quote_date = $1 AND price = $2`, [
    date,
    price * 10_000,
    isCurrent,
  ])

test('terms stand in the signed text with the name that the market gives the series; others are refused', async () => {
  const contractId = await inForce()
  const contract = await market.detail(contractId)
  expect(contract.content.lines[0]?.index).toMatchObject({ seriesName: '0#锌 上海均价', seriesTax: 1 })
  const price = contract.clauses.find(({ title }) => title === '价格与结算')?.text
  expect(price).toContain(
    '第 1 行单价为暂定价，最终单价按「0#锌 上海均价」2026-11-16 至 2026-11-20 各报价日均价的算术平均值加升水 30 元/吨',
  )
  dataOf(await ask(contractDownload, { contractId }, company))
  const codeOf = async (over: Partial<IndexTerms>, unit = '吨') => {
    const draft = indexDraft({ ...week, ...over })
    const lines = draft.content.lines.map((one) => ({ ...one, unit }))
    return (await ask(contractSave, { ...draft, content: { ...draft.content, lines } }, once(company))).code
  }
  expect(await codeOf({ seriesCode: 'LME-3M' })).toBe('contract.indexSeries')
  expect(await codeOf({ to: '2026-11-15' })).toBe('contract.indexWindow')
  expect(await codeOf({ method: 'fixings' })).toBe('contract.indexFixings')
  expect(await codeOf({}, '件')).toBe('contract.indexUnit')
})

test('the window is open: both sides see the average so far, and nothing can be settled', async () => {
  const contractId = await inForce()
  const open = await seen(contractId)
  expect(open).toMatchObject({ windowState: 'OPEN', settlement: null, can: [], unfixed: '25' })
  expect(open.days).toHaveLength(5)
  expect(open.running).toMatchObject({ average: 23_418, price: 23_448, amount: 586_200, difference: -13_800 })
  expect(dataOf(await ask(sellerContractPrice, { contractId }, store)).lines[0]?.running?.price).toBe(23_448)
  expect((await ask(sellerContractPrice, { contractId }, { visitor: aStoreClerk(1002) })).code).toBe('api.notFound')
  expect((await acts('buyer', contractId, 'calculate')).code).toBe('contractPricing.windowOpen')
  const { rows } = await client.query('SELECT settlement_id FROM contract_settlement WHERE contract_id = $1', [contractId])
  expect(rows).toEqual([])
})

test('the buyer fixes at the quote of the day within what is agreed; the rest takes the average', async () => {
  const contractId = await inForce({ ...week, method: 'fixings', fixings: 1 })
  const { today } = await seen(contractId)
  const fix = (quantity: string, quoteId = today?.quoteId ?? 0) =>
    ask(contractPriceFix, { contractId, lineNo: 1, quoteId, quantity }, once(company))
  expect((await fix('25.1')).code).toBe('contractPricing.fixTooMuch')
  expect((await fix('10', 1)).code).toBe('contractPricing.quoteChanged')
  dataOf(await fix('10'))
  expect((await fix('1')).code).toBe('contractPricing.fixingsUsed')
  const fixed = await seen(contractId)
  expect(fixed).toMatchObject({ unfixed: '15', can: [] })
  // (10 × 23610 + 15 × 23418) ÷ 25 + 30
  expect(fixed.running).toMatchObject({ base: 23_494.8, price: 23_524.8 })
})

test('the margin is called once when the running price crosses the agreed percentage, and ends when it is back', async () => {
  // 23448 against 24000 is 2.3 % below.
  const contractId = await inForce({ ...week, to: '2026-11-30', marginPercent: 2 })
  await tellQuote('ZN0-SH')
  await tellQuote('ZN0-SH')
  const call = { side: 'store', date: '2026-11-20', price: 23_448, amount: 13_800 }
  expect((await seen(contractId)).marginCall).toEqual(call)
  const newsOf = async () => {
    const { rows } = await client.query<{ state: string }>(
      `SELECT payload->>'state' AS state FROM event_outbox WHERE event = 'contractPricing.moved' AND payload->>'contractId' = $1`,
      [String(contractId)],
    )
    return rows.map(({ state }) => state)
  }
  expect(await newsOf()).toEqual(['MARGIN_CALL'])
  await setCurrent('2026-11-18', 23_520, false)
  await quote('ZN0-SH', '2026-11-18', 25_000)
  await tellQuote('ZN0-SH')
  expect((await seen(contractId)).marginCall).toBeNull()
  await setCurrent('2026-11-18', 25_000, false)
  await setCurrent('2026-11-18', 23_520, true)
  expect(await newsOf()).toEqual(['MARGIN_CALL'])
})

test('after the window the sheet is made once, both confirm it, and the difference is owed and received', async () => {
  const contractId = await inForce()
  clock.forward(day)
  await tellQuote('ZN0-SH')
  await contractPricingTimers['contractPrice/settle']?.(house, String(contractId))
  const made = await seen(contractId)
  expect(made.settlement).toMatchObject({
    revision: 1,
    state: 'COMPUTED',
    price: 23_448,
    amount: 586_200,
    provisionalAmount: 600_000,
    difference: -13_800,
  })
  expect(made.settlement?.days.map(({ price }) => price)).toEqual([23_320, 23_250, 23_520, 23_390, 23_610])
  expect((await acts('buyer', contractId, 'dispute')).code).toBe('contractPricing.reasonNeeded')
  dataOf(await acts('buyer', contractId, 'dispute', { reason: '实收 24.8 吨' }))
  expect((await acts('store', contractId, 'withdraw')).code).toBe('kernel.moveBlocked')
  expect((await acts('store', contractId, 'calculate', { quantity: '999999999' })).state).not.toBe(200)
  expect((await seen(contractId)).settlement?.revision).toBe(1)
  const again = dataOf(await acts('store', contractId, 'calculate', { quantity: '24.8' })).lines[0]?.settlement
  expect(again).toMatchObject({ revision: 2, state: 'COMPUTED', quantity: '24.8', difference: -13_689.6 })
  expect((await acts('buyer', contractId, 'confirm')).code).toBe('contractPricing.sheetChanged')
  const [first, second] = await Promise.all([
    acts('buyer', contractId, 'confirm', { revision: 2 }),
    acts('store', contractId, 'confirm', { revision: 2 }),
  ])
  dataOf(first)
  dataOf(second)
  const agreed = await seen(contractId)
  expect(agreed.settlement).toMatchObject({ state: 'CONFIRMED', differenceState: 'DUE' })
  expect(agreed.can).toEqual(['receive', 'waive', 'download'])
  expect((await acts('store', contractId, 'waive', { revision: 2, reason: '免' })).code).toBe('kernel.moveBlocked')
  dataOf(await acts('buyer', contractId, 'receive', { revision: 2, reason: '12 月 1 日电汇' }))
  expect((await seen(contractId)).settlement).toMatchObject({ differenceState: 'RECEIVED', differenceNote: '12 月 1 日电汇' })
  expect((await acts('store', contractId, 'calculate')).code).toBe('contractPricing.agreedAlready')
  const { rows } = await client.query<{ state: string }>(
    `SELECT payload->>'state' AS state FROM event_outbox WHERE event = 'contractPricing.moved' AND payload->>'contractId' = $1 ORDER BY event_id`,
    [String(contractId)],
  )
  expect(rows.map(({ state }) => state)).toEqual(['PRICED', 'PRICE_DISPUTED', 'PRICED', 'PRICE_SETTLED'])
})

test('the sheet as PDF and CSV says every quote and every step, and is verified by its number', async () => {
  const contractId = await inForce()
  await tellQuote('ZN0-SH')
  const { settlement } = await seen(contractId)
  const fileOf = async (format: 'pdf' | 'csv') =>
    Buffer.from(dataOf(await ask(contractPriceFile, { contractId, lineNo: 1, format }, company)).base64, 'base64').toString()
  const csv = await fileOf('csv')
  for (const words of [
    '2026-11-18,23520.00',
    '5 个报价日的算术平均值,23418',
    '最终单价（含税，四舍五入到分）,23448',
    '差额 = 最终金额 − 暂定金额,-13800',
  ])
    expect(csv).toContain(words)
  expect(await fileOf('pdf')).toContain('供方应退回 ¥13,800.00')
  const number = settlement?.settlementSn ?? ''
  expect(await verifySettlement(house.read, number, 'zh')).toMatchObject({ kind: 'contract', number, amount: 58_620_000n })
})

test('a market day without a quote is refused by name; a day on which nothing was quoted is named as closed; a correction changes no sheet', async () => {
  const contractId = await inForce({ ...week, to: '2026-11-24' })
  for (const date of ['2026-11-23', '2026-11-24']) await quote('ZN1-SH', date, 23_500)
  clock.forward(4 * day)
  expect((await acts('buyer', contractId, 'calculate')).code).toBe('contractPricing.notQuotedYet')
  await quote('ZN0-SH', '2026-11-25', 23_600)
  expect((await acts('buyer', contractId, 'calculate')).code).toBe('contractPricing.daysMissing')
  expect((await seen(contractId)).missing).toEqual(['2026-11-23', '2026-11-24'])
  await quote('ZN0-SH', '2026-11-24', 23_600)
  await client.query(`DELETE FROM index_quote WHERE series_code = 'ZN1-SH' AND quote_date = '2026-11-23'`)
  await tellQuote('ZN0-SH')
  const made = await seen(contractId)
  expect(made.settlement).toMatchObject({ closed: ['2026-11-23'], isRevised: false })
  expect(made.settlement?.average).toBe(23_448.33)
  await setCurrent('2026-11-24', 23_600, false)
  await quote('ZN0-SH', '2026-11-24', 24_000)
  await tellQuote('ZN0-SH')
  expect((await seen(contractId)).settlement).toMatchObject({ revision: 1, average: 23_448.33, isRevised: true })
  expect(dataOf(await acts('store', contractId, 'calculate')).lines[0]?.settlement).toMatchObject({
    revision: 2,
    average: 23_515,
    isRevised: false,
  })
})
