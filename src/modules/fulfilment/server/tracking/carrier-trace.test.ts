import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { kuaidi100, kuaidiSign } from '../../../../adapters/carrier-trace/kuaidi100.ts'
import { localTracePath, openLocalKuaidi100 } from '../../../../adapters/carrier-trace/local-kuaidi100.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aBuyer } from '../../../../../tests/fixtures/trade/buying.ts'
import { anExitsHouse } from '../../../../../tests/fixtures/trade/exits-house.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderHandlers } from '../../../order/server/handlers.ts'
import { buyerShipments, buyerTraceRefresh, sellerCarriers, sellerDeliver } from '../../endpoints.ts'
import { fulfilmentHandlers } from '../handlers.ts'
import type { CarrierTraceService } from '../ports.ts'
import { followShipments, subscribeTrace } from './follow-carrier.ts'
import { carrierReportPath, carrierReportRoute } from './report-route.ts'

const database = await aDatabase()
const { client, clock, app, detail, paid, clerk } = await anExitsHouse(database, [{ productId: 1, stock: 9_000_000 }])
const server = Fastify()
const local = openLocalKuaidi100({ nodeEnv: 'test', clock })
await server.register(local.plugin, { prefix: localTracePath })
const salt = 'a-salt-of-tests'
const odd: string[] = []
const deps: { carrierTrace: CarrierTraceService | null } = { carrierTrace: null }
await server.register(carrierReportRoute({ app, deps, onOdd: ({ outcome }) => void odd.push(outcome) }))
const base = await server.listen({ port: 0, host: '127.0.0.1' })
const account = { customer: local.customer, key: local.key, salt, callbackUrl: `${base}${carrierReportPath}` }
deps.carrierTrace = kuaidi100({ ...account, baseUrl: `${base}${localTracePath}` })
const ask = asker(app, [
  ...basketHandlers(),
  ...orderHandlers(),
  ...fulfilmentHandlers({ render: async () => Buffer.alloc(0), siteUrl: '', ...deps }),
])
let last = 7900
let numbers = 0

/** A paid order that was shipped by a carrier, with its trace asked for. */
async function shipped(carrierName = '德邦物流') {
  const buyer = await aBuyer(client, (last += 1))
  const { orderSn } = await paid(buyer, [{ productId: 1, number: 1 }], { stores: [{ storeId: 1001, delivery: 'PICKUP' }] })
  const [line] = (await detail(buyer, orderSn)).orderProductList
  const trackingNo = `DPK90000${(numbers += 1)}`
  const wish = {
    orderSn,
    kind: 'CARRIER' as const,
    carrierName,
    trackingNo,
    lines: [{ orderProductId: line?.orderProductId ?? 0, number: '1' }],
  }
  const [shipment] = dataOf(await ask(sellerDeliver, wish, clerk())).shipments
  const shipmentSn = shipment?.shipmentSn ?? ''
  const { rows } = await client.query(
    `DELETE FROM event_outbox WHERE event = 'order.shipped' RETURNING event_id::text AS id, event, payload`,
  )
  for (const row of rows) await app.inTransaction((tx) => followShipments.take(tx, row, app))
  await subscribeTrace(app, deps, shipmentSn)
  // Only the tests advance the stand-in.
  local.close()
  const see = async () => dataOf(await ask(buyerShipments, { orderSn }, buyer)).shipments[0]
  return { buyer, orderSn, shipmentSn, trackingNo, see }
}
const later = (minutes: number) => clock.forward(minutes * 60_000)
const post = async (param: string, sign = kuaidiSign(param + salt)) => {
  const answer = await fetch(`${base}${carrierReportPath}`, { method: 'POST', body: new URLSearchParams({ sign, param }) })
  return (await answer.json()) as { result: boolean; returnCode: string }
}
type Step = { readonly time: string; readonly context: string }
const pushOf = (nu: string, state: string, data: readonly Step[], status = 'polling') =>
  JSON.stringify({
    status,
    billstatus: '',
    message: '',
    lastResult: { message: 'ok', state, status: '200', ischeck: '0', com: 'debangwuliu', nu, data },
  })
const steps: Step[] = [
  { time: '2026-11-20 11:00:00', context: '已揽收' },
  { time: '2026-11-20 12:00:00', context: '运输中' },
  { time: '2026-11-20 13:00:00', context: '派送中' },
  { time: '2026-11-20 14:00:00', context: '已签收' },
]
const upTo = (count: number) => steps.slice(0, count).toReversed()

test('a shipment is subscribed to, the service pushes its steps, and a signed one has arrived', async () => {
  const { see, trackingNo } = await shipped()
  expect(await see()).toMatchObject({ state: 'SHIPPED', tracking: { isTracked: 1, stateText: '', note: '', carrierPhone: '95353' } })
  await local.advance('debangwuliu', trackingNo)
  expect(await see()).toMatchObject({ tracking: { stateText: '已揽收' } })
  later(6)
  await local.advance('debangwuliu', trackingNo)
  const moving = await see()
  expect(moving).toMatchObject({ state: 'SHIPPED', tracking: { stateText: '派送中' } })
  expect(moving?.traces.length).toBeGreaterThanOrEqual(4)
  later(5)
  await local.advance('debangwuliu', trackingNo)
  expect(await see()).toMatchObject({ state: 'ARRIVED', tracking: { stateText: '已签收' } })
  const { rows } = await client.query('SELECT ended_at IS NOT NULL AS ended FROM shipment_tracking WHERE tracking_no = $1', [trackingNo])
  expect(rows).toEqual([{ ended: true }])
})

