import type { BenchCase } from '../bench-case.ts'
import { isAnswered } from '../goods-ids.ts'

const words = ['锌锭', '0#锌', '镀锌管 DN100', 'GB/T 3091', 'xinding', '角钢', '助镀剂', '防护手套'].map(encodeURIComponent)

export const bench: BenchCase = {
  name: 'search with facets, call',
  prepare: async (world) => async (connection, number) =>
    isAnswered(await connection.get(`/v3/goods/front/goods/goods/list?keyword=${words[number % words.length]}`, world.anyVisitor())),
}
