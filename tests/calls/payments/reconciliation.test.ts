import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aPaymentHouse } from '../../fixtures/server/payment-app.ts'
import { aCheckout, standOf } from '../../fixtures/trade/checkout.ts'
import { aPlatformClerk } from '../../fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../fixtures/trade/state-moves.ts'
import { isFailure } from '../../../src/kernel/failure/failure.ts'
import { addDays, dayOf } from '../../../src/kernel/time/clock.ts'
import {
  billDayList,
  differenceExport,
  differenceList,
  differenceRequery,
  differenceResolve,
  reconcileDay,
} from '../../../src/modules/payment/endpoints-reconciliation.ts'
import { differenceMachine } from '../../../src/modules/payment/rules/difference-machine.ts'
import { paymentTasks } from '../../../src/modules/payment/server/background-jobs.ts'
import { paymentHandlers } from '../../../src/modules/payment/server/handlers.ts'
import type { PaymentChannel } from '../../../src/modules/payment/server/ports.ts'
import { startPayment } from '../../../src/modules/payment/server/start-payment.ts'
import { reconcile } from '../../../src/modules/payment/server/reconciliation/reconcile-day.ts'

const database = await aDatabase()
const { house, deps, wechat, alipay, clock } = await aPaymentHouse(database)
const client = await database.connect()
const finance = { visitor: { ...aPlatformClerk(), platform: ['platform.finance' as const] } }
const sheets = async () => Buffer.from('file')
const ask = asker(house, paymentHandlers(deps, sheets))
const today = dayOf(clock.now())
const locals = { wechat, alipay }

/** A checkout that its buyer has paid; the gateway tells us of it unless it is lost. */
async function pay(channel: PaymentChannel, isTold = true) {
  const checkout = await aCheckout(client)
  const act = {
    actor: { kind: 'member', id: checkout.memberId, name: 'demo_buyer' },
    channel: 'mall',
    requestId: 'r1',
    now: clock.now(),
  } as const
  const payment = await startPayment(house, deps, { paySn: checkout.paySn, channel, memberId: checkout.memberId, description: '订单', act })
  if (isFailure(payment)) throw new Error(payment.code)
  if (payment.offer?.kind === 'redirect') await (await fetch(payment.offer.text)).text()
  locals[channel].pay(payment.outTradeNo)
  if (isTold) await locals[channel].courier.deliver('trade', payment.outTradeNo)
  return { ...checkout, number: payment.outTradeNo }
}
const compare = async (channel: PaymentChannel) => {
  clock.moveOn(86_400)
  await reconcile(house, deps, channel, today)
  clock.moveOn(-86_400)
}
const open = async (channel: PaymentChannel) => dataOf(await ask(differenceList, { state: 'OPEN', channel }, finance)).list
const dayOn = async (channel: PaymentChannel) => dataOf(await ask(billDayList, {}, finance)).list.find((day) => day.channel === channel)

test('the database knows the same moves as the machine', async () => {
  expect(await movesOfTrigger(client, 'payment_difference')).toEqual(pairsOf(differenceMachine, ['platform', 'system']))
})

test('bills that say what our books say are matched, on both gateways', async () => {
  for (const channel of ['wechat', 'alipay'] as const) {
    wechat.courier.hold(true)
    alipay.courier.hold(true)
    await pay(channel)
    await pay(channel)
    await compare(channel)
    expect(await open(channel)).toEqual([])
    expect(await dayOn(channel)).toMatchObject({
      state: 'DONE',
      ourNum: 2,
      theirNum: 2,
      matched: 2,
      openNum: 0,
      ourSum: 115.8,
      theirSum: 115.8,
    })
  }
})

