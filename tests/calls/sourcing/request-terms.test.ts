import { expect, test } from 'vitest'
import { rfqClone, rfqDetail, rfqSave } from '../../../src/modules/rfq/endpoints.ts'
import { supplierRfqDetail } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'

const { buyer, company, one, two, draft, published, quoted, compared, close, award, inHours, once, ask } = await anRfqMarket()
const asked = {
  payment: 'CREDIT',
  payDays: 30,
  delivery: 'DELIVERED',
  taxIncluded: 1,
  validDays: 5,
  priceBasis: 'INDEX',
  seriesCode: 'ZN',
} as const

test('suppliers answer the terms of a request, and the comparison says of each whether it is met', async () => {
  const sn = await published({ terms: asked })
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data?.terms).toEqual(asked)
  const index = { delivery: 'DELIVERED', priceBasis: 'INDEX', seriesCode: 'ZN', premium: '-120.5' } as const
  expect((await quoted(one, sn, ['23000', '5000'], { payDays: 45, terms: { ...index, premium: '' } })).state).not.toBe(200)
  await quoted(one, sn, ['23000', '5000'], { payDays: 45, terms: index })
  await quoted(two, sn, ['22000', '4900'], { taxIncluded: 0, payDays: 0, terms: { delivery: 'PICKUP', priceBasis: 'FIXED' } })
  await close(sn)
  const open = await compared(sn)
  expect(open?.terms).toEqual(asked)
  expect(open?.quotations.map(({ meets }) => meets)).toEqual([
    { payment: true, delivery: true, tax: true, validity: true, priceBasis: true },
    { payment: false, delivery: false, tax: false, validity: true, priceBasis: false },
  ])
  // What was sealed with its terms fits its receipt.
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, one)).data).toMatchObject({ receiptHolds: true, current: { terms: index } })
  // The prices of an index quotation are provisional: nothing is ordered at them, a contract is drafted.
  expect((await award(sn, [[1, 1001]])).state).toBe(200)
  expect((await compared(sn))?.orderTotal).toBeNull()
})

test('what a supplier leaves out is not answered', async () => {
  const sn = await published({ terms: { delivery: 'PICKUP', payment: 'ON_DELIVERY' } })
  await quoted(one, sn, ['23000', null])
  await close(sn)
  expect((await compared(sn))?.quotations[0]).toMatchObject({ terms: null, meets: { delivery: null, payment: null, tax: null } })
})

test.each([
  [{ payment: 'CREDIT' }, 'rfq.payDaysMissing'],
  [{ priceBasis: 'INDEX' }, 'rfq.seriesMissing'],
] as const)('terms %j are refused: %s', async (terms, code) => {
  expect((await ask(rfqSave, draft({ terms }), once(buyer))).code).toBe(code)
})

test('a request is copied into a draft with another closing, whatever became of it; a stranger copies nothing', async () => {
  const sn = await published({ terms: asked })
  await quoted(one, sn, ['23000', '5000'])
  const before = (await ask(rfqDetail, { inquirySn: sn }, buyer)).data
  const closeTime = inHours(100)
  const made = await ask(rfqClone, { inquirySn: sn, closeTime }, once(buyer))
  const copy = (await ask(rfqDetail, { inquirySn: made.data?.inquirySn ?? '' }, buyer)).data
  expect(copy).toMatchObject({ state: 'DRAFT', title: before?.title, terms: asked, closeTime, quoteNum: 0, prevSn: '', round: 1 })
  expect(copy?.lines).toEqual(before?.lines)
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toEqual(before)
  expect((await ask(rfqClone, { inquirySn: sn, closeTime: inHours(0) }, once(buyer))).code).toBe('rfq.closeTimeRange')
  expect((await ask(rfqClone, { inquirySn: sn }, once(company))).code).toBe('rfq.gone')
})
