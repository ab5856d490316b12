import { expect, test } from 'vitest'
import { aCheckout, cancelCheckout, paymentStates, standOf, type Checkout } from '../../../../../tests/fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import type { AlipayFault } from '../../../../adapters/payment/local-alipay/alipay-notifications.ts'
import type { WechatFault } from '../../../../adapters/payment/local-wechat/wechat-notifications.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import type { PaymentChannel } from '../ports.ts'
import { queryUnknownPayment } from './query-unknown-payment.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { startPayment } from '../start-payment.ts'

const database = await aDatabase()
const { house, twin, deps, wechat, alipay, clock, odd } = await aPaymentHouse(database)
const client = await database.connect()

async function begin(checkout: Checkout, channel: PaymentChannel = 'wechat', on = house) {
  const act = {
    actor: { kind: 'member', id: checkout.memberId, name: 'demo_buyer' },
    channel: 'mall',
    requestId: 'r1',
    now: clock.now(),
  } as const
  const payment = await startPayment(on, deps, { paySn: checkout.paySn, channel, memberId: checkout.memberId, description: '订单', act })
  if (isFailure(payment)) throw new Error(payment.code)
  // The payer opens the page: Alipay's trade exists from then on.
  if (payment.offer?.kind === 'redirect') await (await fetch(payment.offer.text)).text()
  return payment
}

async function count(what: string, paySn: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(what, [paySn])
  return Number(rows[0]?.count)
}
const refundsOf = (paySn: string) => count(`SELECT count(*) FROM payment_refund JOIN payment USING (payment_id) WHERE pay_sn = $1`, paySn)
const orderEvents = (paySn: string) =>
  count(
    `SELECT count(*) FROM order_event JOIN orders USING (order_id) JOIN pay_order USING (pay_order_id) WHERE pay_sn = $1 AND event = 'pay'`,
    paySn,
  )

const paid = 'PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT'

test('a verified notification pays the checkout and its orders, exactly once, however often it comes', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  expect(await standOf(client, checkout.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
  wechat.pay(payment.outTradeNo)
  for (let times = 0; times < 5; times++) expect((await wechat.courier.deliver('trade', payment.outTradeNo))?.status).toBe(200)
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect(await paymentStates(client, checkout.paySn)).toBe('PAID')
  expect(await orderEvents(checkout.paySn)).toBe(2)
  expect(
    await count(
      `SELECT sum(payment_split.captured) AS count FROM payment_split JOIN payment USING (payment_id) WHERE pay_sn = $1`,
      checkout.paySn,
    ),
  ).toBe(5790)
  expect(
    await count(
      `SELECT deliveries AS count FROM payment_notification n JOIN payment USING (out_trade_no) WHERE pay_sn = $1`,
      checkout.paySn,
    ),
  ).toBe(5)
})

test('Alipay pays the same way', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout, 'alipay')
  alipay.pay(payment.outTradeNo)
  expect((await alipay.courier.deliver('trade', payment.outTradeNo))?.body).toBe('success')
  expect(await standOf(client, checkout.paySn)).toBe(paid)
})

test('twenty deliveries at once, some under new numbers, and three queries on two processes: one transition, one capture, no refund', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  wechat.pay(payment.outTradeNo)
  const deliveries = Array.from({ length: 20 }, (_, index) =>
    wechat.courier.deliver('trade', payment.outTradeNo, index % 4 === 0 ? 'newNotifyId' : undefined),
  )
  const queries = [house, twin, twin].map((appContext) => queryUnknownPayment(appContext, deps, payment.paymentId))
  const answers = await Promise.all(deliveries)
  await Promise.all(queries)
  expect(answers.every((answer) => answer?.status === 200)).toBe(true)
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect(await orderEvents(checkout.paySn)).toBe(2)
  expect(await refundsOf(checkout.paySn)).toBe(0)
})

