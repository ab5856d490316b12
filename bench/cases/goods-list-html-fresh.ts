import type { BenchCase } from '../bench-case.ts'

export const bench: BenchCase = {
  name: 'goods list, HTML for a visitor, fresh',
  goal: { perSecond: 150 },
  // A price range that nobody asked for before: no kept page fits.
  prepare: async (world) => async (connection, number) =>
    (await connection.get(`/goods/list?low=1&high=${(900_000 - number / 100).toFixed(2)}`, world.anyVisitor())).status === 200,
}
