import { unitOf } from '../../../src/modules/catalog/rules/units.ts'
import { specText } from '../../../src/modules/listing/rules/spec-text.ts'
import type { DemoCatalog, DemoGoods, DemoSku } from './catalog-data.ts'
import { countOf } from './decimal-of.ts'
import { demoEnglish } from '../english.ts'
import { warehouseKey, type WarehouseIds } from '../stores/load-store.ts'
import { conversionOf, massOf } from './sku-measures.ts'

/** The rows of `sku`; prices in 1/10000 yuan. */
export function skuRows(catalog: DemoCatalog): Record<string, unknown>[] {
  const labels = new Map(
    catalog.attributeDefs.map((attributeDef) => [
      attributeDef.code,
      { zh: attributeDef.zh, en: attributeDef.en, unit: attributeDef.unit ?? '' },
    ]),
  )
  return catalog.spus.flatMap((goods) => goods.skus.map((sku, sort) => skuRow(goods, sku, { sort, labels })))
}

type Labels = ReadonlyMap<string, { readonly zh: string; readonly en: string; readonly unit: string }>

const english = (text: string) => demoEnglish.terms[text] ?? text

function skuRow(goods: DemoGoods, sku: DemoSku, about: { readonly sort: number; readonly labels: Labels }): Record<string, unknown> {
  const price = (value: number | null) => (value === null ? null : countOf(value, 4))
  const conversion = conversionOf(goods, sku)
  const mass = massOf(goods, sku, conversion)
  const pieces = Object.entries(sku.specs).map(([code, value]) => ({
    value: String(value),
    label: about.labels.get(code) ?? { zh: code, en: code, unit: '' },
  }))
  return {
    product_id: sku.productId,
    goods_id: goods.goodsId,
    sort: about.sort,
    axis_values: Object.fromEntries(Object.entries(sku.specs).map(([code, value]) => [code, String(value)])),
    spec_text_zh: specText(pieces.map(({ value, label }) => ({ value, label: label.zh, unit: label.unit }))),
    spec_text_en: specText(pieces.map(({ value, label }) => ({ value: english(value), label: `${label.en} `, unit: english(label.unit) }))),
    retail_price: price(sku.publicPrice),
    retail_sec_price: goods.saleUnitState === 2 ? price(sku.secPublicPrice) : null,
    business_price: price(sku.goodsPrice),
    business_sec_price: goods.saleUnitState === 2 ? price(sku.secPrice) : null,
    conv_numerator: conversion?.num ?? null,
    conv_denominator: conversion?.den ?? null,
    sec_precision: goods.secPriceUnit === null ? 0 : unitOf(goods.secPriceUnit).precision,
    unit_mass_g: mass.grams,
    mass_estimated: mass.estimated,
    state: 'active',
  }
}

export type StockRow = {
  readonly product_id: number
  readonly warehouse_id: number
  readonly available: bigint
  readonly held: number
  readonly sold: number
}

/** The rows of `sku_stock`: in the warehouse that the SKU names, otherwise at home with a part in the store's other warehouses. */
export function stockRows(catalog: DemoCatalog, warehouses: WarehouseIds): StockRow[] {
  return catalog.spus.flatMap((goods) =>
    goods.skus.flatMap((sku) => {
      const total = countOf(sku.stock, unitOf(goods.priceUnit).precision)
      return places(goods, sku, warehouses).map((warehouse_id, index, all) => {
        const part = (total * 3n) / 10n / BigInt(Math.max(1, all.length - 1))
        const available = all.length === 1 ? total : index === 0 ? total - part * BigInt(all.length - 1) : part
        return { product_id: sku.productId, warehouse_id, available, held: 0, sold: 0 }
      })
    }),
  )
}

function places(goods: DemoGoods, sku: DemoSku, warehouses: WarehouseIds): number[] {
  const named = warehouses.get(warehouseKey(goods.storeId, String(sku.specs.warehouse ?? '')))
  const home = warehouses.get(warehouseKey(goods.storeId, ''))
  if (sku.specs.warehouse !== undefined && named !== undefined) return [named]
  if (home === undefined) throw new Error(`store ${goods.storeId} has no warehouse`)
  const others =
    sku.stock < 10
      ? []
      : [...warehouses]
          .filter(([key]) => key.startsWith(`${goods.storeId}/`) && key !== warehouseKey(goods.storeId, ''))
          .map(([, id]) => id)
  return [home, ...others.slice(0, 2)]
}
