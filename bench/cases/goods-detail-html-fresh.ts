import type { BenchCase } from '../bench-case.ts'
import { cityCodes, productIds } from '../goods-ids.ts'

export const bench: BenchCase = {
  name: 'goods detail, HTML for a visitor, fresh',
  goal: { percentOfFastify: 0.16 },
  // A goods that nobody of this delivery city asked for before: no kept page fits.
  prepare: async (world) => {
    const [ids, cities] = [await productIds(world), await cityCodes(world)]
    return async (connection, number) => {
      const [id, city] = [ids[number % ids.length], cities[Math.floor(number / ids.length) % cities.length]]
      return (await connection.get(`/goods/detail/${id}`, { cookie: `zb_city=${city}`, ...world.anyBrowser() })).status === 200
    }
  },
}
