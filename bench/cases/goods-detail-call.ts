import type { BenchCase } from '../bench-case.ts'
import { isAnswered, productIds } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'goods detail, call',
  goal: { percentOfFastify: 3 },
  prepare: async (world) => {
    const ids = await productIds(world)
    return async (connection, number) =>
      isAnswered(await connection.get(`/v3/goods/front/goods/goods/details?productId=${ids[number % ids.length]}`, world.anyVisitor()))
  },
}
