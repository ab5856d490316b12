import { expect, test } from 'vitest'
import {
  payBalanceCall,
  payBalanceReleaseCall,
  payMethodList,
  payStart,
  payStatus,
  payVoucher,
} from '../../../src/modules/payment/endpoints.ts'
import { paymentSubscribers } from '../../../src/modules/payment/server/background-jobs.ts'
import { refundPaymentToBalance } from '../../../src/modules/payment/server/refunds/refund-to-balance.ts'
import { systemContext } from '../../../src/api/actor-context.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { statementExportCall, statementListCall } from '../../../src/modules/wallet/endpoints.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { aCheckout, cancelCheckout, paymentStates, standOf } from '../../fixtures/trade/checkout.ts'
import { aWalletHouse, key, payPassword } from '../../fixtures/trade/wallet-house.ts'

const { ask, askTwin, house, wechat, clock, client, someone, recharged, stand, proved } = await aWalletHouse()
type Someone = Awaited<ReturnType<typeof someone>>
const checkoutOf = (who: Someone, totals: readonly bigint[] = [4000n, 6000n]) => aCheckout(client, { memberId: who.memberId, totals })
const pay = (who: Someone, paySn: string, on = ask, password = payPassword) =>
  on(payBalanceCall, { paySn, payPassword: password }, { visitor: who.visitor, ...key() })
const release = (who: Someone, paySn: string) => ask(payBalanceReleaseCall, { paySn }, { visitor: who.visitor, ...key() })
const startOnline = async (who: Someone, paySn: string) => dataOf(await ask(payStart, { paySn, method: 'wechat' }, who))
const whole = { sum: 0, unbalanced: 0, wrong: 0, all: true }
const tell = (event: string, paySn: string) =>
  house.inTransaction(async (tx) => {
    for (const subscriber of paymentSubscribers)
      if (subscriber.events.includes(event)) await subscriber.take(tx, { id: event + paySn, event, payload: { paySn } }, house)
  })

test('balance that covers everything pays the orders at once', async () => {
  const who = await someone()
  await recharged(who, 150)
  const { paySn } = await checkoutOf(who)
  expect(dataOf(await ask(payMethodList, { paySn }, who)).balance).toMatchObject({ available: 150, held: 0 })
  expect(dataOf(await pay(who, paySn))).toEqual({ paySn, state: 'PAID', balanceAmount: 100, restAmount: 0 })
  expect(await standOf(client, paySn)).toBe('PAID 10000 PENDING_SHIPMENT,PENDING_SHIPMENT')
  expect(await stand(who)).toEqual({ available: 50, held: 0, balance: 50 })
  expect(dataOf(await ask(statementListCall, { kind: 'orderPayment' }, who)).list[0]).toMatchObject({
    amount: -100,
    balanceAfter: 50,
    note: paySn,
  })
  expect((await pay(who, paySn)).code).toBe('order.notPayable')
  expect(await proved()).toMatchObject(whole)
})

test('a part is held, the gateway asks for the rest, and both count together', async () => {
  const who = await someone()
  await recharged(who, 30)
  const { paySn } = await checkoutOf(who)
  expect(dataOf(await pay(who, paySn))).toEqual({ paySn, state: 'HELD', balanceAmount: 30, restAmount: 70 })
  expect(dataOf(await pay(who, paySn))).toMatchObject({ state: 'HELD', balanceAmount: 30 })
  expect(await stand(who)).toEqual({ available: 0, held: 30, balance: 30 })
  expect(await standOf(client, paySn)).toBe('PAYING 0 PENDING_PAYMENT,PENDING_PAYMENT')
  const online = await startOnline(who, paySn)
  expect(online.amount).toBe(70)
  expect(dataOf(await ask(payStatus, { paySn }, who))).toMatchObject({ dueAmount: 100, heldAmount: 30 })
  wechat.pay(online.paymentSn)
  await Promise.all(Array.from({ length: 20 }, () => wechat.courier.deliver('trade', online.paymentSn)))
  expect(await standOf(client, paySn)).toBe('PAID 10000 PENDING_SHIPMENT,PENDING_SHIPMENT')
  expect(await stand(who)).toEqual({ available: 0, held: 0, balance: 0 })
  const { rows } = await client.query(
    `SELECT order_sn, sum(payment_split.captured)::int AS captured FROM payment_split JOIN payment USING (payment_id) WHERE pay_sn = $1 GROUP BY order_sn ORDER BY order_sn`,
    [paySn],
  )
  expect(rows.map((row) => row.captured)).toEqual([4000, 6000])
  expect(await proved()).toMatchObject(whole)
})

