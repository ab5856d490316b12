import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/fixtures/database/test-database.ts'

const database = await aDatabase('demo')
const client = await database.connect()

test('every goods of the demonstration that follows an index costs what its formula says, and has weeks of prices behind it', async () => {
  const { rows } = await client.query<{ id: string; made: number; differing: number; skus: number }>(
    `SELECT f.goods_id AS id, (SELECT count(*)::int FROM formula_price p WHERE p.goods_id = f.goods_id) AS made, count(s.*)::int AS skus,
       count(*) FILTER (WHERE (p.business -> 'skus' -> s.product_id::text ->> 'price')::bigint IS DISTINCT FROM s.business_price
                           OR (p.retail -> 'skus' -> s.product_id::text ->> 'price')::bigint IS DISTINCT FROM s.retail_price)::int AS differing
     FROM goods_formula f JOIN formula_price p USING (formula_price_id) JOIN sku s ON s.goods_id = f.goods_id GROUP BY 1 ORDER BY 1`,
  )
  expect(rows).toHaveLength(7)
  for (const row of rows) expect(row).toMatchObject({ made: 20, differing: 0 })
})
