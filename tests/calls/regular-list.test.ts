import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, buy } from '../fixtures/trade/buying.ts'
import { aClock, aHouse, asker } from '../fixtures/server/calls.ts'
import { dataOf } from '../fixtures/server/answer-data.ts'
import { aMarket } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'
import { sheetRows } from '../../src/adapters/sheets/sheet-rows.ts'
import { writeSheet } from '../../src/adapters/sheets/write-sheet.ts'
import { cartList } from '../../src/modules/basket/endpoints.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { orderHandlers } from '../../src/modules/order/server/handlers.ts'
import { purchaseHistoryHandlers } from '../../src/modules/purchase-history/server/public.ts'
import {
  lastPrices,
  projectAdd,
  projectShow,
  projectExport,
  projectImport,
  projectList,
  projectRemove,
  projectRestore,
  projectToBasket,
} from '../../src/modules/project/endpoints.ts'
import { projectHandlers } from '../../src/modules/project/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 900_000 },
  { productId: 2, stock: 3000 },
  { productId: 3, state: 'off_shelf' },
])
const clock = aClock()
const app = aHouse(database, clock)
const readSheet = async (bytes: Uint8Array) => sheetRows(Buffer.from(bytes))
const ask = asker(app, [...basketHandlers(), ...orderHandlers(), ...purchaseHistoryHandlers, ...projectHandlers({ writeSheet, readSheet })])
const [buyer, other] = [await aBuyer(client, 71), await aBuyer(client, 72)]
const add = async (productId: number, number: string, projectId = 0) => {
  const wish = { projectId, title: '每月用料', kind: 'regular' as const, productId, number }
  return dataOf(await ask(projectAdd, wish, { visitor: buyer.visitor, idempotencyKey: randomUUID() }))
}
const { projectId } = await add(1, '20')
const detail = async () => dataOf(await ask(projectShow, { projectId }, buyer))
const listed = async (kind: 'project' | 'regular', who = buyer) =>
  dataOf(await ask(projectList, { kind }, who)).list.map((one) => one.title)
const handIn = async (rows: readonly (readonly (string | number)[])[]) => {
  const file = { field: 'file', fileName: 'list.xlsx', mimeType: 'application/vnd.ms-excel', bytes: await writeSheet(rows, 'list') }
  return ask(projectImport, { projectId }, { visitor: buyer.visitor, files: [file] })
}

test('a regular list is kept apart from projects', async () => {
  expect([await listed('regular'), await listed('project'), await listed('regular', other)]).toEqual([['每月用料'], [], []])
})

test('chosen lines go into the cart; what is refused is named and keeps nothing else out', async () => {
  await add(2, '9', projectId)
  const chosen = dataOf(await ask(projectToBasket, { projectId, places: [1] }, buyer))
  expect(chosen).toEqual({ addedNum: 1, refused: [] })
  const all = dataOf(await ask(projectToBasket, { projectId }, buyer))
  expect(all).toMatchObject({ addedNum: 1, refused: [{ goodsName: '锌锭2', msg: expect.stringContaining('3') }] })
  const lines = dataOf(await ask(cartList, {}, buyer)).storeCartGroupList.flatMap((one) => one.storeCartList)
  expect(lines.map((line) => [line.productId, line.buyNum])).toEqual([[1, 40]])
  expect((await ask(projectToBasket, { projectId, places: [400] }, buyer)).code).toBe('project.empty')
  await client.query('DELETE FROM basket_line')
})

test('it shows stock and price of today, and what the goods were last ordered at by this buyer alone', async () => {
  expect(dataOf(await ask(lastPrices, { productIds: [1, 2] }, buyer))).toEqual([])
  const placed = dataOf(await buy(ask, buyer, [{ productId: 1, number: 1 }]))
  await client.query('UPDATE sku SET business_price = business_price + 1000000 WHERE product_id = 1')
  const [last] = dataOf(await ask(lastPrices, { productIds: '1,2' }, buyer))
  expect(last).toMatchObject({ productId: 1, unit: 'primary', price: 23_400, orderSn: placed.orderSnList[0] })
  expect((await detail()).lines[0]).toMatchObject({ goodsPrice: 23_500, stockNum: 899, unit: 'primary' })
  expect(dataOf(await ask(lastPrices, { productIds: [1, 2] }, other))).toEqual([])
})

test('an exported list can be imported again: good rows are kept, wrong ones are named by their row', async () => {
  const { base64 } = dataOf(await ask(projectExport, { projectId, format: 'xlsx' }, buyer))
  const read = await sheetRows(Buffer.from(base64, 'base64'))
  const rows = read.kind === 'rows' ? read.rows : []
  const same = await handIn(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))))
  expect(dataOf(same)).toEqual({ added: 0, changed: 0, errors: [] })
  const { version } = await detail()
  const head = ['商品编号', '数量', '单位', '备注']
  const mixed = dataOf(
    await handIn([
      head,
      [1, '25', '吨', '每月 5 日'],
      [1, '30', '吨', ''],
      [99, '1', '', ''],
      [2, '一车', '', ''],
      [1, '500', '千克', ''],
      [2, '2', '箱', ''],
    ]),
  )
  expect([mixed.added, mixed.changed]).toEqual([1, 1])
  expect(mixed.errors.map((error) => error.row)).toEqual([3, 4, 5, 7])
  const after = await detail()
  expect(after.version).toBe(version + 1)
  expect(after.lines.map((line) => [line.productId, line.number, line.remark])).toEqual([
    [1, '25', '每月 5 日'],
    [2, '9', ''],
    [1, '500', ''],
  ])
  expect((await handIn([['name'], ['x']])).errors).toEqual({ file: 'project.sheetColumns' })
  expect((await ask(projectImport, { projectId }, buyer)).errors).toEqual({ file: 'project.fileMissing' })
})

test('a deleted list comes back for its owner within thirty days, and for nobody else', async () => {
  const { version } = await detail()
  dataOf(await ask(projectRemove, { projectId, expectedVersion: version }, buyer))
  expect((await ask(projectShow, { projectId }, buyer)).code).toBe('project.gone')
  expect(await listed('regular')).toEqual([])
  expect((await ask(projectRestore, { projectId }, other)).code).toBe('project.gone')
  expect(dataOf(await ask(projectRestore, { projectId }, buyer))).toMatchObject({ lineNum: 3, kind: 'regular' })
  expect((await ask(projectRestore, { projectId }, buyer)).code).toBe('project.gone')
  dataOf(await ask(projectRemove, { projectId, expectedVersion: (await detail()).version }, buyer))
  clock.forward(31 * 86_400_000)
  expect((await ask(projectRestore, { projectId }, buyer)).code).toBe('project.gone')
})
