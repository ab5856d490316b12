import type { BenchCase } from '../bench-case.ts'

export const bench: BenchCase = {
  name: 'goods list, HTML for a visitor, kept',
  goal: { percentOfFastify: 4 },
  prepare: async (world) => async (connection) => (await connection.get('/goods/list', world.anyBrowser())).status === 200,
}
