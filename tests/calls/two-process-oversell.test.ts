import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBuyer, stockOf } from '../fixtures/trade/buying.ts'
import { aMarket } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 500_000 }])
for (let number = 0; number < 64; number += 1) await aBuyer(client, 2000 + number)

function aBuyingProcess(firstBuyer: number): Promise<Record<string, number>> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    ATTEMPTS: '1000',
    LANES: '32',
    FIRST_BUYER: String(firstBuyer),
    PRODUCT: '1',
    TOTAL: '23500',
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../fixtures/server/buying-process.ts')], { env })
  let said = ''
  let cried = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    cried += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`the buying process ended with ${code}: ${cried}`)),
    )
  })
}

test('two processes that make 2,000 attempts on a stock of 500 sell exactly 500', { timeout: 120_000 }, async () => {
  const [one, other] = await Promise.all([aBuyingProcess(2000), aBuyingProcess(2032)])
  const outcomes = [...Object.entries(one), ...Object.entries(other)]
  const placed = outcomes.filter(([outcome]) => outcome === 'placed').reduce((sum, [, count]) => sum + count, 0)
  expect(placed).toBe(500)
  expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(2000)
  expect(
    outcomes
      .map(([outcome]) => outcome)
      .filter((outcome) => !['placed', 'order.stockShort', 'catalog.soldWhileOrdering'].includes(outcome)),
  ).toEqual([])
  expect(await stockOf(client, 1)).toEqual({ available: 0, held: 500_000, sold: 0 })
  const { rows } = await client.query('SELECT count(*)::int AS orders FROM orders')
  expect(rows[0].orders).toBe(500)
})
