import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCheckout, paymentStates, standOf, type Checkout } from '../../../../../tests/fixtures/trade/checkout.ts'
import { useTransfer } from '../../../../../tests/fixtures/trade/used-transfers.ts'
import { aPaymentHouse } from '../../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { applyGatewayTrade } from '../gateway/apply-gateway-trade.ts'
import { gatewayActor } from '../move-payment.ts'
import { orderTimers } from '../../../order/server/orders/cancel-order.ts'
import { paymentSubscribers } from '../background-jobs.ts'
import { paymentTimers } from './review-deadline.ts'
import { reviewTransferVoucher } from './review-transfer-voucher.ts'
import { startPayment } from '../start-payment.ts'
import { submitTransferVoucher, type TransferVoucherInput } from './submit-transfer-voucher.ts'

const database = await aDatabase()
const { house, twin, deps, clock } = await aPaymentHouse(database)
const client = await database.connect()
const buyer = (memberId: number) =>
  ({ actor: { kind: 'member', id: memberId, name: 'demo_buyer' }, channel: 'mall', requestId: 'r1', now: clock.now() }) as const
const clerk = () =>
  ({ actor: { kind: 'platform', id: 1, name: 'demo_admin' }, channel: 'admin', requestId: 'r2', now: clock.now() }) as const

let serial = 0
function aForm(checkout: Checkout, change: Partial<TransferVoucherInput> = {}): TransferVoucherInput {
  serial += 1
  return {
    paySn: checkout.paySn,
    payerName: '某镀锌厂',
    bankName: '某银行',
    bankSerial: `S${serial}`,
    amount: 57.9,
    transferDate: dayOf(clock.now()),
    images: [],
    remark: '',
    ...change,
  }
}

function submit(checkout: Checkout, change: Partial<TransferVoucherInput> = {}, memberId = checkout.memberId) {
  return house.inTransaction((tx) =>
    submitTransferVoucher(tx, aForm(checkout, change), { memberId, memberName: 'demo_buyer', act: buyer(memberId) }),
  )
}

async function submitted(checkout: Checkout, change: Partial<TransferVoucherInput> = {}): Promise<number> {
  const voucher = await submit(checkout, change)
  if (isFailure(voucher)) throw new Error(voucher.code)
  return voucher.voucherId
}

function review(
  voucherId: number,
  result: 'confirm' | 'reject',
  change: { reason?: string; expectedVersion?: number; on?: typeof house } = {},
) {
  return (change.on ?? house).inTransaction((tx) =>
    reviewTransferVoucher(tx, { voucherId, result, reason: change.reason ?? '', expectedVersion: change.expectedVersion }, clerk()),
  )
}

const inReview = 'OPEN 0 PAYMENT_REVIEW,PAYMENT_REVIEW'
const paid = 'PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT'

test('a voucher pays nothing: the orders wait for the platform, which confirms that the money has come', async () => {
  const checkout = await aCheckout(client, { payMethod: 'TRANSFER' })
  const voucherId = await submitted(checkout)
  expect(await standOf(client, checkout.paySn)).toBe(inReview)
  expect(await review(voucherId, 'confirm')).toMatchObject({ state: 'CONFIRMED', due: { state: 'PAID', due: 0n } })
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect(await paymentStates(client, checkout.paySn)).toBe('PAID')
})

test('parts accumulate: the orders stay in review until the last part completes the sum', async () => {
  const checkout = await aCheckout(client)
  const [first, second] = [await submitted(checkout, { amount: 20 }), await submitted(checkout, { amount: 37.9 })]
  await review(first, 'confirm')
  expect(await standOf(client, checkout.paySn)).toBe('PART_PAID 2000 PAYMENT_REVIEW,PAYMENT_REVIEW')
  await review(second, 'confirm')
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  const { rows } = await client.query(
    `SELECT sum(s.captured)::int AS fen FROM payment_split s JOIN payment USING (payment_id) WHERE pay_sn = $1`,
    [checkout.paySn],
  )
  expect(rows[0].fen).toBe(5790)
})