test('an order that is cancelled after balance was held keeps none of it when the rest comes before anybody heard', async () => {
  const who = await someone()
  await recharged(who, 30)
  const { paySn, orderSns } = await checkoutOf(who)
  dataOf(await pay(who, paySn))
  await client.query(`UPDATE orders SET state = 'CANCELLED' WHERE order_sn = $1`, [orderSns[0]])
  const online = await startOnline(who, paySn)
  expect(online.amount).toBe(30)
  wechat.pay(online.paymentSn)
  await wechat.courier.deliver('trade', online.paymentSn)
  expect(await standOf(client, paySn)).toBe('PAID 6000 CANCELLED,PENDING_SHIPMENT')
  const { rows } = await client.query(
    `SELECT order_sn, sum(payment_split.captured)::int AS captured FROM payment_split JOIN payment USING (payment_id) WHERE pay_sn = $1 GROUP BY order_sn ORDER BY order_sn`,
    [paySn],
  )
  expect(rows.map((row) => row.captured)).toEqual([0, 6000])
  expect(await stand(who)).toEqual({ available: 0, held: 0, balance: 0 })
  expect(await proved()).toMatchObject(whole)
})

test('held balance is free again when the checkout closes, when an order of it is cancelled, or when the buyer says so', async () => {
  const who = await someone()
  await recharged(who, 30)
  const closing = await checkoutOf(who)
  dataOf(await pay(who, closing.paySn))
  await cancelCheckout(client, closing.paySn)
  await Promise.all([
    tell('payOrder.closed', closing.paySn),
    tell('order.cancelled', closing.paySn),
    tell('payOrder.closed', closing.paySn),
  ])
  expect(await stand(who)).toEqual({ available: 30, held: 0, balance: 30 })
  const other = await checkoutOf(who)
  dataOf(await pay(who, other.paySn))
  expect(dataOf(await release(who, other.paySn))).toMatchObject({ state: 'FREE', balanceAmount: 30 })
  expect((await release(who, other.paySn)).code).toBe('payment.nothingHeld')
  expect(await stand(who)).toEqual({ available: 30, held: 0, balance: 30 })
  expect(await paymentStates(client, other.paySn)).toBe('CLOSED')
  expect((await startOnline(who, other.paySn)).amount).toBe(100)
})

test('an offer over everything that was made before still pays everything and frees what was held', async () => {
  const who = await someone()
  await recharged(who, 30)
  const { paySn } = await checkoutOf(who)
  const online = await startOnline(who, paySn)
  dataOf(await pay(who, paySn))
  wechat.pay(online.paymentSn)
  await wechat.courier.deliver('trade', online.paymentSn)
  expect(await standOf(client, paySn)).toBe('PAID 10000 PENDING_SHIPMENT,PENDING_SHIPMENT')
  expect(await stand(who)).toEqual({ available: 30, held: 0, balance: 30 })
  expect(await proved()).toMatchObject(whole)
})

test('the bank and held balance do not share a checkout', async () => {
  const who = await someone()
  await recharged(who, 30)
  const voucher = { payerName: '李工', bankName: '工商银行', transferDate: '2026-11-20', amount: 10 }
  const form = () => ({ ...voucher, transferDate: clock.now().toISOString().slice(0, 10), bankSerial: `S${Math.random()}` })
  const first = await checkoutOf(who)
  dataOf(await pay(who, first.paySn))
  expect((await ask(payVoucher, { paySn: first.paySn, ...form() }, { visitor: who.visitor, ...key() })).code).toBe('payment.balanceHeld')
  dataOf(await release(who, first.paySn))
  dataOf(await ask(payVoucher, { paySn: first.paySn, ...form() }, { visitor: who.visitor, ...key() }))
  expect((await pay(who, first.paySn)).code).toBe('payment.vouchersWait')
})

