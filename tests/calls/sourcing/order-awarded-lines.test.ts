import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anRfqMarket } from '../../fixtures/trade/rfq-market.ts'
import { rfqDetail } from '../../../src/modules/rfq/endpoints.ts'
import { cancelOrder } from '../../../src/modules/order/server/orders/cancel-order.ts'
import { reopenCancelledAwards } from '../../../src/modules/rfq/server/award/reopen-award.ts'
import { quotedOrder } from '../../../src/modules/rfq/endpoints-award.ts'

const { buyer, company, one, two, published, quoted, compared, close, award, versionOf, once, ask, client, house } = await anRfqMarket()

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
  expect((await ask(quotedOrder, await wish(sn, 1), once(buyer))).code).toBe('order.totalChanged')
  const placed = await ask(quotedOrder, await wish(sn, 473_930), once(buyer))
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
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({
    state: 'CONVERTED',
    orderSnList: placed.data?.orderSnList,
  })
  expect((await ask(quotedOrder, await wish(sn, 473_930), once(buyer))).code).toBe('kernel.moveNotNow')
})

test('what is over, short or foreign is not ordered, and nothing moves', async () => {
  const sn = await awarded()
  expect((await ask(quotedOrder, await wish(sn, 473_930), once(company))).code).toBe('rfq.gone')
  await client.query('UPDATE sku_stock SET available = 1 WHERE product_id = 1')
  expect((await ask(quotedOrder, await wish(sn, 473_930), once(buyer))).code).toBe('order.stockShort')
  await client.query('UPDATE sku_stock SET available = 100000 WHERE product_id = 1')
  await client.query("UPDATE quotation SET valid_until = '2026-11-19' WHERE state = 'PARTIALLY_ACCEPTED' OR state = 'ACCEPTED'")
  expect((await ask(quotedOrder, await wish(sn, 473_930), once(buyer))).code).toBe('rfq.quoteExpired')
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.state).toBe('AWARDED')
})

test('lines that only describe goods are settled with the supplier, not ordered', async () => {
  const sn = await published()
  await quoted(one, sn, ['23000', '5000'])
  await close(sn)
  await award(sn, [
    [1, 1001],
    [2, 1001],
  ])
  const open = await compared(sn)
  expect(open).toMatchObject({ orderTotal: null, orderLineNum: 0 })
  expect(open?.waiting.map(({ lineNo, why }) => [lineNo, why])).toEqual([
    [1, 'NO_GOODS'],
    [2, 'NO_GOODS'],
  ])
  expect((await ask(quotedOrder, await wish(sn, 1), once(buyer))).code).toBe('rfq.notOrderable')
})

test("of one store's lines those that are goods are ordered; the others stay open until goods are named, and bear no freight again", async () => {
  const sn = await published({
    lines: [
      { productId: 1, number: '20' },
      { goodsName: '镀锌角钢', specText: 'L50×5', unitCode: 't', number: '2' },
    ],
  })
  const goods = { lineNo: 1, offer: 'PRICE' as const, productId: 1, unitPrice: '23000' }
  await quoted(one, sn, [], { freight: '1500', lines: [goods, { lineNo: 2, offer: 'PRICE', unitPrice: '5000' }] })
  await close(sn)
  await award(sn, [
    [1, 1001],
    [2, 1001],
  ])
  expect(await compared(sn)).toMatchObject({ orderTotal: 461_500, orderLineNum: 1, waiting: [{ lineNo: 2, why: 'NO_GOODS' }] })
  const first = await ask(quotedOrder, await wish(sn, 461_500), once(buyer))
  expect(first.data).toMatchObject({ totalAmount: 461_500 })
  expect(await compared(sn)).toMatchObject({
    state: 'AWARDED',
    orderTotal: null,
    waiting: [{ lineNo: 2 }],
  })
  expect((await ask(quotedOrder, await wish(sn, 1), once(buyer))).code).toBe('rfq.notOrderable')

  await client.query(
    `UPDATE quotation_line SET named_product_id = 2 WHERE line_no = 2 AND quotation_id = (SELECT max(quotation_id) FROM quotation JOIN inquiry USING (inquiry_id) WHERE inquiry_sn = $1)`,
    [sn],
  )
  await client.query('UPDATE goods SET store_id = 1001 WHERE goods_id = (SELECT goods_id FROM sku WHERE product_id = 2)')
  expect(await compared(sn)).toMatchObject({ orderTotal: 10_000, orderLineNum: 1, waiting: [] })
  const rest = await ask(quotedOrder, await wish(sn, 10_000), once(buyer))
  expect(rest.data).toMatchObject({ totalAmount: 10_000 })
  await client.query('UPDATE goods SET store_id = 1002 WHERE goods_id = (SELECT goods_id FROM sku WHERE product_id = 2)')
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({
    state: 'CONVERTED',
    orderSnList: [...(first.data?.orderSnList ?? []), ...(rest.data?.orderSnList ?? [])],
  })
})

