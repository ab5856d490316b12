import { expect, test } from 'vitest'
import { aCheckout, cancelCheckout, paymentStates, standOf, type Checkout } from '../../../../tests/fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { PaymentDeps } from './deps.ts'
import type { PaymentChannel, PaymentGateway } from './ports.ts'
import { queryUnknownPayment } from './gateway/query-unknown-payment.ts'
import { startPayment } from './start-payment.ts'

const database = await aDatabase()
const { house, twin, deps, wechat, alipay, clock } = await aPaymentHouse(database)
const client = await database.connect()

function start(checkout: Checkout, change: { channel?: PaymentChannel; memberId?: number; on?: typeof house; with?: PaymentDeps } = {}) {
  const memberId = change.memberId ?? checkout.memberId
  const act = { actor: { kind: 'member', id: memberId, name: 'demo_buyer' }, channel: 'mall', requestId: 'r1', now: clock.now() } as const
  return startPayment(change.on ?? house, change.with ?? deps, {
    paySn: checkout.paySn,
    channel: change.channel ?? 'wechat',
    memberId,
    description: '订单',
    act,
  })
}

async function started(checkout: Checkout, change: Parameters<typeof start>[1] = {}) {
  const payment = await start(checkout, change)
  if (isFailure(payment)) throw new Error(payment.code)
  return payment
}

/** The deps with one method of WeChat Pay replaced. */
function withWechat(change: Partial<PaymentGateway>): PaymentDeps {
  const gateway = deps.gateways.get('wechat')
  if (!gateway) throw new Error('no gateway')
  return { ...deps, gateways: new Map([['wechat', { ...gateway, ...change }]]) }
}

async function checkJobs(): Promise<number> {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'payment.check'`)
  return rows[0].count
}

test('starting asks for exactly what is due, shared among the orders, and is shown again when asked again', async () => {
  const checkout = await aCheckout(client)
  const payment = await started(checkout)
  expect(payment).toMatchObject({ state: 'WAITING', amountFen: checkout.totalFen, offer: { kind: 'qr' } })
  const { rows } = await client.query(`SELECT order_sn, authorized FROM payment_split WHERE payment_id = $1 ORDER BY order_sn`, [
    payment.paymentId,
  ])
  expect(rows).toEqual([
    { order_sn: checkout.orderSns[0], authorized: '1230' },
    { order_sn: checkout.orderSns[1], authorized: '4560' },
  ])
  expect((await started(checkout)).outTradeNo).toBe(payment.outTradeNo)
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING')
})

test('ten starts at once on two processes make one attempt', async () => {
  const checkout = await aCheckout(client)
  const payments = await Promise.all(Array.from({ length: 10 }, (_, index) => started(checkout, { on: index % 2 ? house : twin })))
  expect(new Set(payments.map((payment) => payment.outTradeNo)).size).toBe(1)
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING')
})

test('each channel has an attempt of its own', async () => {
  const checkout = await aCheckout(client)
  expect(await started(checkout, { channel: 'wechat' })).toMatchObject({ offer: { kind: 'qr' } })
  expect(await started(checkout, { channel: 'alipay' })).toMatchObject({ offer: { kind: 'redirect' } })
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING,WAITING')
})

test('a foreign, absent, paid, closed or expired checkout cannot be started, and nothing is written', async () => {
  const checkout = await aCheckout(client)
  expect(await start(checkout, { memberId: 8 })).toMatchObject({ code: 'order.orderGone' })
  expect(await start({ ...checkout, paySn: 'ZF000' })).toMatchObject({ code: 'order.orderGone' })
  expect(await paymentStates(client, checkout.paySn)).toBe('')
  expect(await standOf(client, checkout.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  await cancelCheckout(client, checkout.paySn)
  expect(await start(checkout)).toMatchObject({ code: 'order.notPayable' })
  expect(await start(await aCheckout(client, { payDueAt: new Date(clock.now().getTime() - 1000) }))).toMatchObject({
    code: 'order.notPayable',
  })
})

test('more than the channels take at once is sent to the bank, and a channel that is off is off', async () => {
  expect(await start(await aCheckout(client, { totals: [10_000_000_001n] }))).toMatchObject({ code: 'payment.tooLargeOnline' })
  expect(await start(await aCheckout(client), { with: { ...deps, gateways: new Map() } })).toMatchObject({ code: 'payment.channelOff' })
})

test('an unknown answer keeps the intent: trying again uses the same number and finds the same trade', async () => {
  const checkout = await aCheckout(client)
  const numbers: string[] = []
  const gateway = deps.gateways.get('wechat')
  const lost = withWechat({
    create: async (request) => {
      numbers.push(request.outTradeNo)
      await gateway?.create(request)
      return { kind: 'unknown', reason: 'timeout' }
    },
  })
  expect(await start(checkout, { with: lost })).toMatchObject({ code: 'payment.gatewayUnknown' })
  expect(await paymentStates(client, checkout.paySn)).toBe('CREATED')
  expect((await started(checkout)).outTradeNo).toBe(numbers[0])
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING')
})

test('a refusal of the gateway is kept, and the next start is a new attempt', async () => {
  const checkout = await aCheckout(client)
  expect(await start(checkout, { with: withWechat({ create: async () => ({ kind: 'refused', reason: 'NO_AUTH' }) }) })).toMatchObject({
    state: 'REFUSED',
  })
  expect((await started(checkout)).state).toBe('WAITING')
  expect(await paymentStates(client, checkout.paySn)).toBe('REFUSED,WAITING')
})

test('when an order was cancelled the next start asks for the rest, and the old offer is closed at the gateway', async () => {
  const checkout = await aCheckout(client)
  const old = await started(checkout)
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE order_sn = $1`, [checkout.orderSns[0]])
  const next = await started(checkout)
  expect(next.amountFen).toBe(4560n)
  expect(await paymentStates(client, checkout.paySn)).toBe('CLOSED,WAITING')
  await queryUnknownPayment(house, deps, old.paymentId)
  expect(wechat.pay(old.outTradeNo)).toBe(false)
})

