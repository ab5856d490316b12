import type { ClientBase } from 'pg'
import type { Connection } from '../client.ts'
import { isAnswered } from '../goods-ids.ts'
import { drawn } from './varied-value.ts'

/** What is measured at every size, with what issue 3 promises for a million SKUs in milliseconds. */
export type CatalogCase = {
  readonly name: string
  readonly goal: { readonly p50?: number; readonly p99?: number }
  readonly turn: (connection: Connection, number: number) => Promise<boolean>
}
type Visitor = () => Record<string, string>

const base = '/v3/goods/front/goods/goods'
const busiestQueries = 600
const products = 20_000

/** The cases over what the grown catalogue really holds; the same questions in the same order every time. */
export async function catalogCases(client: ClientBase, visitor: Visitor): Promise<CatalogCase[]> {
  const names = await texts(client, `SELECT name_zh AS text FROM category WHERE grade > 1 ORDER BY category_id`)
  const brands = await texts(client, `SELECT name_zh AS text FROM brand ORDER BY brand_id`)
  const grades = await texts(
    client,
    `SELECT DISTINCT attributes ->> 'steelGrade' AS text FROM goods WHERE attributes ? 'steelGrade' ORDER BY 1`,
  )
  const sizes = await texts(
    client,
    `SELECT DISTINCT value AS text FROM sku CROSS JOIN jsonb_each_text(axis_values) WHERE goods_id < 1000000 AND value ~ '[0-9]' ORDER BY 1`,
  )
  const categories = await texts(client, `SELECT category_id::text AS text FROM category ORDER BY 1`)
  const ids = await texts(
    client,
    `SELECT product_id::text AS text FROM sku JOIN goods_card USING (goods_id) WHERE state = 'active' ORDER BY product_id * 7919 % 1000003, product_id LIMIT ${products}`,
  )
  const ask = async (connection: Connection, path: string) => isAnswered(await connection.get(`${base}/${path}`, visitor()))
  const pick = (from: readonly string[], ...seeds: number[]) => from[drawn(from.length, ...seeds)] ?? ''
  const keyword = (seed: number): string => {
    const parts = [
      [pick(names, seed, 1)],
      [pick(brands, seed, 2), pick(names, seed, 1)],
      [pick(sizes, seed, 3), pick(names, seed, 1)],
      [pick(grades, seed, 4), pick(names, seed, 1)],
    ]
    return (parts[drawn(parts.length, seed, 5)] ?? []).join(' ')
  }
  const list = (seed: number, most: number) =>
    `list?keyword=${encodeURIComponent(keyword(seed))}${drawn(4, seed, 6) === 0 ? `&brandId=${1 + drawn(brands.length, seed, 7)}` : ''}&current=${1 + drawn(most, seed, 8)}`
  return [
    {
      name: 'search with facets, as people ask (often the same)',
      goal: { p50: 30, p99: 120 },
      turn: (connection, number) => ask(connection, list(often(number, busiestQueries), 2)),
    },
    { name: 'search with facets, each one new', goal: {}, turn: (connection, number) => ask(connection, list(1_000_000 + number, 40)) },
    {
      name: 'category list',
      goal: { p99: 40 },
      turn: (connection, number) => ask(connection, `list?categoryId=${pick(categories, number, 1)}&current=${1 + drawn(3, number, 2)}`),
    },
    {
      name: 'goods detail',
      goal: { p99: 15 },
      turn: (connection, number) => ask(connection, `details?productId=${pick(ids, often(number, products), 3)}`),
    },
    {
      name: 'suggestion',
      goal: { p99: 30 },
      turn: (connection, number) => {
        const word = keyword(often(number, busiestQueries))
        return ask(connection, `suggest?keyword=${encodeURIComponent(word.slice(0, 1 + drawn(4, number, 4)).trim() || word)}`)
      },
    },
  ]
}

/** A number below `below`, small ones much more often than large: the n-th is asked 1/n as often as the first. */
function often(number: number, below: number): number {
  return Math.min(below - 1, Math.floor(below ** (drawn(1_000_000, number, 11) / 1_000_000)))
}

async function texts(client: ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(query)
  return rows.map((row) => row.text)
}
