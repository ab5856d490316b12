import { expect, test } from 'vitest'
import { aBuyer, buy } from '../../../../../tests/fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket, aMember, aStoreClerk } from '../../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { sheetRows } from '../../../../adapters/sheets/sheet-rows.ts'
import { writeSheet } from '../../../../adapters/sheets/write-sheet.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { adminOrderExport, buyerOrderExport, sellerOrderExport } from '../../endpoints-orders.ts'
import { orderHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000, businessPrice: 5000 },
])
const ask = asker(aHouse(database, aClock()), [...basketHandlers(), ...orderHandlers({ writeSheet })])
const clerk = { visitor: aStoreClerk(1001) }
const stranger = { visitor: aStoreClerk(1002) }
const platform = { visitor: { ...aMember(9), platform: ['platform.orders' as const] } }
const buyer = await aBuyer(client, 7001)
const other = await aBuyer(client, 7002)
const both = [
  { productId: 1, number: 3 },
  { productId: 2, number: 2 },
]
const [orderSn = ''] = (await buy(ask, buyer, both)).data?.orderSnList ?? []
await buy(ask, other, [{ productId: 1, number: 1 }])

type File = { readonly data?: { readonly fileName: string; readonly base64: string } }
const csvOf = ({ data }: File) =>
  Buffer.from(data?.base64 ?? '', 'base64')
    .toString()
    .trim()
    .split('\r\n')

test('a buyer takes the own orders along, a row per line, the total once; nobody else’s', async () => {
  const file = await ask(buyerOrderExport, { format: 'csv' }, buyer)
  expect(file.data?.fileName).toMatch(/^订单-\d{8}\.csv$/)
  const [head, ...lines] = csvOf(file)
  expect(head).toContain('订单号,客户采购单号,下单时间,要求到货日期,所属项目,供应商,采购方,状态')
  expect(lines).toHaveLength(2)
  expect(lines.every((line) => line.startsWith(orderSn))).toBe(true)
  expect(lines.filter((line) => /,(\d+(\.\d+)?),在线支付,/.test(line))).toHaveLength(1)
  expect((await ask(buyerOrderExport, {})).state).toBe(266)
})

test('the spreadsheet holds the same rows, and English heads for those who read English', async () => {
  const file = await ask(buyerOrderExport, {}, { ...buyer, lang: 'en' })
  expect(file.data?.fileName).toMatch(/^Orders-\d{8}\.xlsx$/)
  const read = await sheetRows(Buffer.from(file.data?.base64 ?? '', 'base64'))
  const rows = read.kind === 'rows' ? read.rows : []
  expect(rows.map((row) => row[0])).toEqual(['Order no.', orderSn, orderSn])
})

test('a store gets its orders without account names, another store none, the platform all; each is written down', async () => {
  const own = csvOf(await ask(sellerOrderExport, { format: 'csv' }, clerk))
  expect(own).toHaveLength(4)
  expect(own.join('\n')).not.toMatch(/member700/)
  expect(csvOf(await ask(sellerOrderExport, { format: 'csv' }, stranger))).toHaveLength(1)
  expect(csvOf(await ask(adminOrderExport, { format: 'csv', keyword: orderSn }, platform))).toHaveLength(3)
  expect((await ask(adminOrderExport, {}, clerk)).state).toBe(259)
  const { rows } = await client.query(
    "SELECT actor_kind, (diff->'facts'->>'count')::int AS count FROM audit_log WHERE action = 'order.export' ORDER BY id",
  )
  expect(rows).toEqual([
    { actor_kind: 'member', count: 1 },
    { actor_kind: 'member', count: 1 },
    { actor_kind: 'store', count: 2 },
    { actor_kind: 'store', count: 0 },
    { actor_kind: 'platform', count: 1 },
  ])
})

test('the project stands in its column for the buyer, under the name of today, and in nobody else’s file', async () => {
  const { rows: made } = await client.query(
    `INSERT INTO project (member_id, title, created_at, updated_at) VALUES (7001, '二期锌锅改造', now(), now()) RETURNING project_id::int AS id`,
  )
  const { id: projectId } = made[0] ?? {}
  const { rows: before } = await client.query(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'order.export'`)
  const cellsOf = async (input: { projectId?: number } = {}) => {
    const [head = '', ...lines] = csvOf(await ask(buyerOrderExport, { format: 'csv', ...input }, buyer))
    return lines.map((line) => line.split(',')[head.split(',').indexOf('所属项目')])
  }
  expect(await cellsOf()).toEqual(['', ''])
  await client.query(`UPDATE orders SET project_id = $1, project_title = '锌锅改造' WHERE order_sn = $2`, [projectId, orderSn])
  expect(await cellsOf()).toEqual(['二期锌锅改造', '二期锌锅改造'])
  expect(await cellsOf({ projectId })).toHaveLength(2)
  expect(await cellsOf({ projectId: projectId + 1 })).toHaveLength(0)
  for (const file of [await ask(sellerOrderExport, { format: 'csv' }, clerk), await ask(adminOrderExport, { format: 'csv' }, platform)]) {
    expect(csvOf(file)[0]).not.toContain('所属项目')
    expect(csvOf(file)[0]?.split(',')).toHaveLength(csvOf(file)[1]?.split(',').length ?? 0)
    expect(csvOf(file).join('')).not.toContain('锌锅改造')
  }
  // A project that is deleted leaves the name of then.
  await client.query('UPDATE project SET removed_at = now() WHERE project_id = $1', [projectId])
  expect(await cellsOf()).toEqual(['锌锅改造', '锌锅改造'])
  const { rows: after } = await client.query(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'order.export'`)
  expect(after[0]?.count).toBe(before[0]?.count + 7)
})

test('more than 2,000 orders are refused with what to do, and nothing is written down', async () => {
  await client.query(`WITH pays AS (
      INSERT INTO pay_order (pay_sn, member_id, state, pay_method, total, pay_due_at, created_at)
      SELECT 'X' || n, 7001, 'OPEN', 'ONLINE', 1, now(), now() FROM generate_series(1, 2000) AS n RETURNING pay_order_id, pay_sn)
    INSERT INTO orders (order_sn, pay_order_id, member_id, buyer_name, store_id, store_name, state, delivery, pay_method, goods_amount, freight, total, tax, invoice, buyer_remark, search_text, created_at)
    SELECT pay_sn, pay_order_id, 7001, 'x', 1001, 'x', 'PENDING_PAYMENT', 'PICKUP', 'ONLINE', 1, 0, 1, 0, '{}', '', '', now() FROM pays`)
  const refused = await ask(sellerOrderExport, { format: 'csv' }, clerk)
  expect(refused.code).toBe('order.exportTooMany')
  const { rows } = await client.query("SELECT count(*)::int AS count FROM audit_log WHERE action = 'order.export'")
  expect(rows).toEqual([{ count: 12 }])
})
