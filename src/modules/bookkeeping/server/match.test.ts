import { expect, test } from 'vitest'
import { dataOf, present } from '../../../../tests/fixtures/server/answer-data.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { asker } from '../../../../tests/fixtures/server/calls.ts'
import { buy, pay, type Buyer } from '../../../../tests/fixtures/trade/buying.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { anInvoiceHouse } from '../../../../tests/fixtures/trade/invoice-house.ts'
import { basketHandlers } from '../../basket/server/handlers.ts'
import { buyerReceive, sellerDeliver } from '../../fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../fulfilment/server/handlers.ts'
import { sellerInvoiceIssue } from '../../invoice/endpoints-staff.ts'
import { sellerOrderDetail } from '../../order/endpoints-orders.ts'
import { orderHandlers } from '../../order/server/handlers.ts'
import { weighNoteBuyerMove, weighNoteRecord } from '../../weighing/endpoints.ts'
import { weighingHandlers } from '../../weighing/server/public.ts'
import { buyerMatchExport, buyerMatchList, sellerMatchList, type MatchList } from '../endpoints.ts'
import { bookkeepingHandlers } from './handlers.ts'

const database = await aDatabase()
const { client, clock, app, ask: askInvoices, keyed, clerkOf, received, applied, work, someone } = await anInvoiceHouse(database)
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...fulfilmentHandlers(), ...weighingHandlers, ...bookkeepingHandlers()])
const clerk = clerkOf(1001)
const accountantOf = (storeId: number) => {
  const visitor = aStoreClerk(storeId)
  return { visitor: { ...visitor, stores: visitor.stores.map((store) => ({ ...store, capabilities: ['store.finance' as const] })) } }
}
const accountant = accountantOf(1001)
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
const fen = (yuan: number) => BigInt(Math.round(yuan * 100))
const sumOf = (list: MatchList['list'], of: (line: MatchList['list'][number]) => number) =>
  list.reduce((sum, line) => sum + fen(of(line)), 0n)

/** Every sum of an answer that shows all of its lines is what its rows add up to. */
function proved({ list, total, sums }: MatchList): void {
  expect(list).toHaveLength(total)
  for (const key of ['ordered', 'settled', 'returned', 'invoiced'] as const) expect(fen(sums[key])).toBe(sumOf(list, (line) => line[key]))
  expect(fen(sums.payable)).toBe(sumOf(list, (line) => line.settled) - sumOf(list, (line) => line.returned))
  expect(fen(sums.uninvoiced) - fen(sums.overInvoiced)).toBe(sumOf(list, (line) => line.uninvoiced))
  for (const line of list) expect(fen(line.uninvoiced)).toBe(fen(line.settled) - fen(line.returned) - fen(line.invoiced))
}
const matchOf = async (buyer: Buyer, more: object = {}) => dataOf(await ask(buyerMatchList, { pageSize: 100, ...more }, buyer))

async function invoiced(buyer: Buyer, orderSn: string) {
  const { invoiceId } = await applied(buyer, orderSn)
  dataOf(await askInvoices(sellerInvoiceIssue, { invoiceIds: [invoiceId] }, keyed(clerk)))
  await work('invoice.issue', invoiceId)
  clock.forward(2_000)
  await work('invoice.issue', invoiceId)
  return invoiceId
}

/** An order of 25 t of which a truck brings `number`. */
async function onTruck(buyer: Buyer, number: number) {
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 25 }]))
  await pay(app, buyer, placed.paySn)
  const orderSn = placed.orderSnList[0] ?? ''
  const line = present(dataOf(await ask(sellerOrderDetail, { orderSn }, clerk)).orderProductList[0])
  const { shipments } = dataOf(
    await ask(sellerDeliver, { orderSn, ...truck, lines: [{ orderProductId: line.orderProductId, number }] }, keyed(clerk)),
  )
  return { orderSn, orderProductId: line.orderProductId, shipmentSn: present(shipments[0]).shipmentSn }
}

test('received and invoiced lines agree; before the invoice they are not invoiced; freight stands in a line of its own', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ])
  const before = await matchOf(buyer)
  proved(before)
  const total = (await client.query<{ total: number }>('SELECT total::int FROM orders WHERE order_sn = $1', [orderSn])).rows[0]?.total
  expect(fen(before.sums.ordered)).toBe(BigInt(total ?? 0))
  expect(before.sums).toMatchObject({ settled: before.sums.ordered, invoiced: 0, uninvoiced: before.sums.ordered })
  expect(before.list.every((line) => line.differences.join() === 'notInvoiced')).toBe(true)
  expect(before.list.filter((line) => line.isFreight)).toHaveLength(1)
  const invoiceId = await invoiced(buyer, orderSn)
  const after = await matchOf(buyer)
  proved(after)
  expect(after.sums).toMatchObject({ payable: after.sums.invoiced, uninvoiced: 0, overInvoiced: 0 })
  expect(after.list.map((line) => line.differences)).toEqual(after.list.map(() => []))
  expect(after.list.find((line) => line.orderedNum === 3)).toMatchObject({
    orderSn,
    invoicedNum: 3,
    settledNum: 3,
    invoices: [{ invoiceId, isMine: true }],
  })
  expect(await matchOf(buyer, { onlyDifferences: 1 })).toMatchObject({ list: [], total: 0, sums: { ordered: 0 } })
})

