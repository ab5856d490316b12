import { expect, test } from 'vitest'
import { aShippingHouse } from '../../../../tests/fixtures/trade/shipping-house.ts'
import { buyerExtendReceive, buyerReceive, sellerArrive } from '../endpoints.ts'

const { client, clock, ask, clerk, keyed, aNewBuyer, aPaidOrder, shipAll, runTimers, stateOf } = await aShippingHouse()
const day = 86_400_000

test('what is not confirmed counts as received ten days after its arrival, seven later when postponed once', async () => {
  const { buyer, orderSn, lines } = await aPaidOrder()
  const shipped = await shipAll({ orderSn, lines })
  clock.forward(12 * day)
  await runTimers()
  expect(await stateOf(orderSn)).toBe('SHIPPED')
  await ask(sellerArrive, { shipmentSn: shipped.data?.shipments[0]?.shipmentSn ?? '' }, clerk)
  expect((await ask(buyerExtendReceive, { orderSn }, buyer)).state).toBe(200)
  expect((await ask(buyerExtendReceive, { orderSn }, buyer)).code).toBe('fulfilment.alreadyExtended')
  clock.forward(16 * day)
  await runTimers()
  expect(await stateOf(orderSn)).toBe('SHIPPED')
  clock.forward(day + 1000)
  await runTimers()
  expect(await stateOf(orderSn)).toBe('COMPLETED')
  const { rows } = await client.query(
    'SELECT event, actor_kind FROM order_event JOIN orders USING (order_id) WHERE order_sn = $1 ORDER BY order_event_id DESC LIMIT 1',
    [orderSn],
  )
  expect(rows).toEqual([{ event: 'receiveAll', actor_kind: 'system' }])
})

test('goods whose arrival nobody noted count as received thirty days after they left', async () => {
  const { orderSn, lines } = await aPaidOrder()
  await shipAll({ orderSn, lines })
  clock.forward(30 * day - 1000)
  await runTimers()
  expect(await stateOf(orderSn)).toBe('SHIPPED')
  clock.forward(2000)
  await runTimers()
  expect(await stateOf(orderSn)).toBe('COMPLETED')
})

test('receiving twice at once receives once; a stranger receives nothing', async () => {
  const { buyer, orderSn, lines } = await aPaidOrder()
  await shipAll({ orderSn, lines })
  const other = await aNewBuyer()
  expect((await ask(buyerReceive, { orderSn }, keyed(other))).code).toBe('order.orderGone')
  const answers = await Promise.all([ask(buyerReceive, { orderSn }, keyed(buyer)), ask(buyerReceive, { orderSn }, keyed(buyer))])
  expect(answers.map((answer) => answer.code ?? 'received').toSorted()).toEqual(['fulfilment.nothingToReceive', 'received'])
  const { rows } = await client.query(
    "SELECT count(*)::int AS count FROM event_outbox WHERE event = 'order.completed' AND payload->>'orderSn' = $1",
    [orderSn],
  )
  expect(rows[0].count).toBe(1)
})
