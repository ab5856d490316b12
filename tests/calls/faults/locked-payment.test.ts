import { expect, test } from 'vitest'
import { isUnavailable } from '../../../src/api/database-refusal.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { startPayment } from '../../../src/modules/payment/server/start-payment.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { aCheckout, paymentStates, standOf } from '../../fixtures/trade/checkout.ts'

const database = await aDatabase()
const { house, deps, wechat, clock } = await aPaymentHouse(database)
const client = await database.connect()
const other = await database.connect()

/** Does a piece of work while somebody else holds the tables of orders and payments. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  await other.query('BEGIN')
  await other.query('LOCK TABLE pay_order, payment, orders IN ACCESS EXCLUSIVE MODE')
  try {
    return await work()
  } finally {
    await other.query('ROLLBACK')
  }
}
async function start(paySn: string, memberId: number) {
  const actor = { kind: 'member', id: memberId, name: 'demo_buyer' } as const
  const act = { actor, channel: 'mall', requestId: 'r1', now: clock.now() } as const
  const payment = await startPayment(house, deps, { paySn, channel: 'wechat', memberId, description: '订单', act })
  if (isFailure(payment)) throw new Error(payment.code)
  return payment
}

test('with the tables of payment locked a start is busy and begins nothing; the same press pays later', async () => {
  const { paySn, memberId } = await aCheckout(client)
  const refused = await whileLocked(() => start(paySn, memberId).catch((error: unknown) => error))
  expect(isUnavailable(refused)).toBe(true)
  expect(await paymentStates(client, paySn)).toBe('')
  expect((await start(paySn, memberId)).state).toBe('WAITING')
})

test('a gateway that notifies meanwhile is told to come again, and its next notification pays once', async () => {
  const { paySn, memberId } = await aCheckout(client)
  const { outTradeNo } = await start(paySn, memberId)
  wechat.pay(outTradeNo)
  const during = await whileLocked(() => wechat.courier.deliver('trade', outTradeNo))
  expect(during?.status).toBe(500)
  expect(await paymentStates(client, paySn)).toBe('WAITING')
  const after = [await wechat.courier.deliver('trade', outTradeNo), await wechat.courier.deliver('trade', outTradeNo)]
  expect(after.map((answer) => answer?.status)).toEqual([200, 200])
  expect(await standOf(client, paySn)).toBe('PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT')
})
