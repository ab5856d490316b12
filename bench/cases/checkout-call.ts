import type { BenchCase } from '../bench-case.ts'
import { buyerHeader, fillCarts, orderableSkus, previewTotal, someBuyers } from '../buyers.ts'
import { isAnswered } from '../goods-ids.ts'

// Enough carts for the warm-up and ten seconds at twice the goal; a cart is ordered once.
const buyers = 12_000

export const bench: BenchCase = {
  name: 'checkout of a three-store cart, call',
  goal: { perSecond: 200, p99: 150 },
  prepare: async (world) => {
    await someBuyers(world, buyers)
    const skus = await orderableSkus(world, 20)
    await fillCarts(world, skus, buyers)
    // Carts repeat after as many buyers as the SKUs of the stores have in common.
    const totals: number[] = []
    const period = periodOf(skus.map((sku) => sku.storeId))
    for (let number = 0; number < period; number += 1) totals.push(await previewTotal(world, number))
    let next = 0
    return async (connection) => {
      const number = next
      next += 1
      const headers = { ...buyerHeader(number), ...world.anyVisitor(), 'idempotency-key': `bench-${Date.now()}-${number}` }
      return isAnswered(await connection.post('/v3/business/front/orderOperate/submit', { expectedTotal: totals[number % period] }, headers))
    }
  },
}

/** The least common multiple of the numbers of SKUs per store. */
function periodOf(storeIds: readonly number[]): number {
  const counts = [...Map.groupBy(storeIds, (storeId) => storeId).values()].map((ids) => ids.length)
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  return counts.reduce((so, count) => (so * count) / divisor(so, count), 1)
}
