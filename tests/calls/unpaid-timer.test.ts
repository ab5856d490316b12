import { expect, test } from 'vitest'
import { cartAdd } from '../../src/modules/basket/endpoints.ts'
import { addressList } from '../../src/modules/member/endpoints.ts'
import { checkoutPreview, orderSubmit } from '../../src/modules/order/endpoints.ts'
import { buyerOrderDetail } from '../../src/modules/order/endpoints-orders.ts'
import { aServedHouse } from '../fixtures/server/calls-server.ts'

const house = await aServedHouse()
const client = await house.database.connect()
const productId = 100001

async function stock(): Promise<readonly [string, string]> {
  const { rows } = await client.query(
    'SELECT sum(available)::text AS available, sum(held)::text AS held FROM sku_stock WHERE product_id = $1',
    [productId],
  )
  return [rows[0].available, rows[0].held]
}

test(
  'in a running process an unpaid order cancels itself when its time is over, and gives the stock back',
  { timeout: 60_000 },
  async () => {
    const buyer = await house.login('demo_buyer')
    const before = await stock()
    const added = await house.ask(cartAdd, { productId, number: 2 }, buyer)
    expect(added.state, added.msg).toBe(200)
    const addressId = (await house.ask(addressList, {}, buyer)).data?.list[0]?.addressId
    const preview = await house.ask(checkoutPreview, { addressId }, buyer)
    const placed = await house.ask(orderSubmit, { addressId, expectedTotal: preview.data?.totalAmount ?? 0 }, buyer, 'an-unpaid-order')
    expect(placed.state, placed.msg).toBe(200)
    const orderSn = placed.data?.orderSnList[0] ?? ''
    expect(await stock()).not.toEqual(before)
    // A day passes: the moment to pay by lies in the past, for the order and for its timer.
    await client.query("UPDATE pay_order SET pay_due_at = now() - interval '1 minute' WHERE pay_sn = $1", [placed.data?.paySn])
    await client.query("UPDATE timer SET due_at = now() - interval '1 minute' WHERE entity = 'payOrder' AND entity_id = $1", [
      placed.data?.paySn,
    ])
    const detail = async () => (await house.ask(buyerOrderDetail, { orderSn }, buyer)).data
    await expect.poll(async () => (await detail())?.state, { timeout: 30_000, interval: 200 }).toBe('CANCELLED')
    expect(await stock()).toEqual(before)
    expect((await detail())?.logs[0]).toMatchObject({ event: 'payTimeout', actorName: '' })
  },
)
