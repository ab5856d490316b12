import { expect, test } from 'vitest'
import { aHouse } from '../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../tests/fixtures/trade/goods.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { releaseStock, shipStock, holdStock, type StockNeed } from './move-stock.ts'

const database = await aDatabase()
const client = await aMarket(
  database,
  [1, 2, 3, 4, 5].map((productId) => ({ productId, stock: productId === 3 ? 50 : 1000 })),
)
await client.query(
  `INSERT INTO sku_stock (product_id, warehouse_id, available) VALUES (2, 1002, 500); INSERT INTO stock_ledger (product_id, warehouse_id, movement, change, held_change, reference) VALUES (2, 1002, 'load', 500, 0, 'test')`,
)
const { inTransaction: inUnit } = aHouse(database)

const take = (needs: readonly StockNeed[]) => inUnit((tx) => holdStock(tx, needs))
const need = (reference: string, productId: number, number: number): StockNeed => ({ reference, productId, number: BigInt(number) })

async function stockOf(productId: number) {
  const { rows } = await client.query(
    'SELECT available::int, held::int, sold::int FROM sku_stock WHERE product_id = $1 ORDER BY warehouse_id',
    [productId],
  )
  return rows
}
/** What the ledger says must be what the shelves hold, for every SKU and warehouse. */
async function booksBalance() {
  const { rows } = await client.query(`SELECT count(*)::int AS wrong FROM sku_stock s
    LEFT JOIN (SELECT product_id, warehouse_id, sum(change) AS available, sum(held_change) AS held FROM stock_ledger GROUP BY 1, 2) l USING (product_id, warehouse_id)
    WHERE s.available IS DISTINCT FROM l.available OR s.held IS DISTINCT FROM l.held`)
  return rows[0].wrong === 0
}

test('stock goes from available to held, over several warehouses when one is not enough', async () => {
  expect(await take([need('a', 1, 300), need('a', 2, 1200)])).toBe(true)
  expect(await stockOf(1)).toEqual([{ available: 700, held: 300, sold: 0 }])
  expect((await stockOf(2)).reduce((sum, row) => sum + row.held, 0)).toBe(1200)
  expect(await booksBalance()).toBe(true)
})

test('one short SKU refuses all and moves nothing', async () => {
  const before = [await stockOf(1), await stockOf(3)]
  const refused = await take([need('b', 1, 10), need('b', 3, 51)])
  expect(refused).toMatchObject({ failed: true, code: 'catalog.soldWhileOrdering', facts: { productId: 3 } })
  expect([await stockOf(1), await stockOf(3)]).toEqual(before)
  expect((await client.query(`SELECT FROM stock_ledger WHERE reference = 'b'`)).rowCount).toBe(0)
})

test('two documents that want the same SKU in one checkout share it out', async () => {
  expect(isFailure(await take([need('c1', 4, 600), need('c2', 4, 401)]))).toBe(true)
  expect(await take([need('c1', 4, 600), need('c2', 4, 400)])).toBe(true)
  expect(await stockOf(4)).toEqual([{ available: 0, held: 1000, sold: 0 }])
})

test('a release gives back what a document holds, once', async () => {
  await inUnit((tx) => releaseStock(tx, 'c1'))
  await inUnit((tx) => releaseStock(tx, 'c1'))
  expect(await stockOf(4)).toEqual([{ available: 600, held: 400, sold: 0 }])
  expect(await booksBalance()).toBe(true)
})

test('a shipment turns held into sold, and what is left may still be released', async () => {
  await inUnit((tx) => shipStock(tx, 'c2', [{ productId: 4, number: 150n }]))
  expect(await stockOf(4)).toEqual([{ available: 600, held: 250, sold: 150 }])
  await inUnit((tx) => releaseStock(tx, 'c2'))
  expect(await stockOf(4)).toEqual([{ available: 850, held: 0, sold: 150 }])
})

test('eight connections that fight for fifty sell exactly fifty', async () => {
  const results = await Promise.all(Array.from({ length: 200 }, (_, index) => take([need(`race${index}`, 3, 1)])))
  expect(results.filter((result) => result === true)).toHaveLength(50)
  expect(await stockOf(3)).toEqual([{ available: 0, held: 50, sold: 0 }])
  expect(await booksBalance()).toBe(true)
})

test('carts with the same SKUs in opposite order, and cancellations between them, do not deadlock', async () => {
  const rounds = Array.from({ length: 60 }, (_, index) => {
    const forth = [need(`x${index}`, 1, 1), need(`x${index}`, 2, 1), need(`x${index}`, 5, 1)]
    return take(index % 2 === 0 ? forth : forth.toReversed()).then(() => inUnit((tx) => releaseStock(tx, `x${index}`)))
  })
  await Promise.all(rounds)
  const { rows } = await client.query(`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`)
  expect(rows[0].deadlocks).toBe(0)
  expect(await stockOf(5)).toEqual([{ available: 1000, held: 0, sold: 0 }])
  expect(await booksBalance()).toBe(true)
})

test('the database itself refuses stock below zero and a changed ledger', async () => {
  await expect(client.query('UPDATE sku_stock SET available = -1 WHERE product_id = 1')).rejects.toMatchObject({ code: '23514' })
  await client.query('SET ROLE zb_app')
  await expect(client.query('UPDATE stock_ledger SET change = 0')).rejects.toMatchObject({ code: '42501' })
  await client.query('RESET ROLE')
})
