import { expect, test } from 'vitest'
import { aDatabase } from '../../../../tests/fixtures/database/test-database.ts'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aBuyer, footprint } from '../../../../tests/fixtures/trade/buying.ts'
import { anExitsHouse } from '../../../../tests/fixtures/trade/exits-house.ts'
import { aStoreClerk } from '../../../../tests/fixtures/trade/goods.ts'
import { sellerDeliver, sellerDrivers, sellerShipments } from '../endpoints.ts'

const database = await aDatabase()
const { client, ask, paid, detail, clerk } = await anExitsHouse(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, stock: 1_000_000 },
])
const stranger = { visitor: aStoreClerk(1002) }
const truck = { kind: 'TRUCK' as const, plateNo: '津A12345', driverName: '王师傅', driverPhone: '13800000000' }
let next = 9000

/** Three tonnes of one kind and two of another. */
async function aPaidOrder() {
  const buyer = await aBuyer(client, (next += 1))
  const wanted = [
    { productId: 1, number: 3 },
    { productId: 2, number: 2 },
  ]
  const { orderSn } = await paid(buyer, wanted)
  const lines = (await detail(buyer, orderSn)).orderProductList.toSorted((one, other) => one.productId - other.productId)
  return { orderSn, lines: lines.map((line) => ({ id: line.orderProductId })) }
}

test('everything that is wrong is told at once: every line by its place, every field of the transport', async () => {
  const { orderSn, lines } = await aPaidOrder()
  const [zinc = 0, alloy = 0] = lines.map((line) => line.id)
  const before = await footprint(client)
  const parts = [
    { orderProductId: alloy, number: 12 },
    { orderProductId: zinc, number: '0.0001' },
  ]
  const wrong = { orderSn, ...truck, plateNo: '', driverPhone: '1', lines: parts }
  const answer = await ask(sellerDeliver, wrong, clerk())
  expect(Object.keys(answer.errors ?? {}).toSorted()).toEqual(['driverPhone', 'lines.0.number', 'lines.1.number', 'plateNo'])
  expect(answer.errors?.['lines.0.number']).toBe('fulfilment.aboveOrdered')
  expect(await footprint(client)).toEqual(before)
})

test('drivers of my own shipments are offered once each, the last one first; other stores see none of them', async () => {
  const { orderSn, lines } = await aPaidOrder()
  const send = (number: string, by: object) =>
    ask(sellerDeliver, { orderSn, ...truck, ...by, lines: [{ orderProductId: lines[0]?.id ?? 0, number }] }, clerk())
  const other = { plateNo: '冀B54321', driverName: '李师傅', driverPhone: '13900000000' }
  await send('1', other)
  await send('1', {})
  await send('0.5', other)
  const { kind: _kind, ...known } = truck
  expect(dataOf(await ask(sellerDrivers, {}, clerk())).list.slice(0, 2)).toEqual([other, known])
  expect(dataOf(await ask(sellerDrivers, {}, stranger)).list).toEqual([])
})

test('the other unit of goods that have two is said per line, of the trade unit as of the second', async () => {
  const { orderSn, lines } = await aPaidOrder()
  const [zinc, alloy] = lines.map((line) => line.id)
  await client.query(`UPDATE order_line SET unit_code = 'kg', unit = 'second' WHERE order_line_id = $1`, [alloy])
  const { otherUnits } = dataOf(await ask(sellerShipments, { orderSn }, clerk()))
  expect(otherUnits.toSorted((one, two) => two.perUnit - one.perUnit)).toEqual([
    { orderProductId: zinc, unitName: '千克', precision: 2, perUnit: 1000 },
    { orderProductId: alloy, unitName: '吨', precision: 3, perUnit: 0.001 },
  ])
})
