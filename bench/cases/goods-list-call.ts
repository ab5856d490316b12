import type { BenchCase } from '../bench-case.ts'
import { isAnswered } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'goods list of 24, call',
  goal: { percentOfFastify: 3 },
  prepare: async (world) => async (connection) =>
    isAnswered(await connection.get('/v3/goods/front/goods/goods/list?facets=0', world.anyVisitor())),
}
