import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCheckout, cancelCheckout, standOf, type Checkout } from '../../../../tests/fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { queryUnknownPayment } from './gateway/query-unknown-payment.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { startPayment } from './start-payment.ts'

// T-PAY-2: random histories of one checkout on the real database and the real protocols, compared after every step with
// a model that a person can read. A failing history is printed with its seed and shrunk.

const database = await aDatabase()
const { house, twin, deps, wechat, alipay, clock } = await aPaymentHouse(database)
const client = await database.connect()
const gateways = { wechat, alipay }

type Attempt = {
  number: string
  id: number
  channel: 'wechat' | 'alipay'
  amount: bigint
  state: string
  expired: boolean
  closedThere: boolean
  paidThere: boolean
}
type Model = { payOrder: 'OPEN' | 'PAYING' | 'PAID' | 'CLOSED' | 'LATE_PAID'; orders: bigint[]; attempts: Attempt[] }

const unsettled = ['CREATED', 'WAITING', 'CLOSED', 'REFUSED']
const dueOf = (model: Model) =>
  model.payOrder === 'OPEN' || model.payOrder === 'PAYING' ? model.orders.reduce((sum, total) => sum + total, 0n) : 0n
const waits = (model: Model) => model.payOrder === 'OPEN' || model.payOrder === 'PAYING'

/** What a true statement "paid, this amount" must do. */
function modelPaid(model: Model, attempt: Attempt, amount: bigint): void {
  const healed = attempt.state === 'MISMATCH' && amount === attempt.amount && waits(model) && dueOf(model) === amount
  if (!unsettled.includes(attempt.state) && !healed) return
  if (amount !== attempt.amount) attempt.state = 'MISMATCH'
  else if (model.payOrder === 'CLOSED' || model.payOrder === 'LATE_PAID') [attempt.state, model.payOrder] = ['LATE', 'LATE_PAID']
  else if (model.payOrder === 'PAID') attempt.state = 'DUPLICATE'
  else if (dueOf(model) === amount) [attempt.state, model.payOrder] = ['PAID', 'PAID']
  else attempt.state = 'MISMATCH'
}

async function start(model: Model, checkout: Checkout, channel: 'wechat' | 'alipay'): Promise<void> {
  const act = { actor: { kind: 'member', id: 7, name: 'demo_buyer' }, channel: 'mall', requestId: 'model', now: clock.now() } as const
  const payment = await startPayment(house, deps, { paySn: checkout.paySn, channel, memberId: 7, description: '订单', act })
  if (!waits(model)) return expect(payment).toMatchObject({ failed: true })
  if (isFailure(payment)) throw new Error(payment.code)
  if (payment.offer?.kind === 'redirect') await (await fetch(payment.offer.text)).arrayBuffer()
  model.payOrder = 'PAYING'
  const live = model.attempts.find((attempt) => attempt.channel === channel && attempt.state === 'WAITING')
  if (live && live.amount === dueOf(model) && !live.expired) return expect(payment.outTradeNo).toBe(live.number)
  if (live) live.state = 'CLOSED'
  expect(payment.amountFen).toBe(dueOf(model))
  model.attempts.push({
    number: payment.outTradeNo,
    id: payment.paymentId,
    channel,
    amount: payment.amountFen,
    state: 'WAITING',
    expired: false,
    closedThere: false,
    paidThere: false,
  })
}

function pay(attempt: Attempt): void {
  const could = !attempt.paidThere && !attempt.closedThere && !attempt.expired
  expect(gateways[attempt.channel].pay(attempt.number)).toBe(could)
  if (could) attempt.paidThere = true
}

const harmless = {
  wechat: [
    'badSignature',
    'bitFlip',
    'signtest',
    'stale',
    'unknownSerial',
    'wrongSeal',
    'wrongApp',
    'wrongMerchant',
    'wrongNumber',
    'notPaid',
  ],
  alipay: ['badSignature', 'bitFlip', 'signMissing', 'weakSignType', 'wrongApp', 'wrongSeller', 'wrongNumber', 'notPaid'],
} as const

async function deliver(
  model: Model,
  attempt: Attempt,
  fault: 'wrongAmount' | 'newNotifyId' | 'unknownFields' | number | null,
  times = 1,
): Promise<void> {
  if (!attempt.paidThere) return
  const { courier } = gateways[attempt.channel]
  const name = typeof fault === 'number' ? harmless[attempt.channel][fault % harmless[attempt.channel].length] : (fault ?? undefined)
  // The names of both gateways' faults overlap in what is used here.
  const send = courier.deliver as (kind: 'trade', number: string, fault?: string) => Promise<unknown>
  await Promise.all(Array.from({ length: times }, () => send('trade', attempt.number, name)))
  if (typeof fault !== 'number') modelPaid(model, attempt, fault === 'wrongAmount' ? attempt.amount - 1n : attempt.amount)
}

