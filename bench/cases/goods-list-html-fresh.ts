import type { BenchCase } from '../bench-case.ts'

export const bench: BenchCase = {
  name: 'goods list, HTML for a visitor, fresh',
  goal: { percentOfFastify: 0.16 },
  // Price ranges that nobody asked for before: no kept page fits, and neither do all counts and cards of the one before.
  prepare: async (world) => async (connection, number) => {
    const low = 1 + ((number * 37) % 400)
    const high = 500 + ((number * 7919) % 60_000) + number / 10_000
    return (await connection.get(`/goods/list?low=${low}&high=${high.toFixed(2)}`, world.anyBrowser())).status === 200
  },
}
