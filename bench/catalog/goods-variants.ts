import { specText } from '../../src/modules/listing/rules/spec-text.ts'
import { drawn, variedValue } from './varied-value.ts'

type Row = Readonly<Record<string, unknown>>
export type BaseGoods = { readonly goods: Row; readonly skus: readonly Row[] }
export type BenchStore = { readonly storeId: number; readonly warehouseId: number }
/** What the real goods hold: values by attribute, brands, labels; and the stores to spread variants over. */
export type Pools = {
  readonly values: ReadonlyMap<string, readonly string[]>
  readonly brands: readonly { readonly brandId: number; readonly zh: string; readonly en: string }[]
  readonly labels: ReadonlyMap<string, { readonly zh: string; readonly en: string; readonly unit: string }>
  readonly stores: readonly BenchStore[]
}
export type Variant = { readonly goods: Row; readonly skus: readonly Row[]; readonly stock: readonly Row[] }

const skusEach = 8
const firstGoods = 1_000_000
const firstProduct = 10_000_000
// Sizes do not vary these: names of places, contracts and finishes are drawn from the real ones instead.
const namedAxes = new Set(['warehouse', 'pricing', 'contract', 'premium', 'process', 'color', 'finish', 'temper', 'steelGrade', 'material'])
const drawnAttributes = ['steelGrade', 'grade', 'origin', 'surface', 'coatType']

/** The n-th variant of the real goods: another brand, store and grade, with a row of some eight sizes. */
export function goodsVariant(number: number, bases: readonly BaseGoods[], pools: Pools): Variant {
  const base = bases[number % bases.length]
  if (!base) throw new Error('no goods to vary')
  const goodsId = firstGoods + number
  const brand = base.goods['brand_id'] === null ? undefined : pools.brands[drawn(pools.brands.length, number, 1)]
  const store = pools.stores[drawn(pools.stores.length, number, 2)]
  if (!store) throw new Error('no stores')
  const goods = {
    ...base.goods,
    goods_id: goodsId,
    store_id: store.storeId,
    brand_id: brand?.brandId ?? null,
    name_zh: `${brand?.zh ?? ''}${String(base.goods['name_zh'])}`,
    name_en: `${brand?.en ?? ''} ${String(base.goods['name_en'])}`.trim(),
    attributes: variedAttributes(base.goods['attributes'], number, pools),
    sold_count: drawn(4000, number, 3),
    published_at: new Date(Date.parse('2026-11-20T00:00:00Z') - drawn(700 * 24, number, 4) * 3_600_000).toISOString(),
  }
  const skus = Array.from({ length: Math.max(skusEach, base.skus.length) }, (_, place) =>
    variedSku(base, { number, place, goodsId }, pools),
  )
  const stock = skus.map((sku) => ({
    product_id: sku.product_id,
    warehouse_id: store.warehouseId,
    available: drawn(10, sku.product_id, 5) === 0 ? 0 : (1 + drawn(5000, sku.product_id, 6)) * 1000,
    held: 0,
    sold: 0,
  }))
  return { goods, skus, stock }
}

function variedAttributes(attributes: unknown, number: number, pools: Pools): Record<string, unknown> {
  const own = typeof attributes === 'object' && attributes !== null ? { ...attributes } : {}
  const varied: Record<string, unknown> = own
  for (const [turn, code] of drawnAttributes.entries()) {
    const values = pools.values.get(code)
    // The trade's own grade stays for half of them: it stands in the name.
    if (varied[code] === undefined || !values || drawn(2, number, turn, 7) === 0) continue
    varied[code] = values[drawn(values.length, number, turn, 8)]
  }
  return varied
}

type Place = { readonly number: number; readonly place: number; readonly goodsId: number }

function variedSku(base: BaseGoods, { number, place, goodsId }: Place, pools: Pools) {
  const source = base.skus[place % base.skus.length]
  if (!source) throw new Error('goods without SKUs')
  const steps = Math.floor(place / base.skus.length) * base.skus.length + drawn(4, number, place % base.skus.length, 9)
  const axes = Object.entries(source['axis_values'] ?? {}).map(
    ([code, value]) => [code, axisValue(code, String(value), steps, pools)] as const,
  )
  const pieces = (lang: 'zh' | 'en') =>
    specText(
      axes.map(([code, value]) => ({
        value,
        label: (pools.labels.get(code)?.[lang] ?? code) + (lang === 'en' ? ' ' : ''),
        unit: pools.labels.get(code)?.unit ?? '',
      })),
    )
  const factor = 0.85 + drawn(300, number, place, 10) / 1000
  const price = (column: string) => (source[column] === null ? null : Math.round((Number(source[column]) * factor) / 10_000) * 10_000)
  return {
    ...source,
    product_id: firstProduct + number * 16 + place,
    goods_id: goodsId,
    sort: place,
    axis_values: Object.fromEntries(axes),
    spec_text_zh: pieces('zh'),
    spec_text_en: pieces('en'),
    retail_price: price('retail_price'),
    retail_sec_price: price('retail_sec_price'),
    business_price: price('business_price'),
    business_sec_price: price('business_sec_price'),
  }
}

function axisValue(code: string, value: string, steps: number, pools: Pools): string {
  if (!namedAxes.has(code)) return variedValue(value, steps)
  const values = pools.values.get(code) ?? [value]
  return values[(values.indexOf(value) + steps + values.length) % values.length] ?? value
}