test('a wrong amount or currency never pays; the money is kept in sight; a right statement afterwards heals it', async () => {
  for (const fault of ['wrongAmount', 'wrongCurrency'] satisfies WechatFault[]) {
    const checkout = await aCheckout(client)
    const payment = await begin(checkout)
    wechat.pay(payment.outTradeNo)
    await wechat.courier.deliver('trade', payment.outTradeNo, fault)
    expect(await standOf(client, checkout.paySn), fault).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
    expect(await paymentStates(client, checkout.paySn)).toBe('MISMATCH')
    await wechat.courier.deliver('trade', payment.outTradeNo, 'newNotifyId')
    expect(await standOf(client, checkout.paySn)).toBe(paid)
  }
})

test('what is badly signed, foreign, stale, a probe or not sealed for us changes nothing and is not kept', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  wechat.pay(payment.outTradeNo)
  const unsigned: WechatFault[] = ['badSignature', 'bitFlip', 'signtest', 'stale', 'future', 'unknownSerial']
  const foreign: WechatFault[] = ['wrongSeal', 'wrongApp', 'wrongMerchant']
  for (const fault of [...unsigned, ...foreign])
    expect(await wechat.courier.deliver('trade', payment.outTradeNo, fault), fault).toMatchObject({
      status: unsigned.includes(fault) ? 401 : 400,
      body: expect.stringContaining('"code":"FAIL"'),
    })
  expect(await standOf(client, checkout.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
  expect(
    await count(`SELECT count(*) FROM payment_notification n JOIN payment USING (out_trade_no) WHERE pay_sn = $1`, checkout.paySn),
  ).toBe(0)
  const atAlipay = await begin(await aCheckout(client), 'alipay')
  alipay.pay(atAlipay.outTradeNo)
  for (const fault of ['badSignature', 'bitFlip', 'signMissing', 'weakSignType', 'wrongApp', 'wrongSeller'] satisfies AlipayFault[]) {
    expect((await alipay.courier.deliver('trade', atAlipay.outTradeNo, fault))?.body, fault).toBe('failure')
  }
  expect(await standOf(client, atAlipay.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

test('a number that is not ours pays nobody and is acknowledged, so that it stops', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  wechat.pay(payment.outTradeNo)
  expect((await wechat.courier.deliver('trade', payment.outTradeNo, 'wrongNumber'))?.status).toBe(200)
  expect(odd.at(-1)).toBe('unknownTrade')
  expect(await standOf(client, checkout.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

test('one trade of a gateway pays one checkout: its number on a second attempt is a conflict', async () => {
  const [first, second] = [await aCheckout(client), await aCheckout(client)]
  const [one, two] = [await begin(first), await begin(second)]
  for (const payment of [one, two]) wechat.pay(payment.outTradeNo)
  await wechat.courier.deliver('trade', one.outTradeNo, 'otherTransaction')
  await wechat.courier.deliver('trade', two.outTradeNo, 'otherTransaction')
  expect(odd.at(-1)).toBe('conflict')
  expect(await standOf(client, second.paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

test('money for a closed checkout is late: nothing is reopened, and it goes back in full by itself', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  await cancelCheckout(client, checkout.paySn)
  wechat.pay(payment.outTradeNo)
  const held = wechat.ledger().merchantFen
  for (let times = 0; times < 3; times++) await wechat.courier.deliver('trade', payment.outTradeNo)
  expect(await standOf(client, checkout.paySn)).toBe('LATE_PAID 0 CANCELLED,CANCELLED')
  expect(await paymentStates(client, checkout.paySn)).toBe('LATE')
  const { rows } = await client.query<{ refund_id: string; out_refund_no: string }>(
    `SELECT refund_id, out_refund_no FROM payment_refund JOIN payment USING (payment_id) WHERE pay_sn = $1`,
    [checkout.paySn],
  )
  expect(rows.length).toBe(1)
  const refundId = Number(rows[0]?.refund_id)
  // The job may run twice, and on two processes.
  await Promise.all([sendRefund(house, deps, refundId), sendRefund(twin, deps, refundId)])
  expect(wechat.ledger()).toEqual({ merchantFen: held - 5790n, allFen: 0n })
  await wechat.courier.deliver('refund', rows[0]?.out_refund_no ?? '')
  await sendRefund(house, deps, refundId)
  expect(
    await count(
      `SELECT count(*) FROM payment_refund JOIN payment USING (payment_id) WHERE pay_sn = $1 AND payment_refund.state = 'DONE'`,
      checkout.paySn,
    ),
  ).toBe(1)
  expect(wechat.ledger().merchantFen).toBe(held - 5790n)
})

test('paid through both channels: the first pays, the second goes back', async () => {
  const checkout = await aCheckout(client)
  const [one, two] = [await begin(checkout, 'wechat'), await begin(checkout, 'alipay')]
  wechat.pay(one.outTradeNo)
  alipay.pay(two.outTradeNo)
  await Promise.all([wechat.courier.deliver('trade', one.outTradeNo), alipay.courier.deliver('trade', two.outTradeNo)])
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect((await paymentStates(client, checkout.paySn)).split(',').toSorted()).toEqual(['DUPLICATE', 'PAID'])
  expect(await refundsOf(checkout.paySn)).toBe(1)
})

test('an order of the checkout was cancelled meanwhile: the old amount no longer pays', async () => {
  const checkout = await aCheckout(client)
  const payment = await begin(checkout)
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE order_sn = $1`, [checkout.orderSns[0]])
  wechat.pay(payment.outTradeNo)
  await wechat.courier.deliver('trade', payment.outTradeNo)
  expect(await standOf(client, checkout.paySn)).toBe('PAYING 0 CANCELLED,PENDING_PAYMENT')
  expect(await paymentStates(client, checkout.paySn)).toBe('MISMATCH')
})

test('a payment against a cancellation at the same moment, on two connections: the checkout is paid or the money is late, never both', async () => {
  for (let round = 0; round < 10; round++) {
    const checkout = await aCheckout(client)
    const payment = await begin(checkout)
    wechat.pay(payment.outTradeNo)
    const rival = await database.connect()
    const cancel = async () => {
      await rival.query('BEGIN')
      const { rows } = await rival.query(`SELECT state FROM pay_order WHERE pay_sn = $1 FOR UPDATE`, [checkout.paySn])
      if (rows[0]?.state === 'PAYING') await cancelCheckout(rival, checkout.paySn)
      await rival.query('COMMIT')
    }
    await Promise.all([wechat.courier.deliver('trade', payment.outTradeNo), cancel()])
    const stand = await standOf(client, checkout.paySn)
    const states = await paymentStates(client, checkout.paySn)
    expect([`${paid} PAID`, 'LATE_PAID 0 CANCELLED,CANCELLED LATE']).toContain(`${stand} ${states}`)
  }
})

test('a notification that comes before our create call has answered finds the intent and pays it', async () => {
  const checkout = await aCheckout(client)
  const gateway = deps.gateways.get('wechat')
  if (!gateway) throw new Error('no gateway')
  const early = {
    ...gateway,
    create: async (request: Parameters<typeof gateway.create>[0]) => {
      const created = await gateway.create(request)
      wechat.pay(request.outTradeNo)
      await wechat.courier.deliver('trade', request.outTradeNo)
      return created
    },
  }
  const act = { actor: { kind: 'member', id: 7, name: 'demo_buyer' }, channel: 'mall', requestId: 'r1', now: clock.now() } as const
  const started = await startPayment(
    house,
    { ...deps, gateways: new Map([['wechat', early]]) },
    { paySn: checkout.paySn, channel: 'wechat', memberId: 7, description: 'x', act },
  )
  expect(started).toMatchObject({ state: 'PAID' })
  expect(await standOf(client, checkout.paySn)).toBe(paid)
})

test('a stored notification is sealed: the payer cannot be read from the table', async () => {
  const { rows } = await client.query<{ sealed: Buffer }>(`SELECT sealed FROM payment_notification WHERE channel = 'alipay' LIMIT 1`)
  const sealed = rows[0]?.sealed ?? Buffer.alloc(0)
  expect(sealed.includes(Buffer.from('buyer_id'))).toBe(false)
  const opened: { body: string } = JSON.parse(deps.vault.open(sealed).toString())
  expect(Buffer.from(opened.body, 'base64').toString()).toContain('buyer_id')
})