test('the order goes where suppliers quoted for, whatever became of the address since', async () => {
  const sn = await awarded()
  const { rows: before } = await client.query('SELECT receiver FROM inquiry WHERE inquiry_sn = $1', [sn])
  const { addressId, detail, regionCode } = before[0].receiver
  const { rows: kept } = await client.query('SELECT * FROM member_address WHERE id = $1', [addressId])
  await client.query(
    "UPDATE member_address SET province_code = '65', city_code = '6501', district_code = '650102', region_name = '新疆乌鲁木齐市天山区', detail = '别处' WHERE id = $1",
    [addressId],
  )
  const placed = await ask(quotedOrder, await wish(sn, 473_930), once(buyer))
  const { rows } = await client.query('SELECT receiver FROM orders WHERE order_sn = ANY($1)', [placed.data?.orderSnList])
  expect(rows.map((row) => [row.receiver.regionCode, row.receiver.detail])).toEqual([
    [regionCode, detail],
    [regionCode, detail],
  ])
  await client.query(
    'UPDATE member_address SET province_code = $2, city_code = $3, district_code = $4, region_name = $5, detail = $6 WHERE id = $1',
    [addressId, kept[0].province_code, kept[0].city_code, kept[0].district_code, kept[0].region_name, kept[0].detail],
  )
})

test('a cancelled order opens its lines again: they are ordered anew at the quoted price, the others stay ordered', async () => {
  const sn = await awarded()
  const placed = (await ask(quotedOrder, await wish(sn, 473_930), once(buyer))).data
  const { rows } = await client.query('SELECT order_sn FROM orders WHERE order_sn = ANY($1) AND store_id = 1002', [placed?.orderSnList])
  const orderSn: string = rows[0].order_sn
  const act = { actor: { kind: 'member', id: 1, name: 'x' }, channel: 'mall', requestId: 'r', now: house.clock.now() } as const
  const memberId = buyer.visitor.member?.memberId ?? 0
  await house.inTransaction((tx) => cancelOrder(tx, { orderSn, memberId, reason: '', act }))
  const told = { id: randomUUID(), event: 'order.cancelled', payload: { orderSnList: [orderSn] } }
  for (let times = 0; times < 2; times++) await house.inTransaction((tx) => reopenCancelledAwards.take(tx, told, house))
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data?.state).toBe('AWARDED')
  expect((await compared(sn))?.orderTotal).toBe(12_430)
  expect((await ask(quotedOrder, await wish(sn, 473_930), once(buyer))).code).toBe('order.totalChanged')
  const again = await ask(quotedOrder, await wish(sn, 12_430), once(buyer))
  expect(again.data?.orderSnList).toHaveLength(1)
  const live = placed?.orderSnList.filter((other) => other !== orderSn) ?? []
  expect((await ask(rfqDetail, { inquirySn: sn }, buyer)).data).toMatchObject({
    state: 'CONVERTED',
    orderSnList: [...live, ...(again.data?.orderSnList ?? [])],
  })
})

test('what is ordered at quoted prices is to be paid while the quotation holds', async () => {
  const sn = await awarded()
  await client.query("UPDATE quotation SET valid_until = '2026-11-20' WHERE state = 'PARTIALLY_ACCEPTED' OR state = 'ACCEPTED'")
  const placed = await ask(quotedOrder, { ...(await wish(sn, 473_930)), payMethod: 'TRANSFER' as const }, once(buyer))
  const { rows } = await client.query('SELECT pay_due_at AS due, price_held_until AS held FROM pay_order WHERE pay_sn = $1', [
    placed.data?.paySn,
  ])
  const end = new Date('2026-11-20T16:00:00Z')
  expect(rows).toEqual([{ due: end, held: end }])
})