async function query(model: Model, attempt: Attempt): Promise<void> {
  await Promise.all([queryUnknownPayment(house, deps, attempt.id), queryUnknownPayment(twin, deps, attempt.id)])
  if (!unsettled.includes(attempt.state)) return
  if (attempt.paidThere) return modelPaid(model, attempt, attempt.amount)
  if (attempt.closedThere) return void (attempt.state = 'CLOSED')
  const ends = attempt.state !== 'WAITING' || attempt.expired || dueOf(model) !== attempt.amount
  if (ends) [attempt.state, attempt.closedThere] = ['CLOSED', true]
}

async function cancel(model: Model, checkout: Checkout): Promise<void> {
  if (!waits(model)) return
  await cancelCheckout(client, checkout.paySn)
  model.payOrder = 'CLOSED'
}

async function cancelOne(model: Model, checkout: Checkout): Promise<void> {
  if (!waits(model) || model.orders.length < 2) return
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE order_sn = $1`, [checkout.orderSns[0]])
  model.orders.shift()
}

async function refundAll(checkout: Checkout): Promise<void> {
  const { rows } = await client.query<{ refund_id: string }>(
    `SELECT refund_id FROM payment_refund JOIN payment USING (payment_id) WHERE pay_sn = $1`,
    [checkout.paySn],
  )
  for (const row of rows) await Promise.all([sendRefund(house, deps, Number(row.refund_id)), sendRefund(twin, deps, Number(row.refund_id))])
}

async function compare(model: Model, checkout: Checkout): Promise<void> {
  const { rows } = await client.query<{ out_trade_no: string; state: string; captured: string; refunded: string; amount: string }>(
    `SELECT out_trade_no, state, captured, refunded, amount FROM payment WHERE pay_sn = $1 ORDER BY payment_id`,
    [checkout.paySn],
  )
  expect(rows.map((row) => `${row.out_trade_no} ${row.state}`)).toEqual(
    model.attempts.map((attempt) => `${attempt.number} ${attempt.state}`),
  )
  const [state, paid, orders = ''] = (await standOf(client, checkout.paySn)).split(' ')
  const total = model.orders.reduce((sum, order) => sum + order, 0n)
  expect([state, paid]).toEqual([model.payOrder, model.payOrder === 'PAID' ? String(total) : '0'])
  expect(orders.split(',').filter((order) => order === 'PENDING_SHIPMENT').length).toBe(model.payOrder === 'PAID' ? model.orders.length : 0)
  expect(rows.filter((row) => row.state === 'PAID').length).toBe(model.payOrder === 'PAID' ? 1 : 0)
  const back = rows.filter((row) => BigInt(row.refunded) > 0n).map((row) => row.state)
  expect(back.every((one) => one === 'LATE' || one === 'DUPLICATE')).toBe(true)
}

const step = fc.record({
  act: fc.constantFrom(
    'start',
    'start',
    'start',
    'start',
    'pay',
    'pay',
    'pay',
    'pay',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'twenty',
    'renumbered',
    'wrongAmount',
    'unknownFields',
    'harmless',
    'query',
    'cancel',
    'cancelOne',
    'refund',
    'expire',
  ),
  which: fc.nat(7),
})

async function run(history: readonly { act: string; which: number }[]): Promise<void> {
  const before = wechat.ledger().merchantFen + alipay.ledger().merchantFen
  const checkout = await aCheckout(client, { payDueAt: new Date(clock.now().getTime() + 86_400_000) })
  const model: Model = { payOrder: 'OPEN', orders: [1230n, 4560n], attempts: [] }
  for (const { act, which } of history) {
    const attempt = model.attempts[which % Math.max(1, model.attempts.length)]
    if (act === 'start') await start(model, checkout, which % 2 ? 'wechat' : 'alipay')
    else if (act === 'cancel') await cancel(model, checkout)
    else if (act === 'cancelOne') await cancelOne(model, checkout)
    else if (act === 'refund') await refundAll(checkout)
    else if (act === 'expire') {
      clock.moveOn(1801)
      for (const one of model.attempts) one.expired = true
    } else if (attempt && act === 'pay') pay(attempt)
    else if (attempt && act === 'query') await query(model, attempt)
    else if (attempt)
      await deliver(
        model,
        attempt,
        { renumbered: 'newNotifyId', wrongAmount: 'wrongAmount', unknownFields: 'unknownFields', harmless: which }[act] as never,
        act === 'twenty' ? 20 : 1,
      )
    await compare(model, checkout)
  }
  await refundAll(checkout)
  // I4: what the gateways hold for us is what was paid and did not go back.
  const kept = model.attempts
    .filter((attempt) => attempt.paidThere && attempt.state !== 'LATE' && attempt.state !== 'DUPLICATE')
    .reduce((sum, one) => sum + one.amount, 0n)
  expect(wechat.ledger().merchantFen + alipay.ledger().merchantFen - before).toBe(kept)
  expect(wechat.ledger().allFen).toBe(0n)
}

test('300 random histories of payments go as the model says', { timeout: 240_000 }, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 18 }), run), { numRuns: 300, endOnFailure: false })
})