test('the scales count: the settled weight is payable, and what is not received yet stays open', async () => {
  const buyer = await someone()
  const { orderSn, orderProductId, shipmentSn } = await onTruck(buyer, 20)
  const ticket = { shipmentSn, ticketNo: 'BD-1', plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
  const lines = [{ orderProductId, settleBy: 'WEIGHED' as const, number: '19.99' }]
  const weighed = { ...ticket, pickupNo: '', grossKg: 34_990, tareKg: 15_000, weighTime: clock.now().toISOString(), lines }
  const { weighNoteSn, version: expectedVersion } = dataOf(await ask(weighNoteRecord, weighed, keyed(clerk)))
  dataOf(await ask(weighNoteBuyerMove, { weighNoteSn, expectedVersion, event: 'confirm' }, keyed(buyer)))
  dataOf(await ask(buyerReceive, { orderSn, shipmentSn: '' }, keyed(buyer)))
  const found = await matchOf(buyer)
  proved(found)
  const line = present(found.list[0])
  expect(line).toMatchObject({ orderedNum: 25, arrivedNum: 20, settledNum: 19.99, weighNotes: [weighNoteSn] })
  expect(line.differences).toEqual(['notReceived', 'weight', 'notInvoiced'])
  expect(fen(line.settled)).toBe((fen(line.ordered) * 1999n + 1250n) / 2500n)
  expect((await matchOf(buyer, { kind: 'weight' })).total).toBe(1)
  expect((await matchOf(buyer, { kind: 'overInvoiced' })).total).toBe(0)
})

test('goods that went back after the invoice are invoiced too much', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 3 }])
  await invoiced(buyer, orderSn)
  await client.query(
    `WITH back AS (INSERT INTO aftersale_case (case_sn, order_id, order_sn, member_id, store_id, buyer_title, is_company, kind, state, goods_state, reason, explanation, amount, applied_at, moved_at, ended_at)
       SELECT 'SH-1', order_id, order_sn, member_id, store_id, buyer_title, false, 'return', 'REFUNDED', 'received', 'quality', '', 100000, now(), now(), now() FROM orders WHERE order_sn = $1 RETURNING case_id, order_id)
     INSERT INTO aftersale_line (case_id, order_line_id, number, received, unshipped, goods_worth, freight_worth, goods, freight)
       SELECT case_id, order_line_id, 1000, 1000, false, 100000, 0, 100000, 0 FROM back JOIN order_line USING (order_id)`,
    [orderSn],
  )
  const found = await matchOf(buyer)
  proved(found)
  expect(found.list[0]).toMatchObject({ returnedNum: 1, returned: 1000, uninvoiced: -1000, cases: ['SH-1'], differences: ['overInvoiced'] })
  expect(found.sums.overInvoiced).toBe(1000)
})

test('a store sees its customers, one by one or all, and nobody sees what others traded', async () => {
  const bought = await received(await someone(), [{ productId: 1, number: 2 }])
  await client.query(`UPDATE orders SET buyer_title = CASE order_sn WHEN $1 THEN '大港镀锌厂' ELSE '北辰镀锌厂' END`, [bought.orderSn])
  const all = dataOf(await ask(sellerMatchList, { pageSize: 100 }, accountant))
  proved(all)
  expect(all.parties.length).toBeGreaterThan(1)
  const parts = await Promise.all(all.parties.map(({ key }) => ask(sellerMatchList, { pageSize: 100, party: key }, accountant)))
  expect(parts.map(dataOf).reduce((sum, one) => sum + fen(one.sums.ordered), 0n)).toBe(fen(all.sums.ordered))
  expect(dataOf(await ask(sellerMatchList, {}, accountantOf(1002))).list).toEqual([])
  expect((await matchOf(await someone())).list).toEqual([])
  expect(dataOf(await ask(sellerMatchList, { month: '2020-01' }, accountant))).toMatchObject({ month: '2020-01', total: 0, parties: [] })
})

test('the main account reads for its company, a sub-account without the right to records for itself', async () => {
  const buyer = await someone()
  const { orderSn } = await received(buyer, [{ productId: 1, number: 1 }])
  await client.query(`UPDATE orders SET enterprise_id = 7001 WHERE order_sn = $1`, [orderSn])
  const of = async (memberType: 3 | 6, company: readonly 'company.records'[]) => {
    const { visitor } = await someone()
    const member = { ...present(visitor.member), memberType, enterpriseId: 7001 }
    const { list } = dataOf(await ask(buyerMatchList, {}, { visitor: { ...visitor, member, company } }))
    return list.filter((line) => !line.isFreight).map((line) => [line.orderSn, line.isMine])
  }
  expect(await of(3, [])).toEqual([[orderSn, false]])
  expect(await of(6, ['company.records'])).toEqual([[orderSn, false]])
  expect(await of(6, [])).toEqual([])
})

test('the file holds the rows and ends with their sums', async () => {
  const buyer = await someone()
  await received(buyer, [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ])
  const { list, sums } = await matchOf(buyer)
  const file = dataOf(await ask(buyerMatchExport, { format: 'csv' }, buyer))
  const lines = Buffer.from(file.base64, 'base64').toString().trim().split(/\r?\n/)
  expect(lines).toHaveLength(list.length + 2)
  const last = present(lines.at(-1)).split(',')
  expect(last[0]).toBe('合计')
  expect([last[10], last[13], last[16], last[18], last[19]].map(Number)).toEqual([
    sums.ordered,
    sums.settled,
    sums.payable,
    sums.invoiced,
    sums.uninvoiced,
  ])
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'bookkeeping.export'`)
  expect(rows).toEqual([{ count: 1 }])
})
