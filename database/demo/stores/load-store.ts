import type { ClientBase } from 'pg'
import type { DemoCatalog, DemoStore } from '../catalog/catalog-data.ts'
import { demoEnglish } from '../english.ts'
import { companiesInEnglish } from './store-companies.ts'
import { advanceSequence, insertRows } from '../insert-rows.ts'

// Where the warehouses named in SKU specifications stand.
const namedWarehouses: Readonly<Record<string, readonly [region: string, city: string, en: string]>> = {
  上海宝山仓: ['310113', '上海市', 'Shanghai Baoshan'],
  上海洋山仓: ['310115', '上海市', 'Shanghai Yangshan'],
  佛山南储仓: ['440605', '佛山市', 'Foshan Nanchu'],
  天津静海库: ['120118', '天津市', 'Tianjin Jinghai'],
  天津东丽库: ['120110', '天津市', 'Tianjin Dongli'],
  曲靖厂库: ['530302', '曲靖市', 'Qujing works'],
  曲靖中转库: ['530302', '曲靖市', 'Qujing transit'],
  无锡惠山库: ['320206', '无锡市', 'Wuxi Huishan'],
}

/** Ids of the warehouses by store and name; the store's own one stands under the empty name. */
export type WarehouseIds = ReadonlyMap<string, number>
export const warehouseKey = (storeId: number, name: string) => `${storeId}/${name}`

/** Loads the demonstration stores and their warehouses: one at home, and those that their goods name. */
export async function loadStores(client: ClientBase, catalog: DemoCatalog): Promise<WarehouseIds> {
  await insertRows(client, 'store', catalog.stores.map(storeRow))
  await advanceSequence(client, 'store', 'store_id')
  await insertRows(client, 'store_hours', catalog.stores.map(hoursRow))
  const ids = new Map<string, number>()
  const rows: Record<string, unknown>[] = []
  const add = (storeId: number, key: string, row: { name_zh: string; name_en: string; region_code: string; city_name: string }) => {
    if (ids.has(warehouseKey(storeId, key))) return
    const id = 1 + rows.length
    ids.set(warehouseKey(storeId, key), id)
    rows.push({ warehouse_id: id, store_id: storeId, ...row })
  }
  for (const store of catalog.stores) {
    const place = store.city.replace(/市$/, '')
    add(store.storeId, '', {
      name_zh: `${place}${store.storeType === 'producer' ? '厂库' : '中心仓'}`,
      name_en: `${store.nameEn.replace(' (demo)', '')} warehouse`,
      region_code: store.regionCode,
      city_name: store.city,
    })
  }
  for (const goods of catalog.spus) {
    for (const sku of goods.skus) {
      const name = String(sku.specs.warehouse ?? '')
      const known = namedWarehouses[name]
      if (known) add(goods.storeId, name, { name_zh: name, name_en: known[2], region_code: known[0], city_name: known[1] })
    }
  }
  await insertRows(
    client,
    'warehouse',
    rows.map((row) => ownNameTwice(row, rows)),
  )
  await advanceSequence(client, 'warehouse', 'warehouse_id')
  return ids
}

// Producers load from early on and on Saturdays; traders keep office hours with a rest at noon.
function hoursRow({ storeId, storeType }: DemoStore) {
  const day = (weekday: number, ...hours: readonly (readonly [number, number])[]) =>
    hours.map(([from, to]) => ({ weekday, opensAt: from * 60, closesAt: to * 60 }))
  const week = [1, 2, 3, 4, 5].flatMap((one) => (storeType === 'producer' ? day(one, [7.5, 18]) : day(one, [8.5, 12], [13, 17.5])))
  const spans = [...week, ...(storeType === 'producer' ? day(6, [8, 16]) : day(6, [9, 12]))]
  return { store_id: storeId, spans, updated_at: new Date() }
}

// A store whose own warehouse has the name of one in its specifications keeps both apart.
function ownNameTwice(row: Record<string, unknown>, rows: readonly Record<string, unknown>[]): Record<string, unknown> {
  const twin = rows.find((other) => other.store_id === row.store_id && other.name_zh === row.name_zh)
  return twin === row ? row : { ...row, name_zh: `${String(row.name_zh)}（二号）` }
}

function storeRow(store: DemoStore): Record<string, unknown> {
  return {
    store_id: store.storeId,
    store_name: store.storeName,
    store_name_en: store.nameEn,
    company_name: store.companyName,
    company_name_en: companiesInEnglish[store.storeId] ?? '',
    credit_code: store.uscc,
    region_code: store.regionCode,
    city_name: store.city,
    district_name: store.district,
    store_type: store.storeType,
    years_open: store.yearsOpen,
    phone: store.phone,
    description_zh: store.descZh,
    description_en: demoEnglish.stores[store.storeId] ?? '',
    logo: '',
    main_category_ids: store.mainCategories,
    self_operated: false,
    fictional: store.fictional,
    state: 'open',
    created_at: '2020-01-01T00:00:00+08:00',
  }
}