test('the last rejection lets the buyer pay again, with the reason; one of several does not', async () => {
  const checkout = await aCheckout(client)
  const [first, second] = [await submitted(checkout, { amount: 20 }), await submitted(checkout, { amount: 57.9 })]
  await review(first, 'reject', { reason: '未到账' })
  expect(await standOf(client, checkout.paySn)).toBe(inReview)
  await review(second, 'reject', { reason: '户名不符' })
  expect(await standOf(client, checkout.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  expect(isFailure(await submit(checkout))).toBe(false)
})

test('a rejection needs a reason, and without one nothing moves', async () => {
  const checkout = await aCheckout(client)
  const voucherId = await submitted(checkout)
  expect(await review(voucherId, 'reject', { reason: '  ' })).toMatchObject({ code: 'payment.reasonNeeded', field: 'reason' })
  expect(await standOf(client, checkout.paySn)).toBe(inReview)
})

test('two clerks review one voucher at once, on two connections: one is heard, money is booked once', async () => {
  for (let round = 0; round < 8; round++) {
    const checkout = await aCheckout(client)
    const voucherId = await submitted(checkout)
    const answers = await Promise.all([
      review(voucherId, 'confirm'),
      review(voucherId, round % 2 ? 'confirm' : 'reject', { reason: '未到账', on: twin }),
    ])
    expect(answers.filter((answer) => isFailure(answer)).length).toBe(1)
    expect([paid, 'OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT']).toContain(await standOf(client, checkout.paySn))
  }
})

test('a stale view and a voucher that was dealt with are refused', async () => {
  const checkout = await aCheckout(client)
  const voucherId = await submitted(checkout)
  expect(await review(voucherId, 'confirm', { expectedVersion: 9 })).toMatchObject({ code: 'api.stale' })
  await review(voucherId, 'confirm', { expectedVersion: 1 })
  expect(await review(voucherId, 'reject', { reason: 'x' })).toMatchObject({ code: 'payment.voucherReviewed' })
  expect(await review(999_999, 'confirm')).toMatchObject({ code: 'payment.voucherGone' })
  expect(await standOf(client, checkout.paySn)).toBe(paid)
})

test('a bank serial stands on one voucher; after a rejection it may be used again', async () => {
  const [one, two] = [await aCheckout(client), await aCheckout(client)]
  const voucherId = await submitted(one, { bankSerial: 'ab 12' })
  const used = { code: 'payment.serialUsed', field: 'bankSerial' }
  expect(await submit(two, { bankSerial: 'AB12', bankName: '另一家银行' })).toMatchObject(used)
  await useTransfer(client, 'AB13', 'contractDue')
  expect(await submit(two, { bankSerial: 'ab 13' })).toMatchObject(used)
  expect(await standOf(client, two.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  await review(voucherId, 'reject', { reason: '录错' })
  expect(isFailure(await submit(two, { bankSerial: 'AB12' }))).toBe(false)
})

test('an amount that is none, a day in the future or long ago, and a foreign checkout are refused; nothing moves', async () => {
  const checkout = await aCheckout(client)
  for (const amount of [0, -1, 1.005, NaN, Infinity])
    expect(await submit(checkout, { amount })).toMatchObject({ code: 'payment.amountWrong' })
  expect(await submit(checkout, { transferDate: '2999-01-01' })).toMatchObject({ code: 'payment.transferInFuture' })
  expect(await submit(checkout, { transferDate: '2001-01-01' })).toMatchObject({ code: 'payment.transferTooOld' })
  expect(await submit(checkout, {}, 8)).toMatchObject({ code: 'order.orderGone' })
  expect(await standOf(client, checkout.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
})

/** What of a checkout's money is on its way back, in fen. */
async function goingBack({ paySn }: Checkout): Promise<number[]> {
  const { rows } = await client.query(
    `SELECT r.amount::int AS fen FROM payment_refund r JOIN payment p USING (payment_id) WHERE p.pay_sn = $1 AND r.state = 'REQUESTED' ORDER BY refund_id`,
    [paySn],
  )
  return rows.map((row) => row.fen)
}
async function capturedOf({ paySn }: Checkout): Promise<number[]> {
  const { rows } = await client.query(
    `SELECT sum(s.captured)::int AS fen FROM payment_split s JOIN payment USING (payment_id) WHERE pay_sn = $1 GROUP BY order_sn ORDER BY order_sn`,
    [paySn],
  )
  return rows.map((row) => row.fen)
}

test('parts are shared by what each order still lacks: no order ever captures more or less than its total', async () => {
  for (const [totals, parts] of [
    [
      [10_000n, 10_000n],
      [101, 99],
    ],
    [
      [100n, 100n, 100n],
      [0.5, 0.5, 2],
    ],
    [
      [1n, 9_999n],
      [50, 49.99, 0.01],
    ],
    [
      [333n, 333n, 334n],
      [1.11, 2.22, 3.33, 3.34],
    ],
  ] as const) {
    const checkout = await aCheckout(client, { totals })
    for (const amount of parts) await review(await submitted(checkout, { amount }), 'confirm')
    expect(await capturedOf(checkout)).toEqual(totals.map(Number))
  }
})

test('more than is due pays what is due, and the rest is written down to go back', async () => {
  const checkout = await aCheckout(client)
  await review(await submitted(checkout, { amount: 60 }), 'confirm')
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect(await capturedOf(checkout)).toEqual([1230, 4560])
  expect(await goingBack(checkout)).toEqual([210])
})

test('a cent holds nothing: the time to pay goes on, and when it is over the part goes back', async () => {
  const checkout = await aCheckout(client, { payDueAt: new Date(clock.now().getTime() + 3_600_000) })
  const cent = await submitted(checkout, { amount: 0.01 })
  expect(await standOf(client, checkout.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  await review(cent, 'confirm')
  const waiting = await submitted(checkout, { amount: 0.02 })
  clock.moveOn(3601)
  await orderTimers['payOrder/autoCancel']?.(house, checkout.paySn)
  expect(await standOf(client, checkout.paySn)).toBe('CLOSED 1 CANCELLED,CANCELLED')
  const closed = { id: randomUUID(), event: 'payOrder.closed', payload: { paySn: checkout.paySn } }
  const partsBack = paymentSubscribers.find((paymentSubscriber) => paymentSubscriber.consumer === 'payment.partsBack')
  await house.inTransaction(async (tx) => partsBack?.take(tx, closed, house))
  expect(await goingBack(checkout)).toEqual([1])
  // A part that is found later pays nothing any more and goes back too.
  await review(waiting, 'confirm')
  expect(await goingBack(checkout)).toEqual([1, 2])
  expect(await standOf(client, checkout.paySn)).toBe('LATE_PAID 1 CANCELLED,CANCELLED')
})

test('a review has a time of its own, which further vouchers do not lengthen: at its end the vouchers go back', async () => {
  const checkout = await aCheckout(client)
  await submitted(checkout)
  const timers = `SELECT event, due_at FROM timer WHERE entity = 'payOrder' AND entity_id = $1 AND done_at IS NULL ORDER BY event`
  const dueTimes = async () => (await client.query(timers, [checkout.paySn])).rows
  const before = await dueTimes()
  expect(before.map((row) => row.event)).toEqual(['reviewEnd', 'reviewRemind'])
  clock.moveOn(3600)
  await submitted(checkout, { amount: 1 })
  expect(await dueTimes()).toEqual(before)
  await paymentTimers['payOrder/reviewEnd']?.(house, checkout.paySn)
  expect(await standOf(client, checkout.paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  expect((await dueTimes()).map((row) => row.event)).toEqual(['autoCancel'])
  const { rows } = await client.query('SELECT DISTINCT state FROM transfer_voucher WHERE pay_sn = $1', [checkout.paySn])
  expect(rows).toEqual([{ state: 'REJECTED' }])
})

test('where prices are held for a time, a rejection gives none beyond it', async () => {
  const heldUntil = new Date(clock.now().getTime() + 1_800_000)
  const checkout = await aCheckout(client, { payDueAt: heldUntil })
  await client.query('UPDATE pay_order SET price_held_until = $2 WHERE pay_sn = $1', [checkout.paySn, heldUntil])
  const voucherId = await submitted(checkout)
  clock.moveOn(7200)
  await review(voucherId, 'reject', { reason: '未到账' })
  expect(isFailure(await submit(checkout))).toBe(true)
  await orderTimers['payOrder/autoCancel']?.(house, checkout.paySn)
  expect(await standOf(client, checkout.paySn)).toBe('CLOSED 0 CANCELLED,CANCELLED')
})

test('paid online while the voucher was being checked: the transfer pays nothing twice and goes back in full', async () => {
  const checkout = await aCheckout(client)
  const payment = await startPayment(house, deps, {
    paySn: checkout.paySn,
    channel: 'wechat',
    memberId: checkout.memberId,
    description: 'x',
    act: buyer(checkout.memberId),
  })
  const voucherId = await submitted(checkout)
  if (isFailure(payment)) throw new Error(payment.code)
  const trade = {
    outTradeNo: payment.outTradeNo,
    gatewayTradeNo: 'G-online',
    state: 'paid',
    amountFen: 5790n,
    currency: 'CNY',
    paidAt: clock.now(),
  } as const
  expect(await house.inTransaction((tx) => applyGatewayTrade(tx, 'wechat', trade, gatewayActor('wechat', 'n1', clock.now()), []))).toBe(
    'capture',
  )
  expect(await review(voucherId, 'confirm')).toMatchObject({ state: 'CONFIRMED', due: { due: 0n } })
  expect(await standOf(client, checkout.paySn)).toBe(paid)
  expect(await paymentStates(client, checkout.paySn)).toBe('PAID,DUPLICATE')
  expect(await goingBack(checkout)).toEqual([5790])
})

test('after a part by transfer the offer before it no longer fits', async () => {
  const checkout = await aCheckout(client)
  const payment = await startPayment(house, deps, {
    paySn: checkout.paySn,
    channel: 'wechat',
    memberId: checkout.memberId,
    description: 'x',
    act: buyer(checkout.memberId),
  })
  if (isFailure(payment)) throw new Error(payment.code)
  await review(await submitted(checkout, { amount: 10 }), 'confirm')
  const trade = {
    outTradeNo: payment.outTradeNo,
    gatewayTradeNo: 'G-full',
    state: 'paid',
    amountFen: 5790n,
    currency: 'CNY',
    paidAt: clock.now(),
  } as const
  expect(await house.inTransaction((tx) => applyGatewayTrade(tx, 'wechat', trade, gatewayActor('wechat', 'n2', clock.now()), []))).toBe(
    'mismatch',
  )
  expect(await standOf(client, checkout.paySn)).toBe('PART_PAID 1000 PENDING_PAYMENT,PENDING_PAYMENT')
})
