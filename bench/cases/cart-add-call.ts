import type { BenchCase } from '../bench-case.ts'
import { bearerOf, productIds } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'add to cart, call',
  goal: { perSecond: 600 },
  prepare: async (world) => {
    const ids = await productIds(world)
    const bearer = await bearerOf(world, 'demo_buyer')
    return async (connection, number) => {
      const answer = await connection.post(
        '/v3/business/front/cart/add',
        { productId: ids[number % ids.length], number: 1 },
        { ...bearer, ...world.anyVisitor() },
      )
      // Below the minimum or beyond the stock is a right answer too; what counts is that the call was judged.
      return answer.status === 200 && /^\{"state":(200|255)/.test(answer.body)
    }
  },
}
