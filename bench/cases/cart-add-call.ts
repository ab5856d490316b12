import type { BenchCase } from '../bench-case.ts'
import { buyerHeader, orderableSkus, someBuyers } from '../buyers.ts'
import { isAnswered } from '../goods-ids.ts'

const buyers = 2000

export const bench: BenchCase = {
  name: 'add to cart, call',
  goal: { percentOfPostgres: 2 },
  prepare: async (world) => {
    await someBuyers(world, buyers)
    const skus = await orderableSkus(world, 20)
    return async (connection, number) => {
      const sku = skus[number % skus.length]
      const body = { productId: sku?.productId, number: sku?.min }
      return isAnswered(
        await connection.post('/v3/business/front/cart/add', body, { ...buyerHeader(number % buyers), ...world.anyVisitor() }),
      )
    }
  },
}
