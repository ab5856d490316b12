import { expect, test } from 'vitest'
import { dataOf } from '../../../../tests/fixtures/server/answer-data.ts'
import { aSettlementHouse } from '../../../../tests/fixtures/trade/settlement-house.ts'
import { commissionRateSet } from '../endpoints-admin.ts'
import { commissionOfGoods } from './rate-of-goods.ts'

const house = await aSettlementHouse()
const commission = (orderSns: readonly string[], fen: bigint) =>
  house.app.inTransaction((tx) => commissionOfGoods(tx, { storeId: 1001, orderSns, fen, at: house.clock.now() }))

test('money that changes a price bears the rate of its orders when they were placed; without an order, the rate of the day', async () => {
  const { orderSn } = await house.paidOrder()
  expect(await commission([], 1_000_000n)).toBe(20_000n)
  house.clock.moveOn(60)
  const rate = { storeId: 1001, categoryId: 0, rate: '3.5', reason: '新合同' }
  dataOf(await house.askBills(commissionRateSet, rate, house.key(house.finance)))
  house.clock.moveOn(60)
  expect(await commission([orderSn], 1_000_000n)).toBe(20_000n)
  expect(await commission([], 1_000_000n)).toBe(35_000n)
  // What goes back takes as much along.
  expect(await commission([], -1_000_000n)).toBe(-35_000n)
})
