import { randomUUID } from 'node:crypto'
import type { BenchCase } from '../bench-case.ts'
import { isAnswered } from '../goods-ids.ts'
import { shoppers } from '../shoppers.ts'

export const bench: BenchCase = {
  name: 'checkout of a cart with three stores, call',
  goal: { percentOfPostgres: 0.6, p99OfP50: 3 },
  // Each cart is placed once, so as many wait as can be placed in the time.
  prepare: async (world) => {
    const buyers = await shoppers(world, 12_000)
    return async (connection, number) => {
      const buyer = buyers[number]
      if (!buyer) return false
      const headers = { authorization: buyer.bearer, 'idempotency-key': randomUUID(), ...world.anyVisitor() }
      return isAnswered(await connection.post('/v3/business/front/orderOperate/submit', buyer.body, headers))
    }
  },
}
