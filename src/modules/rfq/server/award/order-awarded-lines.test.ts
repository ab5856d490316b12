import { expect, test } from 'vitest'
import { anRfqMarket } from '../../../../../tests/fixtures/trade/rfq-market.ts'
import { rfqDetailCall } from '../../endpoints.ts'
import { quotedOrderCall } from '../../endpoints-quotation.ts'

const { buyer, company, one, two, published, quoted, compared, close, award, versionOf, once, ask, client } = await anRfqMarket()

/** A request for two of the mall's goods, each chosen from its own store: 23,000 with tax and 22,000 without. */
async function awarded(): Promise<string> {
  const sn = await published({
    lines: [
      { productId: 1, number: '20' },
      { productId: 2, number: '0.5' },
    ],
  })
  const offer = (lineNo: number, productId: number, unitPrice: string) => ({ lineNo, offer: 'PRICE' as const, productId, unitPrice })
  const none = (lineNo: number) => ({ lineNo, offer: 'NOT_AVAILABLE' as const })
  await quoted(one, sn, [], { freight: '1500', lines: [offer(1, 1, '23000'), none(2)] })
  await quoted(two, sn, [], { freight: '0', taxIncluded: 0, lines: [none(1), offer(2, 2, '22000')] })
  await close(sn)
  expect(
    (
      await award(sn, [
        [1, 1001],
        [2, 1002],
      ])
    ).data?.state,
  ).toBe('AWARDED')
  return sn
}
const wish = async (inquirySn: string, expectedTotal: number) => ({ inquirySn, expectedVersion: await versionOf(inquirySn), expectedTotal })

test('the chosen lines are ordered at the quoted prices whatever the list says by then, one order for each store', async () => {
  const sn = await awarded()
  await client.query('UPDATE sku SET business_price = business_price + 5000000 WHERE product_id IN (1, 2)')
  // 20 t × 23,000 + 1,500 freight; 0.5 t × 22,000 × 1.13.
  expect((await compared(sn))?.orderTotal).toBe(461_500 + 12_430)
  expect((await ask(quotedOrderCall, await wish(sn, 1), once(buyer))).code).toBe('order.totalChanged')
  const placed = await ask(quotedOrderCall, await wish(sn, 473_930), once(buyer))
  expect(placed.data).toMatchObject({ totalAmount: 473_930, orderSnList: [expect.any(String), expect.any(String)] })
  const { rows } = await client.query(
    `SELECT store_id::int AS store, freight::int, l.unit_price::int AS price, l.price_reason AS reason, l.quote_line AS quote
     FROM orders JOIN order_line l USING (order_id) WHERE order_sn = ANY($1) ORDER BY store_id`,
    [placed.data?.orderSnList],
  )
  expect(rows).toEqual([
    { store: 1001, freight: 150_000, price: 230_000_000, reason: 'agreed', quote: expect.stringMatching(/^BJ\d+-1$/) },
    { store: 1002, freight: 0, price: 248_600_000, reason: 'agreed', quote: expect.stringMatching(/^BJ\d+-2$/) },
  ])
  expect((await ask(rfqDetailCall, { inquirySn: sn }, buyer)).data).toMatchObject({
    state: 'CONVERTED',
    orderSnList: placed.data?.orderSnList,
  })
  expect((await ask(quotedOrderCall, await wish(sn, 473_930), once(buyer))).code).toBe('kernel.moveNotNow')
})

test('what is over, short or foreign is not ordered, and nothing moves', async () => {
  const sn = await awarded()
  expect((await ask(quotedOrderCall, await wish(sn, 473_930), once(company))).code).toBe('rfq.gone')
  await client.query('UPDATE sku_stock SET available = 1 WHERE product_id = 1')
  expect((await ask(quotedOrderCall, await wish(sn, 473_930), once(buyer))).code).toBe('order.stockShort')
  await client.query('UPDATE sku_stock SET available = 100000 WHERE product_id = 1')
  await client.query("UPDATE quotation SET valid_until = '2026-11-19' WHERE state = 'PARTIALLY_ACCEPTED' OR state = 'ACCEPTED'")
  expect((await ask(quotedOrderCall, await wish(sn, 473_930), once(buyer))).code).toBe('rfq.quoteExpired')
  expect((await ask(rfqDetailCall, { inquirySn: sn }, buyer)).data?.state).toBe('AWARDED')
})

test('lines that only describe goods are settled with the supplier, not ordered', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', '5000'])
  await close(sn)
  await award(sn, [
    [1, 1001],
    [2, 1001],
  ])
  expect((await compared(sn))?.orderTotal).toBeNull()
  expect((await ask(quotedOrderCall, await wish(sn, 1), once(buyer))).code).toBe('rfq.notOrderable')
})
