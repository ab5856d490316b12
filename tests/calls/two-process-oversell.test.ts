import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aBuyer, stockOf } from '../fixtures/trade/buying.ts'
import { aMarket } from '../fixtures/trade/goods.ts'
import { aDatabase } from '../fixtures/database/test-database.ts'

// `npm run assure` makes 10,000 attempts with each of 20 seeds.
const attempts = Number(process.env['OVERSELL_ATTEMPTS'] ?? 2000)
const seeds = Array.from({ length: Number(process.env['OVERSELL_SEEDS'] ?? 1) }, (_, index) => index + 1)
const database = await aDatabase()
const client = await aMarket(
  database,
  seeds.map((productId) => ({ productId, stock: 500_000 })),
)
for (let number = 0; number < 64; number += 1) await aBuyer(client, 2000 + number)

function aBuyingProcess(firstBuyer: number, seed: number): Promise<Record<string, number>> {
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    ATTEMPTS: String(attempts / 2),
    LANES: '32',
    FIRST_BUYER: String(firstBuyer),
    PRODUCT: String(seed),
    SEED: String(seed * firstBuyer),
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

test.each(seeds)(
  'two processes that make thousands of attempts on a stock of 500 sell exactly 500 (seed %i)',
  // Ends what hangs; how fast attempts are answered tells of the machine.
  { timeout: Math.max(180_000, attempts * 500) },
  async (seed) => {
    const began = Date.now()
    const [one, other] = await Promise.all([aBuyingProcess(2000, seed), aBuyingProcess(2032, seed)])
    const outcomes = [...Object.entries(one), ...Object.entries(other)]
    const placed = outcomes.filter(([outcome]) => outcome === 'placed').reduce((sum, [, count]) => sum + count, 0)
    expect(placed).toBe(500)
    expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(attempts)
    expect(
      outcomes
        .map(([outcome]) => outcome)
        .filter((outcome) => !['placed', 'order.stockShort', 'catalog.soldWhileOrdering'].includes(outcome)),
    ).toEqual([])
    expect(await stockOf(client, seed)).toEqual({ available: 0, held: 500_000, sold: 0 })
    const { rows } = await client.query('SELECT count(*)::int AS orders FROM order_line WHERE product_id = $1', [seed])
    expect(rows[0].orders).toBe(500)
    if (seeds.length > 1)
      process.stdout.write(`seed ${seed}: ${attempts} attempts, 500 sold, ${Math.round((Date.now() - began) / 1000)} s\n`)
  },
)
