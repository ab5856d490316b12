import type { ClientBase } from 'pg'
import { insertRows } from '../../database/demo/insert-rows.ts'
import { unitOnClient } from '../../database/demo/demo-unit.ts'
import { refreshGoods } from '../../src/modules/catalog/server/read-model/refresh-goods.ts'
import { goodsVariant, type BaseGoods, type BenchStore, type Pools } from './goods-variants.ts'

const mostStores = 300
const batch = 250
const tellEvery = 100_000

/** What growing took: how many goods and SKUs were made and indexed, and the seconds of the indexing alone. */
export type Growth = { readonly goods: number; readonly skus: number; readonly indexSeconds: number }

/** Adds variants until the catalogue holds `skus` SKUs on sale; the same variants for the same number. */
export async function growCatalog(client: ClientBase, skus: number, tell: (text: string) => void): Promise<Growth> {
  const bases = await readBases(client)
  const pools = await readPools(client, bases)
  const [known] = (await client.query<{ goods: number; skus: number }>(counts)).rows
  let number = known?.goods ?? 0
  let made = 0
  let seconds = 0
  let told = 0
  const first = number
  for (let left = skus - (known?.skus ?? 0); left > 0;) {
    const variants = []
    for (; variants.length < batch && left > 0; number += 1) {
      const variant = goodsVariant(number, bases, pools)
      variants.push(variant)
      left -= variant.skus.length
      made += variant.skus.length
    }
    await client.query('BEGIN')
    await insertRows(
      client,
      'goods',
      variants.map((variant) => variant.goods),
    )
    await insertRows(
      client,
      'sku',
      variants.flatMap((variant) => variant.skus),
    )
    await insertRows(
      client,
      'sku_stock',
      variants.flatMap((variant) => variant.stock),
    )
    const begin = performance.now()
    await refreshGoods(
      unitOnClient(client),
      variants.map((variant) => Number(variant.goods['goods_id'])),
    )
    await client.query('COMMIT')
    seconds += (performance.now() - begin) / 1000
    if (Math.floor(made / tellEvery) > Math.floor(told / tellEvery)) tell(`  ${made} SKU made and indexed`)
    told = made
  }
  if (made > 0) await client.query('VACUUM ANALYZE')
  return { goods: number - first, skus: made, indexSeconds: seconds }
}

const counts = `SELECT (SELECT count(*) FROM goods WHERE goods_id >= 1000000)::int AS goods,
  (SELECT count(*) FROM sku JOIN goods USING (goods_id) WHERE goods.state = 'on_sale' AND sku.state = 'active')::int AS skus`

/** The real goods on sale that variants are made of. */
async function readBases(client: ClientBase): Promise<BaseGoods[]> {
  const { rows } = await client.query<BaseGoods>(
    `SELECT to_jsonb(g) AS goods, (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.sort) FROM sku s WHERE s.goods_id = g.goods_id AND s.state = 'active') AS skus
     FROM goods g WHERE g.goods_id < 1000000 AND g.state = 'on_sale' ORDER BY g.goods_id`,
  )
  return rows.filter((baseGoods) => baseGoods.skus.length > 0)
}

async function readPools(client: ClientBase, bases: readonly BaseGoods[]): Promise<Pools> {
  const values = new Map<string, Set<string>>()
  const note = (held: unknown) => {
    for (const [code, value] of Object.entries(held ?? {})) values.set(code, (values.get(code) ?? new Set()).add(String(value)))
  }
  for (const base of bases) {
    note(base.goods['attributes'])
    for (const sku of base.skus) note(sku['axis_values'])
  }
  const brands = await client.query<Pools['brands'][number]>(
    `SELECT brand_id::int AS "brandId", name_zh AS zh, name_en AS en FROM brand ORDER BY brand_id`,
  )
  const labels = await client.query<{ code: string; zh: string; en: string; unit: string }>(
    `SELECT code, label_zh AS zh, label_en AS en, unit FROM attribute`,
  )
  return {
    values: new Map([...values].map(([code, set]) => [code, [...set]])),
    brands: brands.rows,
    labels: new Map(labels.rows.map((one) => [one.code, one])),
    stores: await benchStores(client),
  }
}

/** As many stores as a mall of this size has: copies of the real ones, numbered, with a warehouse each. */
async function benchStores(client: ClientBase): Promise<BenchStore[]> {
  const { rows: written } = await client.query<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = 'store' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  )
  await client.query(
    `WITH real AS (SELECT s.*, row_number() OVER (ORDER BY store_id) AS place, count(*) OVER () AS many FROM store s WHERE store_id < 100000 AND state = 'open')
     INSERT INTO store (${written.map(({ name }) => name).join(', ')}) SELECT ${written.map(({ name }) => `(r.store).${name}`).join(', ')} FROM (
       SELECT jsonb_populate_record(NULL::store, to_jsonb(real) || jsonb_build_object('store_id', 100000 + n, 'store_name', store_name || n || '店',
         'store_name_en', store_name_en || ' ' || n, 'credit_code', 'BENCH' || n)) AS store
       FROM generate_series(1, $1::int) n JOIN real ON place = 1 + n % many) r ON CONFLICT DO NOTHING`,
    [mostStores],
  )
  await client.query(
    `INSERT INTO warehouse (warehouse_id, store_id, name_zh, name_en, region_code, city_name)
     SELECT store_id, store_id, city_name || '库', store_name_en || ' warehouse', region_code, city_name FROM store WHERE store_id > 100000 ON CONFLICT DO NOTHING`,
  )
  const { rows } = await client.query<BenchStore>(
    `SELECT store_id::int AS "storeId", warehouse_id::int AS "warehouseId" FROM warehouse WHERE store_id > 100000 ORDER BY 1`,
  )
  return rows
}
