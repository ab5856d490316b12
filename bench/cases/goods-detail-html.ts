import type { BenchCase } from '../bench-case.ts'
import { productIds } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'goods detail, HTML for a visitor, kept',
  goal: { percentOfFastify: 4 },
  prepare: async (world) => {
    const ids = await productIds(world)
    return async (connection, number) =>
      (await connection.get(`/goods/detail/${ids[number % ids.length]}`, world.anyBrowser())).status === 200
  },
}
