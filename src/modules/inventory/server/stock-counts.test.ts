import { expect, test } from 'vitest'
import { aHouse, asker } from '../../../../tests/fixtures/server/calls.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aMarket, aMember } from '../../../../tests/fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../../../tests/fixtures/trade/state-moves.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import type { Caller } from '../../../api/caller.ts'
import {
  stockCountCancel,
  stockCountConfirm,
  stockCountDetail,
  stockCountList,
  stockCountSave,
  stockCountRead,
  stockCountSheet,
  stockCountStart,
} from '../endpoints-counts.ts'
import { stockMovementExport, stockMovements, stockOfWarehouse, stockPlaces, stockTransfer } from '../endpoints.ts'
import { stockCountMachine } from '../rules/stock-count-machine.ts'
import { inventoryHandlers } from './handlers.ts'
import { holdStock, shipStock } from './move-stock.ts'
import type { SheetRead } from './ports.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 10_000 },
  { productId: 2, stock: 4_000 },
  { productId: 3, storeId: 1002, stock: 9_000 },
])
await client.query(
  `INSERT INTO warehouse (warehouse_id, store_id, name_zh, name_en, region_code, city_name) OVERRIDING SYSTEM VALUE
   SELECT 1901, 1001, '二号仓', 'Second', region_code, city_name FROM warehouse WHERE warehouse_id = 1001`,
)
const app = aHouse(database)
let sheet: SheetRead = { kind: 'refused', why: 'fileNotSheet' }
const ask = asker(app, inventoryHandlers({ read: () => Promise.resolve(sheet) }))
const staff = (storeId: number, ...capabilities: Caller['stores'][number]['capabilities']): Caller => ({
  ...aMember(7),
  stores: [{ storeId, storeName: '', capabilities }],
})
const keeper = { visitor: staff(1001, 'store.stock') }
const manager = { visitor: staff(1001, 'store.stock', 'store.goods') }
const other = { visitor: staff(1002, 'store.stock', 'store.goods') }
let keys = 0
const keyed = <Who extends object>(who: Who) => ({ ...who, idempotencyKey: `stock-counts-${(keys += 1)}` })
const stock = async (productId: number, warehouseId = 1001) =>
  (
    await client.query(`SELECT available::int, held::int FROM sku_stock WHERE product_id = $1 AND warehouse_id = $2`, [
      productId,
      warehouseId,
    ])
  ).rows[0]
const ledgerAgrees = async () =>
  (
    await client.query(
      `SELECT k.product_id FROM sku_stock k JOIN stock_ledger l USING (product_id, warehouse_id) WHERE l.reference ~ '^(count|transfer):'
       AND k.available <> (SELECT sum(change) FROM stock_ledger x WHERE x.product_id = k.product_id AND x.warehouse_id = k.warehouse_id)`,
    )
  ).rows
const start = async (warehouseId = 1001) => dataOf(await ask(stockCountStart, { warehouseId, note: '月末' }, keeper)).stockCountId

test('goods go from one warehouse to another, both ledgers say so, and the total stays', async () => {
  const places = dataOf(await ask(stockPlaces, {}, keeper)).list.map((place) => place.warehouseId)
  expect(places).toEqual([1001, 1901])
  const wish = { fromWarehouseId: 1001, toWarehouseId: 1901, note: '补货', lines: [{ productId: 1, number: '2.5' }] }
  expect(dataOf(await ask(stockTransfer, wish, keyed(keeper)))).toMatchObject({ lineNum: 1 })
  expect([await stock(1), await stock(1, 1901)]).toEqual([
    { available: 7_500, held: 0 },
    { available: 2_500, held: 0 },
  ])
  const seen = dataOf(await ask(stockMovements, { kind: 'transfer' }, keeper)).list
  expect(seen.map(({ change, available, cause, note }) => ({ change, available, cause, note }))).toEqual([
    { change: 2.5, available: 2.5, cause: 'transfer', note: expect.stringMatching(/^← .+ · 补货$/) as string },
    { change: -2.5, available: 7.5, cause: 'transfer', note: '→ 二号仓 · 补货' },
  ])
  expect(await ledgerAgrees()).toEqual([])
})