test('the query finds a payment whose notification never came', async () => {
  const checkout = await aCheckout(client)
  const payment = await started(checkout)
  const before = await checkJobs()
  await queryUnknownPayment(house, deps, payment.paymentId)
  expect(await standOf(client, checkout.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
  expect(await checkJobs()).toBe(before)
  wechat.pay(payment.outTradeNo)
  await queryUnknownPayment(house, deps, payment.paymentId)
  expect(await standOf(client, checkout.paySn)).toBe('PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT')
})

test('an offer that ended unpaid is closed at the gateway and here; a gateway that is silent decides nothing', async () => {
  const checkout = await aCheckout(client)
  const payment = await started(checkout)
  clock.moveOn(1801)
  await queryUnknownPayment(house, withWechat({ query: async () => ({ kind: 'unknown', reason: 'timeout' }) }), payment.paymentId)
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING')
  await queryUnknownPayment(house, withWechat({ close: async () => ({ kind: 'refused', reason: 'ORDERPAID' }) }), payment.paymentId)
  expect(await paymentStates(client, checkout.paySn)).toBe('WAITING')
  await queryUnknownPayment(house, deps, payment.paymentId)
  expect(await paymentStates(client, checkout.paySn)).toBe('CLOSED')
  expect(wechat.pay(payment.outTradeNo)).toBe(false)
})

test('an Alipay page that was closed unopened here but paid all the same still pays the checkout', async () => {
  const checkout = await aCheckout(client)
  const payment = await started(checkout, { channel: 'alipay' })
  await client.query(`UPDATE payment SET state = 'CLOSED', version = version + 1, closed_at = now() WHERE payment_id = $1`, [
    payment.paymentId,
  ])
  await (await fetch(payment.offer?.text ?? '')).text()
  alipay.pay(payment.outTradeNo)
  await queryUnknownPayment(house, deps, payment.paymentId)
  expect(await standOf(client, checkout.paySn)).toBe('PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT')
})
