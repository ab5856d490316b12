import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { warehousesOf } from '../../../store/server/public.ts'
import type { ImportOptions } from '../../rules/read-import-row.ts'
import { units } from '../../../catalog/rules/units-data.ts'
import { allBrands, allCategories, freightTemplatesFor } from '../revisions/taxonomy-names.ts'

type Named = { readonly id: number; readonly zh: string; readonly en: string }
const attributes = {
  name: 'catalog.importAttributes',
  text: `SELECT c.category_id AS "categoryId", a.code, a.label_zh AS zh, a.label_en AS en, c.is_required AS "isRequired" FROM category_attribute c JOIN attribute a ON a.code = c.attribute_code`,
}
const galleries = { name: 'catalog.importGalleries', text: `SELECT goods_id::text AS id, gallery FROM goods WHERE store_id = $1` }

function byName(list: readonly Named[]): Map<string, number> {
  return new Map(list.flatMap((named) => [named.zh, named.en, String(named.id)].map((name) => [name.toLowerCase(), named.id] as const)))
}

/** Everything that names in a store's sheet may stand for. A leaf category is known by its name, its id and the way to it. */
export async function importOptionsOf(db: Queryable, storeId: number): Promise<ImportOptions> {
  const warehouses = (await warehousesOf(db, [storeId])).map((warehouse) => ({
    id: Number(warehouse.warehouseId),
    zh: warehouse.nameZh,
    en: warehouse.nameEn,
  }))
  const freight = await freightTemplatesFor(db, [storeId])
  const labels = await rows<{ categoryId: number; code: string; zh: string; en: string; isRequired: boolean }>(db, attributes, [])
  const shown = await rows<{ id: string; gallery: readonly string[] }>(db, galleries, [storeId])
  const codes = Map.groupBy(labels, (one) => one.categoryId)
  return {
    categories: await categoryNames(db),
    brands: byName((await allBrands(db)).filter((one) => one.enabled)),
    units: new Map(
      Object.entries(units).flatMap(([code, unit]) => [code, unit.zh, unit.en].map((name) => [name.toLowerCase(), code] as const)),
    ),
    freightTemplates: byName(freight),
    warehouses: byName(warehouses),
    attributes: new Map(
      [...codes].map(([categoryId, list]) => [
        categoryId,
        new Map(list.flatMap((one) => [one.zh, one.en, one.code].map((name) => [name.toLowerCase(), one.code] as const))),
      ]),
    ),
    required: new Map([...codes].map(([categoryId, list]) => [categoryId, list.filter((one) => one.isRequired)])),
    galleries: new Map(shown.map((one) => [one.id, one.gallery])),
    firstFreight: freight[0]?.id ?? 0,
    firstWarehouse: warehouses[0]?.id ?? 0,
  }
}

async function categoryNames(db: Queryable): Promise<Map<string, number>> {
  const all = (await allCategories(db)).filter((category) => category.enabled)
  const byId = new Map(all.map((category) => [category.id, category]))
  const parents = new Set(all.map((category) => category.pid))
  const wayTo = (id: number, lang: 'zh' | 'en'): string => {
    const one = byId.get(id)
    return one ? [wayTo(one.pid, lang), one[lang]].filter((part) => part !== '').join('/') : ''
  }
  return new Map(
    all
      .filter((category) => !parents.has(category.id))
      .flatMap((category) =>
        [category.zh, category.en, String(category.id), wayTo(category.id, 'zh'), wayTo(category.id, 'en')].map(
          (name) => [name.toLowerCase(), category.id] as const,
        ),
      ),
  )
}
