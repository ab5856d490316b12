import { pinyinOf } from '../../../src/kernel/text/pinyin.ts'
import type { ClientBase } from 'pg'
import type { DemoCatalog, DemoFreight } from './catalog-data.ts'
import { producersInEnglish } from './brand-producers.ts'
import { countOf } from './decimal-of.ts'
import { demoEnglish } from '../english.ts'
import { goodsRows } from './goods-rows.ts'
import { advanceSequence, insertRows } from '../insert-rows.ts'
import { skuRows, stockRows } from './sku-rows.ts'
import type { WarehouseIds } from '../stores/load-store.ts'

const freightNames: Readonly<Record<string, string>> = {
  'bulk-metal': 'Bulk metal, full truck',
  steel: 'Steel, 13 m truck',
  'steel-long': 'Over-long members',
  ltl: 'Part load',
  express: 'Parcel',
  'express-heavy': 'Heavy parcel',
  hazmat: 'Dangerous goods line',
  none: 'No carriage (services)',
}

/**
 * Loads categories, attributes, brands, freight templates, goods and SKUs with their stock. Goods pass the publishing gate
 * like any other: what it refuses or holds is stored as such and never shown. Answers the ids of the goods on sale.
 */
export async function loadCatalog(client: ClientBase, catalog: DemoCatalog, warehouses: WarehouseIds): Promise<number[]> {
  await loadFrame(client, catalog)
  const brandIds = new Map(catalog.brands.map((brand, index) => [brand.id, index + 1]))
  const freightIds = new Map(catalog.freightTemplates.map((template, index) => [template.id, index + 1]))
  const goods = goodsRows(catalog, { brandIds, freightIds })
  await insertRows(client, 'goods', goods)
  await insertRows(
    client,
    'catalog_term',
    Object.entries(demoEnglish.terms).map(([text_zh, text_en]) => ({ text_zh, text_en })),
  )
  await insertRows(client, 'sku', skuRows(catalog))
  const stock = stockRows(catalog, warehouses)
  await insertRows(client, 'sku_stock', stock)
  await insertRows(
    client,
    'stock_ledger',
    stock.map((row) => ({
      product_id: row.product_id,
      warehouse_id: row.warehouse_id,
      movement: 'load',
      change: row.available,
      held_change: 0,
      reference: 'demo',
    })),
  )
  for (const [table, column] of [
    ['category', 'category_id'],
    ['brand', 'brand_id'],
    ['freight_template', 'freight_template_id'],
    ['goods', 'goods_id'],
    ['sku', 'product_id'],
  ] as const) {
    await advanceSequence(client, table, column)
  }
  return goods.filter((row) => row.state === 'on_sale').map((row) => Number(row.goods_id))
}

async function loadFrame(client: ClientBase, catalog: DemoCatalog): Promise<void> {
  await insertRows(
    client,
    'category',
    catalog.categories
      .toSorted((a, b) => a.grade - b.grade)
      .map((one) => ({
        category_id: one.id,
        parent_id: one.parentId === 0 ? null : one.parentId,
        grade: one.grade,
        name_zh: one.zh,
        name_en: one.en,
        invoice_short_name: one.invoiceShortName ?? null,
        sort: one.sort,
      })),
  )
  await insertRows(
    client,
    'attribute',
    catalog.attributeDefs.map((one, sort) => ({
      code: one.code,
      label_zh: one.zh,
      label_en: one.en,
      kind: one.type,
      unit: one.unit ?? '',
      is_facet: one.facet,
      is_compared: one.compare,
      is_sku_axis: one.skuAxis,
      match_rule: one.matchRule,
      sort,
    })),
  )
  await insertRows(
    client,
    'category_attribute',
    catalog.categories.flatMap((one) => (one.attrs ?? []).map((attribute_code, sort) => ({ category_id: one.id, attribute_code, sort }))),
  )
  await insertRows(
    client,
    'brand',
    catalog.brands.map((one, index) => ({
      brand_id: index + 1,
      code: one.id,
      name_zh: one.zh,
      name_en: one.en,
      producer: one.producer ?? '',
      producer_en: producersInEnglish[one.producer ?? ''] ?? '',
      initial: pinyinOf(one.zh)[0]?.slice(0, 1).toUpperCase() ?? '#',
    })),
  )
  await insertRows(
    client,
    'freight_template',
    catalog.freightTemplates.map((one, index) => ({
      freight_template_id: index + 1,
      code: one.id,
      name_zh: one.zh,
      name_en: freightNames[one.id] ?? one.id,
      mode: one.mode,
      self_pickup: one.selfPickup ?? true,
      rates: ratesOf(one),
    })),
  )
}

type Numbers = Readonly<Record<string, number>>

/** The template's rates in integers: fen, grams, 1/10000 yuan per t·km or kg (`FreightRates` in catalog/rules/freight.ts). */
function ratesOf(template: DemoFreight): Record<string, unknown> {
  const number = (key: string) => Number(template[key] ?? 0)
  if (template.mode === 'per_tonne_km') {
    const rate = template.ratePerTkm as Numbers
    return {
      mode: template.mode,
      leastGrams: countOf(number('minTonne'), 6),
      fullTruckGrams: countOf(number('fullTruckTonne'), 6),
      fullRate: countOf(rate.full ?? 0, 4),
      partRate: countOf(rate.part ?? 0, 4),
      minCharge: countOf(number('minCharge'), 2),
      loadingPerTonne: countOf((template.loading as Numbers | undefined)?.perTonne ?? 0, 2),
    }
  }
  if (template.mode === 'step_kg') {
    const steps = template.steps as readonly Numbers[]
    return {
      mode: template.mode,
      steps: steps.map((step) => ({
        uptoGrams: countOf(step.uptoKg ?? 0, 3),
        ...(step.price === undefined ? { perKg: countOf(step.pricePerKg ?? 0, 4) } : { price: countOf(step.price, 2) }),
      })),
    }
  }
  if (template.mode === 'first_next') {
    return {
      mode: template.mode,
      firstGrams: countOf(number('firstKg'), 3),
      first: countOf(number('first'), 2),
      nextGrams: countOf(number('nextKg'), 3),
      next: countOf(number('next'), 2),
      freeOver: template.freeOver == null ? null : countOf(number('freeOver'), 2),
      remoteProvinces: template.excludeRegions ?? [],
      remoteSurcharge: countOf(number('excludeSurcharge'), 2),
    }
  }
  return { mode: template.mode }
}
