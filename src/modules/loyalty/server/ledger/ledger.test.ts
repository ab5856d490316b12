import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { aClock, aHouse } from '../../../../../tests/fixtures/server/calls.ts'
import { systemContext } from '../../../../api/actor-context.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { expireLot, giveBackPoints, spendPoints, addGranted } from './post-points.ts'
import { clawBackPoints, earnFromOrder, grantLot, waitForWindow } from './purchase-points.ts'
import { balancesOf, entriesOf, proveLoyalty } from './statement-repository.ts'
import { lotByReference } from './lot-repository.ts'

const database = await aDatabase()
const clock = aClock()
const app = aHouse(database, clock)
const twin = aHouse(database, clock)
const client = await database.connect()
const act = () => systemContext('test', clock.now())
let members = 100
const someone = () => (members += 1)
let numbers = 0
const number = (letter: string) => `${letter}${(numbers += 1)}`
const noCases = async () => 0

const standOf = async (memberId: number) => {
  const { available, pending } = await balancesOf(app.read, memberId, 'points', clock.now())
  return { available, pending }
}
const lotOf = async (orderSn: string) => {
  const lot = await lotByReference(app.read, { currency: 'points', source: 'order', reference: orderSn })
  if (!lot) throw new Error(`${orderSn} earned nothing`)
  return lot
}
function earn(memberId: number, yuan: number, orderSn = number('DD')) {
  const trade = { orderSn, memberId, enterpriseId: null, openCases: 0, goodsAmount: BigInt(yuan) * 100n }
  return app.inTransaction((tx) => earnFromOrder(tx, trade, act())).then(() => orderSn)
}
const grant = async (orderSn: string, cases = noCases) => {
  const { lotId } = await lotOf(orderSn)
  await app.inTransaction((tx) => grantLot(tx, lotId, cases, act()))
}
const give = (memberId: number, amount: number) =>
  app.inTransaction((tx) =>
    addGranted(tx, { memberId, currency: 'points', source: 'adjust', reference: number('A'), amount, note: 'test', act: act() }),
  )
const spend = (memberId: number, amount: number, reference = number('P'), on = app) =>
  on.inTransaction((tx) => spendPoints(tx, { memberId, currency: 'points', amount, reference, act: act() }))
const giveBack = (memberId: number, reference: string) =>
  app.inTransaction((tx) => giveBackPoints(tx, { memberId, currency: 'points', reference, act: act() }))
const refund = (orderSn: string, goods: bigint | 'all', refundSn = number('SH')) =>
  app.inTransaction((tx) => clawBackPoints(tx, { orderSn, refundSn, goods }, act()))
const proved = async () => {
  const { accounts, lots } = await proveLoyalty(app.read)
  return accounts + lots
}

test('a purchase brings points once; they wait, and open cases keep them waiting', async () => {
  const memberId = someone()
  const orderSn = await earn(memberId, 12_345)
  await earn(memberId, 12_345, orderSn)
  expect(await standOf(memberId)).toEqual({ available: 0, pending: 123 })
  await app.inTransaction((tx) => waitForWindow(tx, orderSn, 7, clock.now()))
  const { rows } = await client.query(`SELECT event FROM timer WHERE entity = 'loyaltyLot' AND entity_id = $1 AND done_at IS NULL`, [
    String((await lotOf(orderSn)).lotId),
  ])
  expect(rows).toEqual([{ event: 'grant' }])
  await grant(orderSn, async () => 1)
  expect(await standOf(memberId)).toEqual({ available: 0, pending: 123 })
  await grant(orderSn)
  await grant(orderSn)
  expect(await standOf(memberId)).toEqual({ available: 123, pending: 0 })
  expect(await proved()).toBe(0)
})

test('a refund takes back in proportion: from what waits, from what can be spent, and the shortage is noted', async () => {
  const memberId = someone()
  const waiting = await earn(memberId, 10_000)
  await refund(waiting, 250_000n)
  expect(await standOf(memberId)).toEqual({ available: 0, pending: 75 })
  await grant(waiting)
  await refund(waiting, 250_000n)
  expect(await standOf(memberId)).toEqual({ available: 50, pending: 0 })
  const paid = await spend(memberId, 50, 'PSPENT1')
  expect(isFailure(paid)).toBe(false)
  await give(memberId, 10)
  await refund(waiting, 'all')
  expect(await standOf(memberId)).toEqual({ available: 0, pending: 0 })
  expect(await lotOf(waiting)).toMatchObject({ state: 'CLAWED_BACK', clawed: 100, shortage: 40, refunded: 1_000_000n })
  await giveBack(memberId, 'PSPENT1')
  expect(await standOf(memberId)).toEqual({ available: 10, pending: 0 })
  expect(await lotOf(waiting)).toMatchObject({ shortage: 0 })
  expect(await proved()).toBe(0)
})

