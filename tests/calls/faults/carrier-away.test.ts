import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { kuaidi100 } from '../../../src/adapters/carrier-trace/kuaidi100.ts'
import { localTracePath, openLocalKuaidi100 } from '../../../src/adapters/carrier-trace/local-kuaidi100.ts'
import { basketHandlers } from '../../../src/modules/basket/server/handlers.ts'
import { buyerReceive, buyerTraceRefresh, sellerDeliver } from '../../../src/modules/fulfilment/endpoints.ts'
import { fulfilmentHandlers } from '../../../src/modules/fulfilment/server/handlers.ts'
import { followShipments, subscribeTrace } from '../../../src/modules/fulfilment/server/tracking/follow-carrier.ts'
import { orderHandlers } from '../../../src/modules/order/server/handlers.ts'
import { aDatabase } from '../../fixtures/database/test-database.ts'
import { dataOf } from '../../fixtures/server/answer-data.ts'
import { asker } from '../../fixtures/server/calls.ts'
import { aFaultProxy } from '../../fixtures/server/fault-proxy.ts'
import { aBuyer } from '../../fixtures/trade/buying.ts'
import { anExitsHouse } from '../../fixtures/trade/exits-house.ts'

const { client, clock, app, detail, paid, clerk } = await anExitsHouse(await aDatabase(), [{ productId: 1, stock: 9_000_000 }])
const server = Fastify()
const local = openLocalKuaidi100({ nodeEnv: 'test', clock })
await server.register(local.plugin, { prefix: localTracePath })
const base = await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())
const proxy = await aFaultProxy(base)
const address = `${new URL(proxy.through(base)).origin}${localTracePath}`
const account = { customer: local.customer, key: local.key, salt: 'a-salt-of-tests', callbackUrl: base }
const deps = { carrierTrace: kuaidi100({ ...account, baseUrl: address }) }
const ask = asker(app, [
  ...basketHandlers(),
  ...orderHandlers(),
  ...fulfilmentHandlers({ render: async () => Buffer.alloc(0), siteUrl: '', ...deps }),
])
let last = 7950

test.each(['refused', 'rubbish', 'silent'] as const)(
  'with the carrier service %s goods are shipped and received as ever; its steps come when it is back',
  async (fault) => {
    const buyer = await aBuyer(client, (last += 1))
    const { orderSn } = await paid(buyer, [{ productId: 1, number: 1 }], { stores: [{ storeId: 1001, delivery: 'PICKUP' }] })
    const [line] = (await detail(buyer, orderSn)).orderProductList
    await proxy.set(fault)
    const shipment = { kind: 'CARRIER' as const, carrierName: '德邦物流', trackingNo: `DPK80000${last}` }
    const lines = [{ orderProductId: line?.orderProductId ?? 0, number: '1' }]
    const { shipments } = dataOf(await ask(sellerDeliver, { orderSn, ...shipment, lines }, clerk()))
    const shipmentSn = shipments[0]?.shipmentSn ?? ''
    const { rows } = await client.query(
      `DELETE FROM event_outbox WHERE event = 'order.shipped' RETURNING event_id::text AS id, event, payload`,
    )
    for (const row of rows) await app.inTransaction((tx) => followShipments.take(tx, row, app))
    const began = performance.now()
    const wish = { orderSn, shipmentSn }
    const [known] = await Promise.all([ask(buyerTraceRefresh, wish, buyer), subscribeTrace(app, deps, shipmentSn)])
    // The buyer asks and sees the shipment as it was known before.
    expect(dataOf(known).shipments[0]).toMatchObject({ state: 'SHIPPED', tracking: { stateText: '' } })
    expect(performance.now() - began).toBeLessThan(9_000)
    const { rows: jobs } = await client.query(`SELECT 1 FROM graphile_worker._private_jobs WHERE key = $1`, [
      `fulfilment.subscribeTrace.${shipmentSn}`,
    ])
    expect(jobs).toHaveLength(1)
    await proxy.set('none')
    await subscribeTrace(app, deps, shipmentSn)
    local.close()
    clock.forward(6 * 60_000)
    expect(dataOf(await ask(buyerTraceRefresh, wish, buyer)).shipments[0]).toMatchObject({
      tracking: { stateText: expect.stringMatching(/已揽收|派送中/) },
    })
    expect((await ask(buyerReceive, wish, { ...buyer, idempotencyKey: `receive-${last}` })).state).toBe(200)
  },
)
