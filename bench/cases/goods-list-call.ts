import type { BenchCase } from '../bench-case.ts'
import { isAnswered } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'goods list of 24, call',
  goal: { perSecond: 1500 },
  prepare: async (world) => async (connection) =>
    isAnswered(await connection.get('/v3/goods/front/goods/goods/list?facets=0', world.anyVisitor())),
}