test('thirty checkouts paid at once from one balance on two processes: never more than there is, and the sum is exact', async () => {
  const who = await someone()
  await recharged(who, 1000)
  const checkouts = []
  for (let count = 0; count < 30; count += 1) checkouts.push(await checkoutOf(who, [7000n]))
  const answers = await Promise.all(checkouts.map(({ paySn }, nth) => pay(who, paySn, nth % 2 ? ask : askTwin)))
  const paid = answers.filter((answer) => answer.data?.state === 'PAID').length
  const { balance, held, available } = await stand(who)
  expect(paid).toBe(14)
  expect([balance, available >= 0, held + available]).toEqual([1000 - 70 * 14, true, 20])
  expect(await proved()).toMatchObject(whole)
})

test('no balance, a wrong password, a foreign or closed checkout: refused, and nothing moves', async () => {
  const [who, other] = [await someone(), await someone()]
  const { paySn } = await checkoutOf(who)
  expect((await pay(who, paySn)).code).toBe('wallet.balanceShort')
  await recharged(who, 10)
  await recharged(other, 10)
  expect((await pay(who, paySn, ask, '000000')).errors).toEqual({ payPassword: 'identity.payPasswordWrong' })
  expect((await pay(other, paySn)).code).toBe('order.orderGone')
  expect((await pay(other, 'ZF000')).code).toBe('order.orderGone')
  expect((await release(other, paySn)).code).toBe('order.orderGone')
  expect(await standOf(client, paySn)).toBe('OPEN 0 PENDING_PAYMENT,PENDING_PAYMENT')
  await cancelCheckout(client, paySn)
  expect((await pay(who, paySn)).code).toBe('order.notPayable')
  expect(await stand(who)).toEqual({ available: 10, held: 0, balance: 10 })
})

test('a refund to the balance gives back what was paid through a gateway, once per refund and never more than came', async () => {
  const who = await someone()
  const { paySn } = await checkoutOf(who)
  const online = await startOnline(who, paySn)
  wechat.pay(online.paymentSn)
  await wechat.courier.deliver('trade', online.paymentSn)
  const { rows } = await client.query(`SELECT payment_id::int AS id FROM payment WHERE pay_sn = $1`, [paySn])
  const back = (fen: bigint) =>
    house.inTransaction((tx) =>
      refundPaymentToBalance(tx, { paymentId: rows[0].id, fen, reason: '退货' }, systemContext('test', clock.now())),
    )
  const answers = await Promise.all([back(4000n), back(4000n), back(4000n)])
  expect(answers.filter((answer) => !isFailure(answer))).toHaveLength(2)
  expect(await stand(who)).toEqual({ available: 80, held: 0, balance: 80 })
  expect(await proved()).toMatchObject(whole)
})

test('the statement adds up by day and direction, and comes as a file', async () => {
  const who = await someone()
  await recharged(who, 150)
  const { paySn } = await checkoutOf(who)
  await pay(who, paySn)
  const all = dataOf(await ask(statementListCall, {}, who))
  expect([all.total, all.income, all.expense]).toEqual([2, 150, 100])
  expect(dataOf(await ask(statementListCall, { direction: 'in' }, who)).total).toBe(1)
  expect(dataOf(await ask(statementListCall, { untilDate: '2020-01-01' }, who)).total).toBe(0)
  const file = dataOf(await ask(statementExportCall, { format: 'csv' }, who))
  expect(file.fileName).toMatch(/^余额明细-\d{8}\.csv$/)
  const text = Buffer.from(file.base64, 'base64').toString()
  expect([text.includes('余额充值'), text.includes('-100'), text.split('\n').length >= 3]).toEqual([true, true, true])
})
