import { totalOf } from '../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'

/** A store as its pages show it. Scores are hundredths, null while nobody has rated it. */
export type StoreRecord = {
  readonly storeId: number
  readonly storeName: string
  readonly storeNameEn: string
  /** As it is registered: what documents carry. */
  readonly companyName: string
  readonly companyNameEn: string
  readonly creditCode: string
  readonly regionCode: string
  readonly cityName: string
  readonly districtName: string
  /** English names of the platform's own choice; empty where the Chinese one is spelled. */
  readonly cityNameEn: string
  readonly districtNameEn: string
  readonly storeType: 'producer' | 'trader'
  readonly yearsOpen: number
  readonly descScore: number | null
  readonly serviceScore: number | null
  readonly logisticsScore: number | null
  readonly phone: string
  readonly descriptionZh: string
  readonly descriptionEn: string
  readonly logo: string
  readonly mainCategoryIds: readonly (number | string)[]
  readonly selfOperated: boolean
  readonly fictional: boolean
  readonly state: 'open' | 'paused' | 'closed'
  readonly infoVersion: number
}

export type WarehouseRecord = {
  readonly warehouseId: number
  readonly storeId: number
  readonly nameZh: string
  readonly nameEn: string
  readonly regionCode: string
  readonly cityName: string
  readonly cityNameEn: string
}

// A municipality is a city and a province in one: two digits name it.
const cityNameEn = `coalesce((SELECT p.name_en FROM store_place p
  WHERE p.code = left(region_code, CASE WHEN left(region_code, 2) IN ('11', '12', '31', '50') THEN 2 ELSE 4 END)), '') AS "cityNameEn"`
const districtNameEn = `coalesce((SELECT p.name_en FROM store_place p WHERE p.code = region_code), '') AS "districtNameEn"`
const columns = `store_id AS "storeId", store_name AS "storeName", store_name_en AS "storeNameEn", company_name AS "companyName", company_name_en AS "companyNameEn", credit_code AS "creditCode",
  region_code AS "regionCode", city_name AS "cityName", district_name AS "districtName", ${cityNameEn}, ${districtNameEn}, store_type AS "storeType", years_open AS "yearsOpen",
  desc_score AS "descScore", service_score AS "serviceScore", logistics_score AS "logisticsScore", phone, description_zh AS "descriptionZh",
  description_en AS "descriptionEn", logo, main_category_ids AS "mainCategoryIds", self_operated AS "selfOperated", fictional, state, info_version AS "infoVersion"`
const byIds = { name: 'store.byIds', text: `SELECT ${columns} FROM store WHERE store_id = ANY($1::bigint[])` }
const openOne = { name: 'store.openOne', text: `SELECT ${columns} FROM store WHERE store_id = $1 AND state = 'open'` }
const filtered = `FROM store WHERE state = 'open' AND ($1 = '' OR concat_ws(' ', store_name, store_name_en, company_name, company_name_en, city_name, description_zh) ILIKE $1)
  AND ($2::bigint IS NULL OR $2 = ANY(main_category_ids)) AND ($3 = '' OR store_type = $3) AND ($4 = '' OR region_code LIKE $4 || '%')`
const listed = {
  name: 'store.listed',
  text: `SELECT ${columns}, count(*) OVER () AS total ${filtered} ORDER BY self_operated DESC, desc_score + service_score + logistics_score DESC NULLS LAST, store_id LIMIT $5 OFFSET $6`,
}
const inRegion = {
  name: 'store.inRegion',
  text: `SELECT store_id AS "storeId" FROM store WHERE starts_with(region_code, $1)
         UNION SELECT store_id FROM warehouse WHERE starts_with(region_code, $1) ORDER BY 1`,
}
const openIds = { name: 'store.openIds', text: `SELECT store_id AS "storeId" FROM store WHERE state = 'open' ORDER BY store_id` }
const warehouses = {
  name: 'store.warehouses',
  text: `SELECT warehouse_id AS "warehouseId", store_id AS "storeId", name_zh AS "nameZh", name_en AS "nameEn", region_code AS "regionCode", city_name AS "cityName", ${cityNameEn}
         FROM warehouse WHERE store_id = ANY($1::bigint[]) ORDER BY warehouse_id`,
}

/** Stores by id, open or not; what does not exist is missing. */
export function storesByIds(db: Queryable, ids: readonly number[]): Promise<StoreRecord[]> {
  return rows<StoreRecord>(db, byIds, [ids])
}

/** An open store; undefined when it does not exist or is not open. */
export async function openStore(db: Queryable, id: number): Promise<StoreRecord | undefined> {
  return (await rows<StoreRecord>(db, openOne, [id]))[0]
}

export type StoreFilter = {
  readonly keyword: string
  readonly categoryId?: number
  readonly storeType: string
  readonly provinceCode: string
  readonly limit: number
  readonly offset: number
}

/** Open stores, the best scored first, with the total. */
export async function listStores(db: Queryable, filter: StoreFilter): Promise<{ readonly stores: StoreRecord[]; readonly total: number }> {
  const pattern = filter.keyword === '' ? '' : `%${filter.keyword.replace(/[\\%_]/g, '\\$&')}%`
  const found = await rows<StoreRecord & { total: number }>(db, listed, [
    pattern,
    filter.categoryId ?? null,
    filter.storeType,
    filter.provinceCode,
    filter.limit,
    filter.offset,
  ])
  return { stores: found, total: totalOf(found) }
}

/** The warehouses of stores. */
export function warehousesOf(db: Queryable, storeIds: readonly number[]): Promise<WarehouseRecord[]> {
  return rows<WarehouseRecord>(db, warehouses, [storeIds])
}

/** Stores that stand, or have a warehouse, in a region of 2, 4 or 6 digits. */
export async function storesInRegion(db: Queryable, code: string): Promise<number[]> {
  return (await rows<{ storeId: number }>(db, inRegion, [code])).map((row) => Number(row.storeId))
}

/** Ids of all open stores. */
export async function openStoreIds(db: Queryable): Promise<number[]> {
  return (await rows<{ storeId: number }>(db, openIds, [])).map((row) => row.storeId)
}
