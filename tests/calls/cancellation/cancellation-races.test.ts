import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  buyerAnswerCancel,
  buyerExits,
  buyerRequestCancel,
  sellerAnswerCancel,
  sellerCannotSupply,
  sellerCloseShort,
} from '../../../src/modules/cancellation/endpoints.ts'
import { cancellationHandlers } from '../../../src/modules/cancellation/server/handlers.ts'
import { buyerReceive } from '../../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aHouse, asker } from '../../fixtures/server/calls.ts'
import { aBuyer } from '../../fixtures/trade/buying.ts'
import { anExitsHouse, moneyOf } from '../../fixtures/trade/exits-house.ts'

const database = await aDatabase()
const received = 9_000_000
const { client, clock, ask, paid, detail, clerk, ship } = await anExitsHouse(database, [
  { productId: 1, stock: received },
  { productId: 2, stock: received, businessPrice: 7777 },
])
// A second process: pools of its own on the same database.
const twin = asker(aHouse(database, clock), [...fulfilmentHandlers(), ...cancellationHandlers()])
const key = () => ({ idempotencyKey: randomUUID() })
const money = async (orderSn: string) => (await client.query(moneyOf, [orderSn])).rows[0]
const wins = (answers: readonly { state: number }[]) => answers.map((answer) => answer.state === 200)

// A small repeatable source of chance, so that a failure can be played again.
let seed = 20261124
const chance = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor(seed / 65_536) % most
}

async function allLines(buyer: Awaited<ReturnType<typeof aBuyer>>, orderSn: string) {
  const order = await detail(buyer, orderSn)
  return order.orderProductList.map((line) => ({
    orderProductId: line.orderProductId,
    number: String(Number((line.buyNum - line.shippedNum - line.cancelledNum).toFixed(3))),
  }))
}

/** Stock is neither made nor lost, and nothing is held for goods that were shipped or cancelled. */
async function stockHolds(): Promise<void> {
  const { rows } = await client.query(
    `SELECT s.product_id, s.available, s.held, s.sold FROM sku_stock s
     LEFT JOIN (SELECT l.product_id, sum(l.number - l.cancelled - l.shipped) AS open, sum(l.shipped) AS shipped FROM order_line l GROUP BY 1) o USING (product_id)
     WHERE s.available + s.held + s.sold <> ${received} OR s.held <> coalesce(o.open, 0) OR s.sold <> coalesce(o.shipped, 0)`,
  )
  expect(rows).toEqual([])
}

test('cancelling against cannot supply against shipping: exactly one wins, money and stock agree', async () => {
  for (let round = 0; round < 8; round += 1) {
    const buyer = await aBuyer(client, 8800 + round)
    const { orderSn } = await paid(buyer, [
      { productId: 1, number: 2 },
      { productId: 2, number: 1 },
    ])
    const lines = await allLines(buyer, orderSn)
    const answers = await Promise.all([
      ask(buyerRequestCancel, { orderSn, reason: '计划' }, { ...buyer, ...key() }),
      twin(sellerCannotSupply, { orderSn, reason: '断货', lines }, clerk()),
      ship(orderSn, lines),
    ])
    expect(wins(answers).filter(Boolean)).toHaveLength(1)
    const { state, back, refunded, asked, paid: fen } = await money(orderSn)
    const isClosed = state === 'CLOSED'
    expect({ back, refunded, asked }).toEqual(isClosed ? { back: fen, refunded: fen, asked: fen } : { back: 0, refunded: 0, asked: 0 })
    await stockHolds()
  }
})

test('two answers to one request at once: one wins, the money goes back once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await aBuyer(client, 8900 + round)
    const { orderSn } = await paid(buyer, [{ productId: 1, number: 1 }])
    const [open] = dataOf(await ask(buyerRequestCancel, { orderSn, reason: '计划' }, { ...buyer, ...key() })).list
    const cancellationId = open?.cancellationId ?? 0
    const answers = await Promise.all([
      ask(sellerAnswerCancel, { cancellationId, agree: 1 }, clerk()),
      twin(sellerAnswerCancel, { cancellationId, agree: 1 }, clerk()),
      twin(sellerAnswerCancel, { cancellationId, agree: 0, answer: '不行' }, clerk()),
    ])
    expect(wins(answers).filter(Boolean)).toHaveLength(1)
    const { back, refunded, paid: fen, state } = await money(orderSn)
    expect([back, refunded]).toEqual(state === 'CLOSED' ? [fen, fen] : [0, 0])
    await stockHolds()
  }
})

test('a short close against the rest being shipped, and against a receipt: the order ends once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await aBuyer(client, 9000 + round)
    const { orderSn } = await paid(buyer, [{ productId: 1, number: 3 }])
    const [line] = await allLines(buyer, orderSn)
    const orderProductId = line?.orderProductId ?? 0
    await ship(orderSn, [{ orderProductId, number: '1' }])
    dataOf(await ask(sellerCloseShort, { orderSn, reason: '余料不足' }, clerk()))
    const [open] = dataOf(await ask(buyerExits, { orderSn }, buyer)).list
    const agree = () => twin(buyerAnswerCancel, { cancellationId: open?.cancellationId ?? 0, agree: 1 }, { ...buyer, ...key() })
    if (round % 2 === 0) {
      expect(wins(await Promise.all([agree(), ship(orderSn, [{ orderProductId, number: '2' }])])).filter(Boolean)).toHaveLength(1)
    } else {
      expect(wins(await Promise.all([agree(), ask(buyerReceive, { orderSn }, { ...buyer, ...key() })]))).toEqual([true, true])
      expect((await money(orderSn)).state).toBe('COMPLETED')
    }
    const { back, refunded } = await money(orderSn)
    expect(back).toBe(refunded)
    await stockHolds()
  }
})

test(
  'random parts that are not supplied, and a short close: refunded and kept come to what was paid, to the fen',
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 12; round += 1) {
      const buyer = await aBuyer(client, 9100 + round)
      const { orderSn } = await paid(buyer, [
        { productId: 1, number: 1 + chance(3) },
        { productId: 2, number: 1 + chance(3) },
      ])
      const some = async () =>
        (await allLines(buyer, orderSn))
          .map((line) => ({ ...line, number: String(chance(Math.round(Number(line.number) * 1000) + 1) / 1000) }))
          .filter((line) => Number(line.number) > 0)
      for (let times = chance(3); times > 0; times -= 1)
        await ask(sellerCannotSupply, { orderSn, reason: '断货', lines: await some() }, clerk())
      if (chance(2) === 0) await ship(orderSn, await some())
      await ask(sellerCannotSupply, { orderSn, reason: '断货', lines: await some() }, clerk())
      const { back, refunded, asked, paid: fen } = await money(orderSn)
      expect([refunded, asked]).toEqual([back, back])
      const order = await detail(buyer, orderSn)
      const rest = await allLines(buyer, orderSn)
      if (rest.some((line) => Number(line.number) > 0))
        dataOf(await ask(sellerCannotSupply, { orderSn, reason: '断货', lines: rest.filter((line) => Number(line.number) > 0) }, clerk()))
      const end = await money(orderSn)
      const isShipped = order.orderProductList.some((line) => line.shippedNum > 0)
      expect(end.back).toBe(end.refunded)
      if (!isShipped) expect({ state: end.state, back: end.back }).toEqual({ state: 'CLOSED', back: fen })
      else expect(end.back).toBeLessThan(fen)
      await stockHolds()
    }
  },
)