test.each([
  ['more than may be sold', { lines: [{ productId: 1, number: '99' }] }, keeper, 'inventory.short'],
  ['nothing', { lines: [{ productId: 1, number: '0' }] }, keeper, 'inventory.nothingToMove'],
  ['four decimals', { lines: [{ productId: 1, number: '1.0001' }] }, keeper, 'inventory.badNumber'],
  ['the same warehouse', { toWarehouseId: 1001 }, keeper, 'inventory.samePlace'],
  ['a SKU of another store', { lines: [{ productId: 3, number: '1' }] }, keeper, 'api.notFound'],
  ['another store', {}, other, 'api.notFound'],
  ['a clerk without the right', {}, { visitor: staff(1001, 'store.orders') }, 'api.noPermission'],
] as const)('a transfer of %s moves nothing', async (_what, change, who, code) => {
  const before = [await stock(1), await stock(1, 1901)]
  const wish = { fromWarehouseId: 1001, toWarehouseId: 1901, note: '', lines: [{ productId: 1, number: '1' }], ...change }
  const lines = wish.lines.map((line) => ({ ...line }))
  expect((await ask(stockTransfer, { ...wish, lines }, keyed(who))).code).toBe(code)
  expect([await stock(1), await stock(1, 1901)]).toEqual(before)
})

test('a count sets the stock to what lies there; what is shipped between counting and confirming does not count twice', async () => {
  await app.inTransaction((tx) => holdStock(tx, [{ reference: '2026112000000009', productId: 2, number: 1_000n }]))
  const stockCountId = await start()
  const counted = await ask(stockCountSave, { stockCountId, lines: [{ productId: 2, counted: '3.8' }] }, keeper)
  expect(dataOf(counted)).toMatchObject({ countedNum: 1, differentNum: 1, can: ['count', 'cancel'] })
  expect(dataOf(counted).lines.find((line) => line.productId === 2)).toMatchObject({ expected: 4, counted: 3.8, difference: -0.2 })
  // A tonne leaves after the count.
  await app.inTransaction((tx) => shipStock(tx, '2026112000000009', [{ productId: 2, number: 1_000n }]))
  expect((await ask(stockCountConfirm, { stockCountId }, keyed(keeper))).code).toBe('api.noPermission')
  expect(dataOf(await ask(stockCountConfirm, { stockCountId }, keyed(manager)))).toEqual({ stockCountId, movedNum: 1 })
  expect(await stock(2)).toEqual({ available: 2_800, held: 0 })
  expect(await stock(1)).toEqual({ available: 7_500, held: 0 })
  expect(await ledgerAgrees()).toEqual([])
  const [row] = dataOf(await ask(stockMovements, { kind: 'count' }, keeper)).list
  expect(row).toMatchObject({ productId: 2, change: -0.2, available: 2.8, cause: 'count', causeNumber: String(stockCountId), note: '月末' })
  const seen = dataOf(await ask(stockCountDetail, { stockCountId }, manager))
  expect([seen.state, seen.can, seen.log.map((one) => one.action)]).toEqual(['CONFIRMED', [], ['stock.confirmCount', 'stock.startCount']])
  expect((await ask(stockCountConfirm, { stockCountId }, keyed(manager))).code).toBe('kernel.moveNotNow')
  expect((await ask(stockCountSave, { stockCountId, lines: [{ productId: 2, counted: '1' }] }, keeper)).code).toBe('kernel.moveNotNow')
})

test('a count below what orders hold by now is refused whole', async () => {
  const stockCountId = await start()
  await ask(
    stockCountSave,
    {
      stockCountId,
      lines: [
        { productId: 1, counted: '7' },
        { productId: 2, counted: '0.1' },
      ],
    },
    keeper,
  )
  await app.inTransaction((tx) => holdStock(tx, [{ reference: '2026112000000010', productId: 2, number: 2_500n }]))
  const before = [await stock(1), await stock(2)]
  expect((await ask(stockCountConfirm, { stockCountId }, keyed(manager))).code).toBe('inventory.belowHeld')
  expect([await stock(1), await stock(2)]).toEqual(before)
  expect(dataOf(await ask(stockCountDetail, { stockCountId }, keeper)).state).toBe('COUNTING')
  expect(dataOf(await ask(stockCountCancel, { stockCountId }, keeper))).toEqual({ stockCountId })
  expect([await stock(1), await stock(2)]).toEqual(before)
})

