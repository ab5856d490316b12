import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contractDraft as blank } from '../../../../tests/fixtures/trade/contract-draft.ts'
import { anRfqMarket } from '../../../../tests/fixtures/trade/rfq-market.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { renderPdf } from '../../../adapters/pdf/render-document.ts'
import { rfqDetail } from '../../rfq/endpoints.ts'
import { quotedOrder } from '../../rfq/endpoints-award.ts'
import { contractedAwards } from '../../rfq/server/public.ts'
import { contractDraft, contractList, contractSave } from '../endpoints.ts'
import { contractHandlers } from './public.ts'

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
