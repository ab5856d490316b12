import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodsChanged } from '../../../src/modules/catalog/server/public.ts'
import { flashSaleHandlers } from '../../../src/modules/flash-sale/server/public.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer, stockOf } from '../../fixtures/trade/buying.ts'
import { anApprovedSale, flashForm, runFlashTimers } from '../../fixtures/trade/flash-sale.ts'
import { aMarket } from '../../fixtures/trade/goods.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'

const people = 250
const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1, stock: 1_000_000 }])
const app = aHouse(database, { now: () => new Date() })
const ask = asker(app, flashSaleHandlers())
await app.inTransaction((tx) => goodsChanged(tx, [1]))
for (let number = 0; number < 2 * people; number += 1) await aBuyer(client, 2000 + number)
await client.query(
  `INSERT INTO account (id, member_name, phone, password_hash) VALUES (7, 'seller', '13700000007', 'none'), (8, 'reviewer', '13700000008', 'none')`,
)
await client.query(`INSERT INTO member (id, member_type, nick_name) VALUES (7, 2, 'seller'), (8, 2, 'reviewer')`)

/** A process in which 250 people try once each for a tonne at the flash price. */
function aCrowd(firstBuyer: number): Promise<Record<string, number>> {
  const numbers = { ATTEMPTS: String(people), LANES: String(people), FIRST_BUYER: String(firstBuyer), PRODUCT: '1', TOTAL: '23000' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../fixtures/server/buying-process.ts')], {
    env: { ...process.env, DATABASE_URL: database.url, ...numbers },
  })
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

test('500 people in two processes who want the last 40 tonnes at the flash price get exactly 40', { timeout: 120_000 }, async () => {
  const form = flashForm(new Date(), [{ productId: 1, number: '40', perBuyer: '1' }], { from: -2, minutes: 600 })
  const { flashSaleId } = await anApprovedSale(ask, form)
  await runFlashTimers(app)
  const [one, other] = await Promise.all([aCrowd(2000), aCrowd(2000 + people)])
  const outcomes = [...Object.entries(one), ...Object.entries(other)]
  expect(outcomes.reduce((sum, [, count]) => sum + count, 0)).toBe(2 * people)
  expect(outcomes.filter(([outcome]) => outcome === 'placed').reduce((sum, [, count]) => sum + count, 0)).toBe(40)
  // Whoever came too late is told so, or that the total is another one now.
  expect(
    outcomes.map(([outcome]) => outcome).filter((outcome) => !['placed', 'catalog.flashSoldOut', 'order.totalChanged'].includes(outcome)),
  ).toEqual([])
  const { rows } = await client.query(
    `SELECT (SELECT available::int FROM flash_stock WHERE flash_sale_id = $1) AS available, (SELECT sum(number)::int FROM flash_hold) AS held,
      (SELECT count(DISTINCT member_id)::int FROM flash_hold) AS people, (SELECT count(*)::int FROM order_line WHERE price_reason = 'promotion') AS lines`,
    [flashSaleId],
  )
  expect(rows[0]).toEqual({ available: 0, held: 40_000, people: 40, lines: 40 })
  expect(await stockOf(client, 1)).toEqual({ available: 960_000, held: 40_000, sold: 0 })
})
