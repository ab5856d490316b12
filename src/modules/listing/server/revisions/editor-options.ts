import type { Call } from '../../../../api/handler.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { warehousesOf } from '../../../store/server/public.ts'
import { units } from '../../../catalog/rules/units-data.ts'
import { readTerms } from '../../../taxonomy/server/public.ts'
import type { AttributeKind } from '../../../taxonomy/rules/attribute-kinds.ts'
import { editableStoresOf } from './move-revision.ts'
import { allBrands, allCategories, freightTemplatesFor } from './taxonomy-names.ts'

/** What the editor offers to choose from. */
export async function editorOptionsOf(call: Call) {
  const { read } = call.app
  const storeIds = editableStoresOf(call)
  const [warehouses, categories, brands, freight] = await Promise.all([
    warehousesOf(read, storeIds),
    allCategories(read),
    allBrands(read),
    freightTemplatesFor(read, storeIds),
  ])
  const named = (one: { readonly id: number; readonly zh: string; readonly en: string }) => ({ id: one.id, name: one[call.lang] })
  return {
    stores: call.caller.stores
      .filter((seat) => storeIds.includes(seat.storeId))
      .map((seat) => ({
        storeId: seat.storeId,
        storeName: seat.storeName,
        warehouses: warehouses
          .filter((warehouse) => Number(warehouse.storeId) === seat.storeId)
          .map((warehouse) => ({ id: Number(warehouse.warehouseId), name: call.lang === 'en' ? warehouse.nameEn : warehouse.nameZh })),
      })),
    categories: categories
      .filter((category) => category.enabled)
      .map((category) => ({ ...named(category), pid: category.pid, grade: category.grade })),
    brands: brands.filter((brand) => brand.enabled).map(named),
    freightTemplates: freight.map(named),
    units: unitOptionsIn(call.lang),
  }
}

/** The units of sale in a language. */
export function unitOptionsIn(lang: Language) {
  return Object.entries(units).map(([code, unit]) => ({
    code,
    name: unit[lang],
    precision: unit.precision,
    isMass: unit.grams !== undefined,
  }))
}

type Row = {
  readonly code: string
  readonly labelZh: string
  readonly labelEn: string
  readonly unit: string
  readonly kind: AttributeKind
  readonly isSkuAxis: boolean
  readonly isRequired: boolean
  readonly values: readonly string[] | null
  readonly options: readonly string[]
}
const attributes = {
  name: 'catalog.categoryAttributes',
  text: `SELECT a.code, a.label_zh AS "labelZh", a.label_en AS "labelEn", a.unit, a.kind, a.is_sku_axis AS "isSkuAxis", c.is_required AS "isRequired",
    (SELECT array_agg(value ORDER BY value) FROM (SELECT DISTINCT value FROM (
        SELECT g.attributes ->> a.code AS value FROM goods g WHERE g.category_id = $1
        UNION ALL SELECT s.axis_values ->> a.code FROM goods g JOIN sku s USING (goods_id) WHERE g.category_id = $1 AND s.state = 'active') found
      WHERE value IS NOT NULL AND value <> '' LIMIT 80) used) AS values, a.options
   FROM category_attribute c JOIN attribute a ON a.code = c.attribute_code WHERE c.category_id = $1 ORDER BY c.sort`,
}

/** The attributes of a category, with the values that its goods have: writing alike is what makes goods findable. */
export async function editorAttributesOf(categoryId: number, call: Call) {
  const found = await rows<Row>(call.app.read, attributes, [categoryId])
  const terms = call.lang === 'en' ? await readTerms(call.app.read) : null
  return found.map((one) => ({
    code: one.code,
    label: call.lang === 'en' ? one.labelEn : one.labelZh,
    unit: terms?.get(one.unit) ?? one.unit,
    kind: one.kind,
    isSkuAxis: one.isSkuAxis,
    isRequired: one.isRequired,
    values: [...new Set([...one.options, ...(one.values ?? [])])],
  }))
}
