import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readCatalog } from '../../../database/demo/catalog/catalog-data.ts'
import { loadMarket } from '../../../database/demo/market/load-market.ts'
import { contractDraft as blank } from '../../fixtures/trade/contract-draft.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { renderPdf } from '../../../src/adapters/pdf/render-document.ts'
import { rfqDetail } from '../../../src/modules/rfq/endpoints.ts'
import { quotedOrder } from '../../../src/modules/rfq/endpoints-award.ts'
import { contractedAwards } from '../../../src/modules/rfq/server/public.ts'
import { contractDraft, contractList, contractSave } from '../../../src/modules/contract/endpoints.ts'
import { contractHandlers } from '../../../src/modules/contract/server/public.ts'

const market = await anRfqMarket('demo_company')
const { company, one, two, once, house, client } = market
const deps = {
  service: null,
  demonstration: true,
  siteUrl: 'https://mall.example',
  render: renderPdf,
  secret: 'a secret',
  obligations: async () => [],
}
const ask = asker(house, contractHandlers(deps))
await loadMarket(client, readCatalog())

/** A request whose first line store 1001 has won with freight, and whose second store 1002 has won without tax. */
async function awarded(): Promise<string> {
  const inquirySn = await market.published()
  const price = { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice: '23380', deliveryDate: '2026-12-10' }
  const lines = [price, { lineNo: 2, offer: 'NOT_AVAILABLE' as const }]
  dataOf(await market.quoted(one, inquirySn, [], { freight: '1800', payTerms: '款到发货', lines }))
  dataOf(await market.quoted(two, inquirySn, ['23450', '5000'], { taxIncluded: 0 }))
  dataOf(await market.close(inquirySn))
  dataOf(
    await market.award(inquirySn, [
      [1, 1001],
      [2, 1002],
    ]),
  )
  return inquirySn
}
const told = (inquirySn: string, storeId: number) => ({
  id: randomUUID(),
  event: 'contract.quotationEffective',
  payload: { inquirySn, storeId, contractSn: `HT${storeId}` },
})
const hear = (inquirySn: string, storeId: number) => house.inTransaction((tx) => contractedAwards.take(tx, told(inquirySn, storeId), house))

test('a draft takes the awarded lines with freight and tax; contracts in force end the request', async () => {
  const inquirySn = await awarded()
  expect((await market.compared(inquirySn))?.contractable.map(({ storeId }) => storeId)).toEqual([1001, 1002])
  const taken = dataOf(await ask(contractDraft, { awardSn: inquirySn, storeId: 1001 }, company))
  expect(taken.lines.map(({ quantity, price }) => [quantity, price])).toEqual([
    ['20', '23380.00'],
    ['1', '1800.00'],
  ])
  expect(taken.extra).toContain('款到发货')
  const taxed = dataOf(await ask(contractDraft, { awardSn: inquirySn, storeId: 1002 }, company))
  expect(taxed.lines.map(({ price }) => price)).toEqual(['5650.00'])
  const terms = { ...blank.content.terms, ...taken.terms }
  const text = { awardSn: inquirySn, title: taken.title, endsOn: '2027-12-31', content: { ...blank.content, terms, lines: taken.lines } }
  const made = dataOf(await ask(contractSave, { ...text, storeId: 1001 }, once(company)))
  expect(made).toMatchObject({ source: 'QUOTATION', sourceSn: inquirySn, storeId: 1001, total: 469_400 })
  expect(dataOf(await ask(contractList, { source: 'QUOTATION' }, company)).list.map(({ contractId }) => contractId)).toContain(
    made.contractId,
  )

  await hear(inquirySn, 1001)
  await hear(inquirySn, 1001)
  expect((await market.compared(inquirySn))?.contractable.map(({ storeId }) => storeId)).toEqual([1002])
  expect((await ask(contractSave, { ...text, storeId: 1001 }, once(company))).code).toBe('contract.quotationGone')
  expect((await market.ask(rfqDetail, { inquirySn }, company)).data?.state).toBe('AWARDED')
  await hear(inquirySn, 1002)
  expect((await market.ask(rfqDetail, { inquirySn }, company)).data?.state).toBe('CONVERTED')
  const { rows } = await client.query('SELECT end_result, contract_sns FROM inquiry WHERE inquiry_sn = $1', [inquirySn])
  expect(rows).toEqual([{ end_result: 'CONTRACT', contract_sns: ['HT1001', 'HT1002'] }])
})

test('what stands under a contract is not ordered a second time; others’ awards are as if absent', async () => {
  const inquirySn = await awarded()
  await hear(inquirySn, 1002)
  const compared = await market.compared(inquirySn)
  expect(compared?.orderTotal).toBe(469_400)
  const wish = { inquirySn, expectedVersion: compared?.version ?? 0, expectedTotal: 469_400 }
  const placed = dataOf(await market.ask(quotedOrder, wish, once(company)))
  const { rows } = await client.query('SELECT store_id::int AS store FROM orders WHERE order_sn = ANY($1)', [placed.orderSnList])
  expect(rows).toEqual([{ store: 1001 }])
  const foreign = { visitor: { ...company.visitor, member: company.visitor.member && { ...company.visitor.member, enterpriseId: 999 } } }
  expect((await ask(contractDraft, { awardSn: inquirySn, storeId: 1001 }, foreign)).code).toBe('api.notFound')
})

