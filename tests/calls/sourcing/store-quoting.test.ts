import { expect, test } from 'vitest'
import { quotationSubmit, supplierRfqDetail, supplierRfqList } from '../../../src/modules/rfq/endpoints-supplier-quotation.ts'
import {
  floorPrices,
  floorPriceSave,
  quotationSendBack,
  rfqSubscribe,
  rfqSubscriptions,
} from '../../../src/modules/rfq/endpoints-store-settings.ts'
import { anRfqMarket, type Person } from '../../fixtures/trade/rfq-market.ts'

const { buyer, one, two, published, quoted, once, ask, client } = await anRfqMarket()
/** Somebody of the first store's staff who is not its main account. */
const clerk: Person = {
  visitor: { ...two.visitor, stores: [{ storeId: 1001, storeName: '', capabilities: ['store.quote'] }] },
}
const toldOf = async (sn: string): Promise<number[]> => {
  const { rows } = await client.query<{ storeIds: number[] }>(
    `SELECT payload->'storeIds' AS "storeIds" FROM event_outbox WHERE event = 'rfq.published' AND payload->>'inquirySn' = $1`,
    [sn],
  )
  return rows[0]?.storeIds ?? []
}

test('a store is told of the categories that it subscribed to, and of its main ones while it subscribed to nothing', async () => {
  const usual = (await ask(rfqSubscriptions, {}, one)).data
  expect(usual?.categories).toEqual([])
  expect(await toldOf(await published())).toContain(1001)
  const other = 777_001
  await client.query(
    `INSERT INTO category SELECT (jsonb_populate_record(c, '{"category_id": ${other}, "pid": 0, "grade": 1}')).* FROM category c LIMIT 1`,
  )
  expect((await ask(rfqSubscribe, { categoryIds: [other, other] }, one)).data?.categories.map(({ categoryId }) => categoryId)).toEqual([
    other,
  ])
  expect(await toldOf(await published())).not.toContain(1001)
  expect((await ask(rfqSubscribe, { categoryIds: [99_999_999] }, one)).code).toBe('rfq.categoryGone')
  const own = await client.query<{ ids: number[] }>(
    `SELECT category_ids::int[] AS ids FROM inquiry_line WHERE category_ids <> '{}' LIMIT 1`,
  )
  await ask(rfqSubscribe, { categoryIds: own.rows[0]?.ids.slice(-1) ?? [] }, one)
  expect(await toldOf(await published())).toContain(1001)
  await ask(rfqSubscribe, { categoryIds: [] }, one)
  expect(await toldOf(await published())).toContain(1001)
})

test('the staff quotes under the floor price only through the main account', async () => {
  expect((await ask(floorPriceSave, { productId: 1, unitPrice: '22500' }, clerk)).code).toBe('rfq.mainAccountOnly')
  expect((await ask(floorPriceSave, { productId: 2, unitPrice: '22500' }, one)).code).toBe('rfq.notYourGoods')
  expect((await ask(floorPriceSave, { productId: 1, unitPrice: '0' }, one)).code).toBe('rfq.badPrice')
  const set = (await ask(floorPriceSave, { productId: 1, unitPrice: '22500' }, one)).data
  expect(set?.list).toMatchObject([{ productId: 1, unitPrice: 22_500 }])
  expect((await ask(floorPrices, {}, clerk)).data).toEqual({ isMainAccount: 0, list: [] })

  const sn = await published()
  const line = (unitPrice: string) => [
    { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice },
    { lineNo: 2, offer: 'NOT_AVAILABLE' as const },
  ]
  expect(await quoted(clerk, sn, [], { lines: line('22499.99') })).toMatchObject({ state: 200, data: { state: 'DRAFT' } })
  const waiting = (await ask(supplierRfqDetail, { inquirySn: sn }, clerk)).data
  expect(waiting).toMatchObject({ current: null, review: { state: 'WAITING', isMine: 0 } })
  expect((await ask(supplierRfqList, { phase: 'review' }, one)).data?.list.map((row) => row.inquirySn)).toEqual([sn])
  const version = waiting?.draft?.version ?? 0
  const back = { inquirySn: sn, expectedVersion: version, reason: '毛利不足' }
  expect((await ask(quotationSendBack, back, clerk)).code).toBe('rfq.mainAccountOnly')
  expect((await ask(quotationSendBack, back, one)).state).toBe(200)
  expect((await ask(supplierRfqDetail, { inquirySn: sn }, clerk)).data?.review).toEqual({
    state: 'SENT_BACK',
    reason: '毛利不足',
    isMine: 0,
  })
  // A price without tax is compared with it: 20,000 × 1.13 = 22,600.
  expect((await quoted(clerk, sn, [], { taxIncluded: 0, lines: line('20000') })).data?.state).toBe('SUBMITTED')

  const other = await published()
  await quoted(clerk, other, [], { lines: line('22000') })
  const held = (await ask(supplierRfqDetail, { inquirySn: other }, one)).data
  expect(held?.review).toEqual({ state: 'WAITING', reason: '', isMine: 1 })
  expect((await ask(quotationSubmit, { inquirySn: other, expectedVersion: held?.draft?.version ?? 0 }, once(one))).data?.state).toBe(
    'SUBMITTED',
  )
  const { rows } = await client.query(`SELECT 1 FROM audit_log WHERE action IN ('rfq.floorReview', 'rfq.floorReturn', 'rfq.floorPrice')`)
  expect(rows).toHaveLength(4)
  expect(buyer.visitor.stores).toEqual([])
})
