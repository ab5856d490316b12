import { pinyinOf } from '../../../src/kernel/text/pinyin.ts'
import type { ClientBase } from 'pg'
import type { DemoCatalog, DemoFreight } from './catalog-data.ts'
import { producersInEnglish } from './brand-producers.ts'
import { countOf } from './decimal-of.ts'
import { demoEnglish } from '../english.ts'
import { goodsRows } from './goods-rows.ts'
import { advanceSequence, insertRows } from '../insert-rows.ts'
import { categoryAttributeRows } from './required-attributes.ts'
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
  // Before the oldest order of the demonstration.
  const stockedAt = new Date(Date.now() - 200 * 86_400_000)
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
      at: stockedAt,
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
      .map((category) => ({
        category_id: category.id,
        parent_id: category.parentId === 0 ? null : category.parentId,
        grade: category.grade,
        name_zh: category.zh,
        name_en: category.en,
        invoice_short_name: category.invoiceShortName ?? null,
        sort: category.sort,
      })),
  )
  await insertRows(
    client,
    'attribute',
    catalog.attributeDefs.map((attributeDef, sort) => ({
      code: attributeDef.code,
      label_zh: attributeDef.zh,
      label_en: attributeDef.en,
      kind: attributeDef.type,
      unit: attributeDef.unit ?? '',
      is_facet: attributeDef.facet,
      is_compared: attributeDef.compare,
      is_sku_axis: attributeDef.skuAxis,
      match_rule: attributeDef.matchRule,
      sort,
    })),
  )
  await insertRows(client, 'category_attribute', categoryAttributeRows(catalog))
  await insertRows(
    client,
    'brand',
    catalog.brands.map((brand, index) => ({
      brand_id: index + 1,
      code: brand.id,
      name_zh: brand.zh,
      name_en: brand.en,
      producer: brand.producer ?? '',
      producer_en: producersInEnglish[brand.producer ?? ''] ?? '',
      initial: pinyinOf(brand.zh)[0]?.slice(0, 1).toUpperCase() ?? '#',
    })),
  )
  await insertRows(
    client,
    'freight_template',
    catalog.freightTemplates.map((freightTemplate, index) => ({
      freight_template_id: index + 1,
      code: freightTemplate.id,
      name_zh: freightTemplate.zh,
      name_en: freightNames[freightTemplate.id] ?? freightTemplate.id,
      mode: freightTemplate.mode,
      self_pickup: freightTemplate.selfPickup ?? true,
      rates: ratesOf(freightTemplate),
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