const pricing = { from: '2026-12-01', to: '2026-12-31', method: 'fixings', fixings: 3, marginPercent: 5 } as const
const indexed = { delivery: 'DELIVERED', priceBasis: 'INDEX', seriesCode: 'ZN0-SH', premium: '120.50' } as const

async function awardedByIndex(terms: typeof indexed & { pricing?: typeof pricing }): Promise<string> {
  const inquirySn = await market.published()
  const price = { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice: '23380', deliveryDate: '2026-12-10' }
  dataOf(await market.quoted(one, inquirySn, [], { terms, freight: '1800', lines: [price, { lineNo: 2, offer: 'NOT_AVAILABLE' }] }))
  dataOf(await market.close(inquirySn))
  dataOf(await market.award(inquirySn, [[1, 1001]]))
  return inquirySn
}

test('index terms of a quotation come into the draft; a contract that says others is refused, and the words stay the same', async () => {
  const inquirySn = await awardedByIndex({ ...indexed, pricing })
  const taken = dataOf(await ask(contractDraft, { awardSn: inquirySn, storeId: 1001 }, company))
  const [goods, freight] = taken.lines
  expect(goods?.index).toEqual({
    seriesCode: 'ZN0-SH',
    seriesName: '0#锌 上海均价',
    seriesTax: 1,
    premium: '120.50',
    premiumTax: 1,
    ...pricing,
  })
  expect([freight?.index, taken.terms.priceMode, taken.terms.priceFormula]).toEqual([undefined, 'index', ''])
  if (!goods?.index || !freight) throw new Error('goods and freight')
  const content = { ...blank.content, terms: { ...blank.content.terms, ...taken.terms, priceFormula: '另议' } }
  const text = { awardSn: inquirySn, storeId: 1001, title: taken.title, endsOn: '2027-12-31' }
  const saves = (index: typeof goods.index | undefined) =>
    ask(contractSave, { ...text, content: { ...content, lines: [{ ...goods, index }, freight] } }, once(company))
  for (const change of [{ premium: '120' }, { to: '2026-12-30' }, { marginPercent: 4 }, { method: 'average' as const, fixings: 0 }])
    expect((await saves({ ...goods.index, ...change })).code).toBe('contract.differsFromQuotation')
  expect((await saves(undefined)).code).toBe('contract.differsFromQuotation')
  const made = dataOf(await saves({ ...goods.index, premium: '120.5' }))
  expect(made.clauses.find(({ title }) => title === '价格与结算')?.text).toContain('最多 3 次')
  const changed = { ...goods.index, from: '2026-12-02' }
  const again = { contractId: made.contractId, expectedVersion: made.version, title: made.title, endsOn: made.endsOn }
  const other = { ...again, content: { ...made.content, lines: [{ ...goods, index: changed }, freight] } }
  expect((await ask(contractSave, other, once(company))).code).toBe('contract.differsFromQuotation')
})

test('a quotation without a window leaves it to the two sides: the draft begins with the month of the delivery', async () => {
  const inquirySn = await awardedByIndex(indexed)
  const { lines, title, terms } = dataOf(await ask(contractDraft, { awardSn: inquirySn, storeId: 1001 }, company))
  const [goods, freight] = lines
  expect(goods?.index).toMatchObject({ from: '2026-12-01', to: '2026-12-31', method: 'average' })
  if (!goods?.index || !freight) throw new Error('goods and freight')
  const index = { ...goods.index, from: '2026-12-15', to: '2026-12-20' }
  const content = { ...blank.content, terms: { ...blank.content.terms, ...terms }, lines: [{ ...goods, index }, freight] }
  dataOf(await ask(contractSave, { awardSn: inquirySn, storeId: 1001, title, endsOn: '2027-12-31', content }, once(company)))
})

test('where the goods of a store are ordered already, a draft takes what is left, without freight', async () => {
  const inquirySn = await market.published()
  const goods = { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice: '23380' }
  const lines = [goods, { lineNo: 2, offer: 'PRICE' as const, unitPrice: '5000' }]
  dataOf(await market.quoted(one, inquirySn, [], { freight: '1800', lines }))
  dataOf(await market.close(inquirySn))
  dataOf(
    await market.award(inquirySn, [
      [1, 1001],
      [2, 1001],
    ]),
  )
  const wish = { inquirySn, expectedVersion: await market.versionOf(inquirySn), expectedTotal: 469_400 }
  dataOf(await market.ask(quotedOrder, wish, once(company)))
  const taken = dataOf(await ask(contractDraft, { awardSn: inquirySn, storeId: 1001 }, company))
  expect(taken.lines.map(({ price }) => price)).toEqual(['5000.00'])
  await hear(inquirySn, 1001)
  expect((await market.ask(rfqDetail, { inquirySn }, company)).data?.state).toBe('CONVERTED')
})