test('a lot expires once, at the end of its day; what a cancelled order gives back can be spent for a while longer', async () => {
  const memberId = someone()
  await give(memberId, 100)
  await spend(memberId, 60, 'PEXP1')
  const { rows } = await client.query<{ id: number }>('SELECT lot_id::int AS id FROM loyalty_lot WHERE member_id = $1', [memberId])
  const lotId = rows[0]?.id ?? 0
  await app.inTransaction((tx) => expireLot(tx, lotId, act()))
  expect((await standOf(memberId)).available).toBe(40)
  clock.forward(3 * 366 * 86_400_000)
  await app.inTransaction((tx) => expireLot(tx, lotId, act()))
  await app.inTransaction((tx) => expireLot(tx, lotId, act()))
  expect((await standOf(memberId)).available).toBe(0)
  await giveBack(memberId, 'PEXP1')
  expect((await standOf(memberId)).available).toBe(60)
  expect(isFailure(await spend(memberId, 60))).toBe(false)
  expect(await proved()).toBe(0)
})

test('a hundred at once want the last points in two processes: one gets them', async () => {
  const memberId = someone()
  await give(memberId, 70)
  const tries = await Promise.all(Array.from({ length: 100 }, (_, place) => spend(memberId, 70, number('P'), place % 2 ? app : twin)))
  expect(tries.filter((one) => !isFailure(one))).toHaveLength(1)
  expect(await standOf(memberId)).toEqual({ available: 0, pending: 0 })
})

test('nobody rewrites an entry, not even the owner of the tables', async () => {
  const memberId = someone()
  await give(memberId, 5)
  const refused = await client
    .query('UPDATE loyalty_entry SET amount = 6 WHERE member_id = $1', [memberId])
    .catch((error: { code?: string }) => error.code)
  expect(refused).toBe('ZB004')
})

test('after any sequence of acts balances are the sums of entries, and nothing is below zero', { timeout: 120_000 }, async () => {
  const acts = fc.array(
    fc.record({
      what: fc.constantFrom('earn', 'grant', 'give', 'spend', 'back', 'refund', 'all', 'later'),
      size: fc.integer({ min: 1, max: 400 }),
    }),
    { minLength: 5, maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const memberId = someone()
      const orders: string[] = []
      const spent: string[] = []
      for (const { what, size } of sequence) {
        const order = orders.at(size % Math.max(orders.length, 1))
        if (what === 'earn') orders.push(await earn(memberId, size * 100))
        if (what === 'grant' && order) await grant(order)
        if (what === 'give') await give(memberId, size)
        if (what === 'refund' && order) await refund(order, BigInt(size) * 1_000n)
        if (what === 'all' && order) await refund(order, 'all')
        if (what === 'later') clock.forward(size * 86_400_000)
        if (what === 'spend') {
          const sn = number('P')
          if (!isFailure(await spend(memberId, size, sn))) spent.push(sn)
        }
        const sn = what === 'back' ? spent.pop() : undefined
        if (sn) await giveBack(memberId, sn)
      }
      expect(await proved()).toBe(0)
    }),
    { numRuns: 25 },
  )
})

test('every line of the history says what could be spent and what waited after it, whichever of them it moved', async () => {
  const memberId = someone()
  const history = async () => {
    const { list } = await entriesOf(app.read, { memberId, currency: 'points', direction: '', current: 1, pageSize: 20 })
    return list.map(({ kind, bucket, availableAfter, pendingAfter }) => [kind, bucket, availableAfter, pendingAfter])
  }
  const first = await earn(memberId, 30_000)
  await give(memberId, 50)
  await earn(memberId, 7_000)
  await spend(memberId, 20)
  await grant(first)
  expect(await history()).toEqual([
    ['grant', 'available', 330, 70],
    ['spend', 'available', 30, 370],
    ['earn', 'pending', 50, 370],
    ['adjust', 'available', 50, 300],
    ['earn', 'pending', 0, 300],
  ])
})
