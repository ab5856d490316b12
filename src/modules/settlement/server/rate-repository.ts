import { offsetOf } from '../../../kernel/database/paging.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

export type CommissionRate = {
  readonly rateId: number
  readonly storeId: number | null
  readonly storeName: string
  readonly storeNameEn: string
  readonly categoryId: number | null
  readonly categoryName: string
  readonly categoryNameEn: string
  readonly rateBp: number | null
  readonly validFrom: Date
  readonly setBy: string
  readonly reason: string
  readonly isCurrent: boolean
}

const columns = `r.rate_id AS "rateId", r.store_id AS "storeId", coalesce(s.store_name, '') AS "storeName", coalesce(s.store_name_en, '') AS "storeNameEn", r.category_id AS "categoryId",
  coalesce(c.name_zh, '') AS "categoryName", coalesce(c.name_en, '') AS "categoryNameEn", r.rate_bp AS "rateBp", r.valid_from AS "validFrom", r.set_by AS "setBy", r.reason,
  NOT EXISTS (SELECT FROM store_commission_rate n WHERE n.store_id IS NOT DISTINCT FROM r.store_id AND n.category_id IS NOT DISTINCT FROM r.category_id
    AND (n.valid_from, n.rate_id) > (r.valid_from, r.rate_id)) AS "isCurrent"`
const from = `store_commission_rate r LEFT JOIN store s USING (store_id) LEFT JOIN category c USING (category_id)`
const list = {
  name: 'settlement.rates',
  text: `SELECT *, count(*) OVER ()::int AS count FROM (SELECT ${columns} FROM ${from}) AS r WHERE NOT $1 OR ("isCurrent" AND "rateBp" IS NOT NULL) ORDER BY "rateId" DESC LIMIT $2 OFFSET $3`,
}
const one = { name: 'settlement.rate', text: `SELECT ${columns} FROM ${from} WHERE r.rate_id = $1` }
const current = {
  name: 'settlement.rateNow',
  text: `SELECT rate_bp AS "rateBp" FROM store_commission_rate WHERE store_id IS NOT DISTINCT FROM $1 AND category_id IS NOT DISTINCT FROM $2 ORDER BY valid_from DESC, rate_id DESC LIMIT 1`,
}
const insert = {
  name: 'settlement.rateInsert',
  text: `INSERT INTO store_commission_rate (store_id, category_id, rate_bp, valid_from, set_by, reason)
    SELECT $1, $2, $3, $4, $5, $6 WHERE ($1::bigint IS NULL OR EXISTS (SELECT FROM store WHERE store_id = $1)) AND ($2::bigint IS NULL OR EXISTS (SELECT FROM category WHERE category_id = $2))
    RETURNING rate_id AS "rateId"`,
}
const stores = {
  name: 'settlement.rateStores',
  text: `SELECT store_id AS "storeId", store_name AS zh, store_name_en AS en FROM store ORDER BY store_id LIMIT 500`,
}
const categories = {
  name: 'settlement.rateCategories',
  text: `SELECT c.category_id AS "categoryId", concat_ws(' / ', q.name_zh, p.name_zh, c.name_zh) AS zh, concat_ws(' / ', q.name_en, p.name_en, c.name_en) AS en
    FROM category c LEFT JOIN category p ON p.category_id = c.parent_id LEFT JOIN category q ON q.category_id = p.parent_id WHERE c.merged_into IS NULL ORDER BY zh LIMIT 1000`,
}

export async function listRates(
  db: Queryable,
  page: { readonly onlyCurrent: boolean; readonly current: number; readonly pageSize: number },
): Promise<{ readonly list: CommissionRate[]; readonly total: number }> {
  const found = await rows<CommissionRate & { count: number }>(db, list, [page.onlyCurrent, page.pageSize, offsetOf(page)])
  return { list: found, total: found[0]?.count ?? 0 }
}

export async function rateById(db: Queryable, rateId: number): Promise<CommissionRate | null> {
  return (await rows<CommissionRate>(db, one, [rateId]))[0] ?? null
}

/** What holds for exactly this store and category now; null without a rate of its own. */
export async function currentRate(db: Queryable, storeId: number | null, categoryId: number | null): Promise<number | null> {
  return (await rows<{ rateBp: number | null }>(db, current, [storeId, categoryId]))[0]?.rateBp ?? null
}

export type NewRate = {
  readonly storeId: number | null
  readonly categoryId: number | null
  readonly rateBp: number | null
  readonly at: Date
  readonly by: string
  readonly reason: string
}

/** Adds a rate; null when there is no such store or category. */
export async function addRate(tx: Transaction, rate: NewRate): Promise<number | null> {
  const values = [rate.storeId, rate.categoryId, rate.rateBp, rate.at, rate.by, rate.reason]
  return (await rows<{ rateId: number }>(tx, insert, values))[0]?.rateId ?? null
}

type Named = { readonly zh: string; readonly en: string }
/** What a rate may be set for. */
export async function rateSubjects(db: Queryable) {
  const [ofStores, ofCategories] = await Promise.all([
    rows<Named & { storeId: number }>(db, stores, []),
    rows<Named & { categoryId: number }>(db, categories, []),
  ])
  return { stores: ofStores, categories: ofCategories }
}
