import { expect, test } from 'vitest'
import { aCheckout, cancelCheckout } from '../../../../../tests/fixtures/trade/checkout.ts'
import { aPaymentHouse } from '../../../../../tests/fixtures/server/payment-app.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { isFailure } from '../../../../kernel/failure/failure.ts'
import { mostRefundTries } from '../../rules/check-schedule.ts'
import { startPayment } from '../start-payment.ts'
import { sendRefund } from './send-refund.ts'

const database = await aDatabase()
const { house, deps, wechat, clock } = await aPaymentHouse(database)
const client = await database.connect()

/** A refund that waits to be sent: money that came after its checkout was closed. */
async function aRefund(): Promise<number> {
  const checkout = await aCheckout(client)
  const act = { actor: { kind: 'member', id: 7, name: 'b' }, channel: 'mall', requestId: 'r', now: clock.now() } as const
  const wish = { paySn: checkout.paySn, channel: 'wechat', memberId: checkout.memberId, description: 'x', act } as const
  const payment = await startPayment(house, deps, wish)
  if (isFailure(payment)) throw new Error(payment.code)
  await cancelCheckout(client, checkout.paySn)
  wechat.pay(payment.outTradeNo)
  await wechat.courier.deliver('trade', payment.outTradeNo)
  const { rows } = await client.query('SELECT refund_id::int FROM payment_refund WHERE payment_id = $1', [payment.paymentId])
  return rows[0].refund_id
}
const standing = async (refundId: number) =>
  (await client.query('SELECT state, tries, failed_reason FROM payment_refund WHERE refund_id = $1', [refundId])).rows[0]

/** A gateway that never says what became of anything. */
const real = deps.gateways.get('wechat')
if (!real) throw new Error('no gateway')
const silence = async () => ({ kind: 'unknown', reason: 'timeout' }) as const
const silent = { ...deps, gateways: new Map([['wechat', { ...real, refund: silence, queryRefund: silence }]] as const) }

test('a gateway that does not answer is asked less and less often, and in the end people see it', async () => {
  const refundId = await aRefund()
  const before = await client.query("SELECT count(*)::int AS n FROM event_outbox WHERE event = 'payment.refundMoved'")
  for (let times = 1; times <= 3; times++) {
    await sendRefund(house, silent, refundId)
    expect(await standing(refundId)).toMatchObject({ state: 'REQUESTED', tries: times })
  }
  await client.query('UPDATE payment_refund SET tries = $2 WHERE refund_id = $1', [refundId, mostRefundTries - 1])
  await sendRefund(house, silent, refundId)
  expect(await standing(refundId)).toMatchObject({ state: 'FAILED', failed_reason: expect.stringContaining('did not settle') })
  const after = await client.query("SELECT count(*)::int AS n FROM event_outbox WHERE event = 'payment.refundMoved'")
  expect(after.rows[0].n).toBe(before.rows[0].n + 1)
  // It is at rest: nothing is asked any more.
  await sendRefund(house, silent, refundId)
  expect(await standing(refundId)).toMatchObject({ tries: mostRefundTries })
})

test('a channel that was switched off does not make a refund disappear', async () => {
  const refundId = await aRefund()
  await sendRefund(house, { ...deps, gateways: new Map() }, refundId)
  expect(await standing(refundId)).toMatchObject({ state: 'REQUESTED', tries: 1 })
  await sendRefund(house, deps, refundId)
  expect(await standing(refundId)).toMatchObject({ state: 'PROCESSING' })
})