test('one open count per warehouse; nothing counted cannot be confirmed; another store does not see it', async () => {
  const stockCountId = await start(1901)
  expect((await ask(stockCountStart, { warehouseId: 1901 }, keeper)).code).toBe('inventory.countOpen')
  expect((await ask(stockCountConfirm, { stockCountId }, keyed(manager))).code).toBe('inventory.notCounted')
  expect((await ask(stockCountDetail, { stockCountId }, other)).code).toBe('api.notFound')
  expect((await ask(stockCountCancel, { stockCountId }, other)).code).toBe('api.notFound')
  expect((await ask(stockCountSave, { stockCountId, lines: [{ productId: 1, counted: '1.0001' }] }, keeper)).code).toBe(
    'inventory.badNumber',
  )
  expect(dataOf(await ask(stockCountList, { state: 'COUNTING' }, keeper)).list.map((one) => one.stockCountId)).toEqual([stockCountId])
  expect(dataOf(await ask(stockCountList, {}, other)).total).toBe(0)
})

test('a filled sheet is read row by row; what is wrong is named and the rest written down', async () => {
  const [open] = dataOf(await ask(stockCountList, { state: 'COUNTING' }, keeper)).list
  const stockCountId = open?.stockCountId ?? 0
  const file = Buffer.from(dataOf(await ask(stockCountSheet, { stockCountId, format: 'csv' }, keeper)).base64, 'base64').toString('utf8')
  expect(file).toContain('规格编号')
  const files = [{ field: 'file', fileName: 'count.xlsx', mimeType: '', bytes: Buffer.from('x') }]
  expect((await ask(stockCountRead, { stockCountId }, { ...keeper, files })).code).toBe('inventory.fileNotSheet')
  expect((await ask(stockCountRead, { stockCountId }, keeper)).code).toBe('inventory.fileMissing')
  sheet = {
    kind: 'rows',
    rows: [
      ['SKU no.', 'Goods', 'Counted'],
      ['1', '', '2.4'],
      ['3', '', '1'],
      ['1', '', 'many'],
    ],
  }
  const read = dataOf(await ask(stockCountRead, { stockCountId }, { ...keeper, files }))
  expect([read.readNum, read.problems.map((one) => one.row)]).toEqual([1, [3, 4]])
  expect(dataOf(await ask(stockCountDetail, { stockCountId }, keeper)).lines[0]).toMatchObject({ productId: 1, counted: 2.4 })
})

test('the ledger is filtered, paged and exported, and shows no other store', async () => {
  const first = dataOf(await ask(stockMovements, { pageSize: 2 }, keeper))
  const next = dataOf(await ask(stockMovements, { pageSize: 2, cursor: first.nextCursor ?? '' }, keeper))
  const ids = [...first.list, ...next.list].map((one) => one.movementId)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, two) => two - one))
  expect(dataOf(await ask(stockMovements, { keyword: '2026112000000009' }, keeper)).list.map((one) => one.kind)).toEqual(['ship', 'take'])
  expect(dataOf(await ask(stockMovements, { productId: 3 }, keeper)).list).toEqual([])
  expect(dataOf(await ask(stockOfWarehouse, { warehouseId: 1001 }, other)).list).toEqual([])
  const file = dataOf(await ask(stockMovementExport, { format: 'csv' }, keeper))
  expect(Buffer.from(file.base64, 'base64').toString('utf8')).toContain('盘点差异')
})

test('the trigger of the table lets through what the machine does', async () => {
  expect(await movesOfTrigger(client, 'stock_count')).toEqual(pairsOf(stockCountMachine, ['keeper', 'manager']))
})
