import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataOf } from '../../../../../tests/fixtures/server/answer-data.ts'
import { aClock, aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { aBuyer, pay } from '../../../../../tests/fixtures/trade/buying.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { cartAdd } from '../../../basket/endpoints.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { checkoutPreview, orderProject, orderSubmit } from '../../../order/endpoints.ts'
import { buyerOrderDetail, buyerOrderList } from '../../../order/endpoints-orders.ts'
import { orderHandlers } from '../../../order/server/public.ts'
import { projectFromCart, projectRemove, projectToBasket } from '../../../project/endpoints.ts'
import { projectHandlers } from '../../../project/server/public.ts'
import { buyerFigureOrders, buyerStatistics } from '../../endpoints-buyer.ts'
import { statisticsHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [
  { productId: 1, stock: 1_000_000 },
  { productId: 2, storeId: 1002, stock: 1_000_000 },
])
const app = aHouse(database, aClock())
const ask = asker(app, [...basketHandlers(), ...projectHandlers(), ...orderHandlers(), ...statisticsHandlers()])
const buyer = await aBuyer(client, 8401)
const { visitor } = buyer
const once = () => ({ visitor, idempotencyKey: randomUUID() })
const put = (productId: number) => ask(cartAdd, { productId, number: '1' }, { visitor })
const listNamed = async (title: string, productIds: readonly number[]) => {
  for (const productId of productIds) await put(productId)
  const made = dataOf(await ask(projectFromCart, { title, note: '' }, once()))
  await client.query('DELETE FROM basket_line')
  return made
}
const preview = async () => dataOf(await ask(checkoutPreview, {}, { visitor }))
const submit = async (stores: readonly { storeId: number; projectId?: number }[] = []) =>
  ask(
    orderSubmit,
    { stores: stores.map((one) => ({ ...one, delivery: 'DELIVERY' as const, remark: '' })), expectedTotal: (await preview()).totalAmount },
    once(),
  )
const paidOrders = async (placed: Awaited<ReturnType<typeof submit>>) => {
  const { paySn, orderSnList } = dataOf(placed)
  await pay(app, buyer, paySn)
  return Promise.all(orderSnList.map(async (orderSn) => dataOf(await ask(buyerOrderDetail, { orderSn }, { visitor }))))
}

const plant = await listNamed('二期镀锌线', [1, 2])
const yard = await listNamed('料场扩建', [1])

test('goods that go into the cart from the list of a project make orders of that project, and only those are its spending', async () => {
  await ask(projectToBasket, { projectId: plant.projectId, basket: 'cart' }, { visitor })
  expect((await preview()).storeGroupList.map((store) => store.project?.title)).toEqual(['二期镀锌线', '二期镀锌线'])
  const orders = await paidOrders(await submit())
  expect(orders.map((order) => order.project)).toEqual([plant, plant].map(({ projectId, title }) => ({ projectId, title })))
  // The same goods without the list: not the project's.
  await put(1)
  const [other] = await paidOrders(await submit())
  expect(other?.project).toBeNull()
  const { projects } = dataOf(await ask(buyerStatistics, {}, { visitor }))
  const sum = orders.reduce((total, order) => total + order.totalAmount, 0)
  expect(projects).toMatchObject([{ id: plant.projectId, name: '二期镀锌线', orderNum: 2 }])
  expect(projects[0]?.amount).toBeCloseTo(sum, 2)
  const behind = dataOf(await ask(buyerFigureOrders, { by: 'project', id: plant.projectId }, { visitor }))
  expect(behind.list.map((row) => row.orderSn).toSorted()).toEqual(orders.map((order) => order.orderSn).toSorted())
  expect(behind.sum).toBeCloseTo(sum, 2)
})

test('the checkout says otherwise for each order; of goods from two lists none is guessed; a project of others is refused', async () => {
  await ask(projectToBasket, { projectId: plant.projectId, basket: 'cart' }, { visitor })
  const orders = await paidOrders(
    await submit([
      { storeId: 1001, projectId: yard.projectId },
      { storeId: 1002, projectId: 0 },
    ]),
  )
  expect(new Map(orders.map((order) => [order.storeId, order.project?.title ?? '']))).toEqual(
    new Map([
      [1001, '料场扩建'],
      [1002, ''],
    ]),
  )
  await client.query(
    `INSERT INTO basket_line (member_id, basket, product_id, unit, number, project_id) VALUES
    (8401, 'CART', 1, 'primary', 1000, $1), (8401, 'CART', 1, 'second', 1000, $2)`,
    [plant.projectId, yard.projectId],
  )
  expect((await preview()).storeGroupList.map((store) => store.project)).toEqual([null])
  await client.query(`DELETE FROM basket_line WHERE unit = 'second'`)
  const stranger = await aBuyer(client, 8402)
  await client.query(`UPDATE project SET member_id = 8402 WHERE project_id = $1`, [yard.projectId])
  expect((await preview()).storeGroupList.map((store) => store.project?.title)).toEqual(['二期镀锌线'])
  const before = await client.query('SELECT count(*) FROM orders')
  expect((await submit([{ storeId: 1001, projectId: yard.projectId }])).code).toBe('order.projectGone')
  expect((await client.query('SELECT count(*) FROM orders')).rows).toEqual(before.rows)
  expect(stranger.visitor.member?.memberId).toBe(8402)
})

test('an order keeps the name of a project that is deleted', async () => {
  await client.query('DELETE FROM basket_line')
  await ask(projectToBasket, { projectId: plant.projectId, basket: 'cart' }, { visitor })
  const [order] = await paidOrders(await submit())
  const removed = await ask(projectRemove, { projectId: plant.projectId, expectedVersion: plant.version }, { visitor })
  expect(removed.state).toBe(200)
  const shown = dataOf(await ask(buyerOrderDetail, { orderSn: order?.orderSn ?? '' }, { visitor }))
  expect(shown.project).toEqual({ projectId: 0, title: '二期镀锌线' })
  const { projects } = dataOf(await ask(buyerStatistics, {}, { visitor }))
  expect(projects.find((row) => row.id === plant.projectId)?.name).toBe('二期镀锌线')
})

test('the buyer moves an order to another project at any time: list, filter and spending follow, and it is written down', async () => {
  await client.query('DELETE FROM basket_line')
  const gate = await listNamed('三号门改造', [1])
  const road = await listNamed('厂区道路', [1])
  await ask(projectToBasket, { projectId: gate.projectId, basket: 'cart' }, { visitor })
  const [order] = await paidOrders(await submit())
  const orderSn = order?.orderSn ?? ''
  const inProject = async (projectId: number) => dataOf(await ask(buyerOrderList, { projectId }, { visitor })).list
  expect(await inProject(gate.projectId)).toMatchObject([{ orderSn, project: { projectId: gate.projectId, title: '三号门改造' } }])
  dataOf(await ask(orderProject, { orderSn, projectId: road.projectId }, { visitor }))
  expect(await inProject(gate.projectId)).toEqual([])
  expect(await inProject(road.projectId)).toMatchObject([{ orderSn, project: { title: '厂区道路' } }])
  const { projects } = dataOf(await ask(buyerStatistics, {}, { visitor }))
  expect(projects.find(({ id }) => id === road.projectId)).toMatchObject({ orderNum: 1, name: '厂区道路' })
  expect((await client.query(`SELECT diff FROM audit_log WHERE action = 'order.project' AND entity_id = $1`, [orderSn])).rows).toEqual([
    { diff: { projectId: [gate.projectId, road.projectId] } },
  ])
  dataOf(await ask(orderProject, { orderSn, projectId: 0 }, { visitor }))
  expect(dataOf(await ask(buyerOrderDetail, { orderSn }, { visitor })).project).toBeNull()
  // Neither a stranger's order nor a stranger's project.
  const stranger = await aBuyer(client, 8403)
  expect((await ask(orderProject, { orderSn, projectId: 0 }, { visitor: stranger.visitor })).code).toBe('order.orderGone')
  await client.query('UPDATE project SET member_id = 8403 WHERE project_id = $1', [road.projectId])
  expect((await ask(orderProject, { orderSn, projectId: road.projectId }, { visitor })).code).toBe('order.projectGone')
})