test('forged, mangled and foreign reports change nothing', async () => {
  const { see, trackingNo } = await shipped()
  const before = await see()
  const param = pushOf(trackingNo, '3', upTo(4), 'shutdown')
  for (const sign of ['', 'x', kuaidiSign(param), kuaidiSign(`${param}other-salt`), kuaidiSign(param + salt).slice(1)])
    expect(await post(param, sign)).toMatchObject({ result: false })
  expect(await post(param.replace('DPK', 'DPX'), kuaidiSign(param + salt))).toMatchObject({ result: false })
  expect(await post('{"status":1}')).toMatchObject({ result: false })
  expect(await post(pushOf('NOBODY1', '3', upTo(4)))).toMatchObject({ result: true })
  expect(odd).toContain('unknownNumber')
  expect(await see()).toEqual(before)
})

test('reports that come twice and out of order: every event once, and the latest says the state', async () => {
  const { see, trackingNo } = await shipped()
  const lines = (await see())?.traces.length ?? 0
  const sent = [
    pushOf(trackingNo, '0', upTo(2)),
    pushOf(trackingNo, '5', upTo(3)),
    pushOf(trackingNo, '1', upTo(1)),
    pushOf(trackingNo, '0', upTo(2)),
  ]
  for (const param of sent) expect(await post(param)).toMatchObject({ result: true, returnCode: '200' })
  expect(await see()).toMatchObject({ state: 'SHIPPED', tracking: { stateText: '派送中' } })
  expect((await see())?.traces).toHaveLength(lines + 3)
  const signed = pushOf(trackingNo, '3', upTo(4), 'shutdown')
  expect((await Promise.all([post(signed), post(signed), post(sent[0] ?? ''), post(signed)])).every(({ result }) => result)).toBe(true)
  expect(await see()).toMatchObject({ state: 'ARRIVED', tracking: { stateText: '已签收' } })
  // Arrival of its own, and four events of the carrier.
  expect((await see())?.traces).toHaveLength(lines + 5)
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'shipment.arrive' AND entity_id = $1`, [
    (await see())?.shipmentSn,
  ])
  expect(rows).toEqual([{ count: 1 }])
})

test('a haulier that nobody traces is said to be one; the buyer asks again at most every five minutes', async () => {
  const unknown = await shipped('老王货运')
  expect(await unknown.see()).toMatchObject({ tracking: { isTracked: 0, carrierPhone: '', note: expect.stringContaining('供应商') } })
  const { buyer, orderSn, shipmentSn, see } = await shipped('德邦')
  const wish = { orderSn, shipmentSn }
  expect((await ask(buyerTraceRefresh, wish, unknown.buyer)).code).toBe('order.orderGone')
  expect((await ask(buyerTraceRefresh, { orderSn, shipmentSn: unknown.shipmentSn }, buyer)).code).toBe('fulfilment.shipmentGone')
  expect(dataOf(await ask(buyerTraceRefresh, wish, buyer)).shipments[0]).toMatchObject({ tracking: { stateText: '已揽收' } })
  later(2)
  await ask(buyerTraceRefresh, wish, buyer)
  expect(await see()).toMatchObject({ tracking: { stateText: '已揽收' } })
  later(4)
  await ask(buyerTraceRefresh, wish, buyer)
  expect(await see()).toMatchObject({ tracking: { stateText: '派送中' } })
  const { list } = dataOf(await ask(sellerCarriers, {}, { ...clerk(), idempotencyKey: randomUUID() }))
  expect(list.slice(0, 3)).toEqual([
    { name: '德邦', isTraced: 1, isUsed: 1 },
    { name: '老王货运', isTraced: 0, isUsed: 1 },
    { name: '德邦物流', isTraced: 1, isUsed: 1 },
  ])
  expect(list.find(({ name }) => name === '顺丰速运')).toMatchObject({ isUsed: 0, isTraced: 1 })
})

test('a query with a wrong key is refused, and the stand-in does not start in production', async () => {
  const stranger = kuaidi100({ baseUrl: `${base}${localTracePath}`, customer: local.customer, key: 'wrong-key', salt, callbackUrl: base })
  const number = { companyCode: 'shunfeng', trackingNo: 'SF10001', phone: '0000' }
  expect(await stranger.query(number)).toMatchObject({ kind: 'refused' })
  expect(await stranger.subscribe(number)).toMatchObject({ kind: 'refused' })
  expect(await kuaidi100({ baseUrl: 'http://127.0.0.1:9', customer: 'x', key: 'x', salt, callbackUrl: base }).query(number)).toEqual({
    kind: 'unreachable',
  })
  expect(() => openLocalKuaidi100({ nodeEnv: 'production', clock })).toThrow()
  local.close()
  await server.close()
})
