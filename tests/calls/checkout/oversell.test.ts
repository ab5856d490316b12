import { expect, test } from 'vitest'
import { aBuyer, buy, stockOf, submit, type Buyer } from '../../fixtures/trade/buying.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { cartAdd } from '../../../src/modules/basket/endpoints.ts'
import { holdStock } from '../../../src/modules/inventory/server/move-stock.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1000 },
  { productId: 2, stock: 500_000 },
  { productId: 3, stock: 10_000_000 },
  { productId: 4, storeId: 1002, stock: 10_000_000 },
  { productId: 5, stock: 3000 },
])
// Two houses, as two processes would have: pools of their own on one database.
const houses = [aHouse(database), aHouse(database)] as const
const handlers = [...basketHandlers(), ...orderHandlers()]
const asks = [asker(houses[0], handlers), asker(houses[1], handlers)] as const

async function someBuyers(first: number, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let index = 0; index < count; index += 1) buyers.push(await aBuyer(client, first + index))
  return buyers
}

test('the last unit goes to one of two: the second waits for the first and finds nothing', async () => {
  const order: string[] = []
  let held: () => void = () => undefined
  const taken = new Promise<void>((resolve) => {
    held = resolve
  })
  const first = houses[0].inTransaction(async (tx) => {
    const result = await holdStock(tx, [{ reference: 'A', productId: 1, number: 1000n }])
    order.push('first has it')
    held()
    await new Promise((resolve) => setTimeout(resolve, 100))
    order.push('first commits')
    return result
  })
  await taken
  const second = houses[1]
    .inTransaction((tx) => holdStock(tx, [{ reference: 'B', productId: 1, number: 1000n }]))
    .then((result) => {
      order.push('second knows')
      return result
    })
  expect([await first, isFailure(await second)]).toEqual([true, true])
  expect(order).toEqual(['first has it', 'first commits', 'second knows'])
  expect(await stockOf(client, 1)).toEqual({ available: 0, held: 1000, sold: 0 })
})

test('when the first gives up, the second gets the last unit', async () => {
  await client.query('UPDATE sku_stock SET available = 1000, held = 0 WHERE product_id = 1')
  let held: () => void = () => undefined
  const taken = new Promise<void>((resolve) => {
    held = resolve
  })
  const first = houses[0]
    .inTransaction(async (tx) => {
      await holdStock(tx, [{ reference: 'C', productId: 1, number: 1000n }])
      held()
      await new Promise((resolve) => setTimeout(resolve, 50))
      throw new Error('the first died')
    })
    .catch(() => 'rolled back')
  await taken
  const second = await houses[1].inTransaction((tx) => holdStock(tx, [{ reference: 'D', productId: 1, number: 1000n }]))
  expect([await first, second]).toEqual(['rolled back', true])
})

test('2,000 attempts on a stock of 500 sell exactly 500', { timeout: 120_000 }, async () => {
  const buyers = await someBuyers(8000, 20)
  let attempts = 0
  const outcomes = new Map<string, number>()
  const worker = async (lane: number) => {
    const ask = asks[lane % 2] ?? asks[0]
    while (attempts < 2000) {
      attempts += 1
      const buyer = buyers[attempts % buyers.length] ?? buyers[0]
      if (!buyer) return
      const answer = await submit(ask, buyer, { buyNow: { productId: 2, number: 1 }, expectedTotal: 23_500 })
      const outcome = answer.code ?? 'placed'
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 32 }, (_, lane) => worker(lane)))
  expect(outcomes.get('placed')).toBe(500)
  expect([...outcomes.keys()].filter((code) => !['placed', 'order.stockShort', 'catalog.soldWhileOrdering'].includes(code))).toEqual([])
  expect(await stockOf(client, 2)).toEqual({ available: 0, held: 500_000, sold: 0 })
  const { rows } = await client.query(
    'SELECT count(*)::int AS orders, sum(stock_number)::int AS taken FROM order_line WHERE product_id = 2',
  )
  expect(rows).toEqual([{ orders: 500, taken: 500_000 }])
})

test('carts with the same goods in opposite order never deadlock', { timeout: 60_000 }, async () => {
  const lanes = await someBuyers(8100, 16)
  const answers = await Promise.all(
    lanes.map(async (buyer, lane) => {
      const codes: string[] = []
      for (let round = 0; round < 5; round += 1) {
        const lines = [
          { productId: 3, number: 1 },
          { productId: 4, number: 1 },
        ]
        const answer = await buy(asks[lane % 2] ?? asks[0], buyer, lane % 2 === 0 ? lines : lines.toReversed())
        codes.push(answer.code ?? 'placed')
      }
      return codes
    }),
  )
  expect(new Set(answers.flat())).toEqual(new Set(['placed']))
  expect((await stockOf(client, 3)).held).toBe(80_000)
})

test('two lines of one SKU in different units are summed before the stock is taken', async () => {
  const buyer = await aBuyer(client, 8200)
  await asks[0](cartAdd, { productId: 5, number: 2 }, buyer)
  await asks[0](cartAdd, { productId: 5, number: 1000, unit: 'second' }, buyer)
  await client.query('UPDATE sku_stock SET available = 2500 WHERE product_id = 5')
  expect((await submit(asks[0], buyer, { expectedTotal: 70_400 })).code).toBe('order.stockShort')
  await client.query('UPDATE sku_stock SET available = 3000 WHERE product_id = 5')
  expect((await submit(asks[0], buyer, { expectedTotal: 70_400 })).code ?? 'placed').toBe('placed')
  expect(await stockOf(client, 5)).toEqual({ available: 0, held: 3000, sold: 0 })
})

test('what is available, held and sold is what was received, and the ledger says the same', async () => {
  const { rows } = await client.query(
    `SELECT s.product_id FROM sku_stock s JOIN (SELECT product_id, sum(change)::bigint AS available, sum(held_change)::bigint AS held FROM stock_ledger GROUP BY 1) l USING (product_id)
     WHERE s.product_id IN (2, 3, 4) AND (s.available <> l.available OR s.held <> l.held)`,
  )
  expect(rows).toEqual([])
})