test('a lost notification is found; the gateway is asked, the order is paid, and the difference is gone', async () => {
  const lost = await pay('wechat', false)
  await compare('wechat')
  const [difference, ...more] = await open('wechat')
  expect(more).toEqual([])
  expect(difference).toMatchObject({
    number: lost.number,
    finding: 'theirsOnly',
    ourAmount: null,
    theirAmount: 57.9,
    can: ['resolve', 'requery'],
  })
  const { rows } = await client.query(`SELECT payload FROM event_outbox WHERE event = 'payment.differencesFound'`)
  expect(rows).toEqual([{ payload: { channel: 'wechat', day: today, count: 1 } }])
  expect(dataOf(await ask(differenceRequery, { differenceId: difference?.differenceId ?? 0 }, finance)).state).toBe('CLEARED')
  expect(await standOf(client, lost.paySn)).toBe('PAID 5790 PENDING_SHIPMENT,PENDING_SHIPMENT')
  expect(await dayOn('wechat')).toMatchObject({ matched: 3, openNum: 0 })
})

test('altered, duplicated and missing lines of a bill are listed; comparing again changes nothing', async () => {
  alipay.alterBill(([first, second]) => (first && second ? [{ ...first, amountFen: first.amountFen - 1n }, first] : []))
  await compare('alipay')
  await compare('alipay')
  const found = await open('alipay')
  expect(found.map((one) => one.finding).toSorted()).toEqual(['amount', 'oursOnly', 'theirsTwice'])
  alipay.alterBill((entries) => [...entries, ...entries.slice(0, 1)])
  await compare('alipay')
  expect((await open('alipay')).map((one) => one.finding)).toEqual(['theirsTwice'])
  alipay.alterBill((entries) => entries)
  await compare('alipay')
  expect(await open('alipay')).toEqual([])
})

test('staff settle a difference once, with a note', async () => {
  alipay.alterBill((entries) => entries.slice(1))
  await compare('alipay')
  const [difference] = await open('alipay')
  const settle = (more: object = {}) =>
    ask(
      differenceResolve,
      {
        differenceId: difference?.differenceId ?? 0,
        resolution: 'gatewayCorrects',
        note: '渠道次日补单',
        expectedVersion: difference?.version ?? 0,
        ...more,
      },
      { ...finance, idempotencyKey: randomUUID() },
    )
  expect(difference).toMatchObject({ finding: 'oursOnly', can: ['resolve'] })
  expect((await ask(differenceRequery, { differenceId: difference?.differenceId ?? 0 }, finance)).code).toBe('payment.notRequeried')
  expect((await settle({ note: '' })).code).toBe('payment.noteNeeded')
  const [one, two] = await Promise.all([settle(), settle()])
  expect([one?.state, two?.state].toSorted()).toEqual([200, 255])
  await compare('alipay')
  expect(await open('alipay')).toEqual([])
  expect(dataOf(await ask(differenceExport, { format: 'csv' }, finance)).base64).not.toBe('')
  expect((await ask(differenceList, {}, { visitor: aPlatformClerk() })).state).toBe(259)
})

test('a bill that cannot be fetched is asked for again; the morning asks for every gateway', async () => {
  const broken = {
    ...deps,
    gateways: new Map(
      [...deps.gateways].map(([name, gateway]) => [
        name,
        { ...gateway, downloadBill: async () => ({ kind: 'unknown' as const, reason: 'HTTP 502' }) },
      ]),
    ),
  }
  await reconcile(house, broken, 'wechat', addDays(today, -1))
  expect(dataOf(await ask(billDayList, {}, finance)).list).toContainEqual(
    expect.objectContaining({ day: addDays(today, -1), state: 'FAILED', problem: 'HTTP 502' }),
  )
  await paymentTasks(deps)['payment.reconcileMorning']?.(house, {})
  const { rows } = await client.query(
    `SELECT j.key FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier LIKE 'payment.reconcile%' ORDER BY j.key`,
  )
  expect(rows.map((row) => row.key)).toEqual([
    `payment.reconcile.alipay.${addDays(today, -1)}`,
    `payment.reconcile.wechat.${addDays(today, -1)}`,
    'payment.reconcileMorning',
  ])
  expect((await ask(reconcileDay, { channel: 'wechat', day: today }, { ...finance, idempotencyKey: randomUUID() })).code).toBe(
    'payment.dayNotOver',
  )
})
