import type { BenchWorld } from './bench-case.ts'

/** The product ids of the first page of goods, to spread a case over. */
export async function productIds(world: BenchWorld): Promise<number[]> {
  const answer = await world.connection.get('/v3/goods/front/goods/goods/list?pageSize=60')
  const ids = [...answer.body.matchAll(/"productId":(\d+)/g)].map((match) => Number(match[1]))
  if (ids.length === 0) throw new Error(`no goods to measure with: ${answer.body.slice(0, 200)}`)
  return [...new Set(ids)]
}

/** The codes of all delivery cities. */
export async function cityCodes(world: BenchWorld): Promise<string[]> {
  const answer = await world.connection.get('/v3/system/front/region/cities')
  return [...answer.body.matchAll(/"cityCode":"(\d+)"/g)].map((match) => match[1] ?? '')
}

/** A call was answered as it should be. */
export const isAnswered = (answer: { status: number; body: string }): boolean =>
  answer.status === 200 && answer.body.startsWith('{"state":200')
