import { expect, test } from 'vitest'
import { aBuyer, buy } from '../../../../../tests/fixtures/trade/buying.ts'
import { aHouse, asker } from '../../../../../tests/fixtures/server/calls.ts'
import { aMarket } from '../../../../../tests/fixtures/trade/goods.ts'
import { movesOfTrigger, pairsOf } from '../../../../../tests/fixtures/trade/state-moves.ts'
import { aDatabase } from '../../../../../tests/fixtures/database/test-database.ts'
import { basketHandlers } from '../../../basket/server/handlers.ts'
import { orderMachine } from '../../rules/order-machine.ts'
import { payOrderMachine } from '../../rules/pay-order-machine.ts'
import { orderHandlers } from '../handlers.ts'

const database = await aDatabase()
const client = await aMarket(database, [{ productId: 1 }])
const ask = asker(aHouse(database), [...basketHandlers(), ...orderHandlers()])

test('the database knows the same moves as the machines', async () => {
  expect(await movesOfTrigger(client, 'orders')).toEqual(pairsOf(orderMachine, ['buyer', 'approver', 'store', 'platform', 'system']))
  expect(await movesOfTrigger(client, 'pay_order')).toEqual(pairsOf(payOrderMachine, ['buyer', 'platform', 'system']))
})

test('a move that is not in the table is refused by the database itself', async () => {
  const buyer = await aBuyer(client, 3000)
  const placed = (await buy(ask, buyer, [{ productId: 1, number: 1 }])).data
  await expect(client.query("UPDATE orders SET state = 'COMPLETED' WHERE order_sn = $1", [placed?.orderSnList[0]])).rejects.toMatchObject({
    code: 'ZB001',
  })
  await expect(client.query("UPDATE pay_order SET state = 'LATE_PAID' WHERE pay_sn = $1", [placed?.paySn])).rejects.toMatchObject({
    code: 'ZB001',
  })
})

test('history is never changed or removed, and money bounds hold', async () => {
  await expect(client.query('UPDATE orders SET paid = total + 1')).rejects.toMatchObject({ code: '23514' })
  await expect(client.query('UPDATE orders SET total = total - 1')).rejects.toMatchObject({ code: '23514' })
  await expect(client.query('UPDATE order_line SET shipped = number + 1')).rejects.toMatchObject({ code: '23514' })
  await client.query('SET ROLE zb_app')
  await expect(client.query('DELETE FROM order_event')).rejects.toMatchObject({ code: '42501' })
  await client.query('RESET ROLE; SET ROLE zb_visitor')
  await expect(client.query('SELECT * FROM orders')).rejects.toMatchObject({ code: '42501' })
  await expect(client.query('SELECT member_id FROM evaluation')).rejects.toMatchObject({ code: '42501' })
  await client.query('RESET ROLE')
})
