import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { FlashSaleState } from '../rules/flash-sale-machine.ts'

export type FlashSaleItem = {
  readonly productId: number
  readonly retailPrice: bigint
  readonly businessPrice: bigint
  readonly number: bigint
  readonly perBuyer: bigint | null
}
export type FlashSale = {
  readonly flashSaleId: number
  readonly storeId: number
  readonly origin: 'STORE' | 'PLATFORM'
  readonly nameZh: string
  readonly nameEn: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly state: FlashSaleState
  readonly reason: string
  readonly version: number
}
export type FlashSaleText = Pick<FlashSale, 'nameZh' | 'nameEn' | 'startsAt' | 'endsAt'> & { readonly items: readonly FlashSaleItem[] }

export const saleColumns = `k.flash_sale_id AS "flashSaleId", k.store_id AS "storeId", k.origin, k.name_zh AS "nameZh", k.name_en AS "nameEn",
  k.starts_at AS "startsAt", k.ends_at AS "endsAt", k.state, k.reason, k.version`

const lock = { name: 'flashSale.lock', text: `SELECT ${saleColumns} FROM flash_sale k WHERE k.flash_sale_id = $1 FOR UPDATE` }
const insert = {
  name: 'flashSale.insert',
  text: `INSERT INTO flash_sale (store_id, origin, name_zh, name_en, starts_at, ends_at, created_at) VALUES ($1,$2,$3,$4,$5,$6,$7) RETURNING flash_sale_id AS id`,
}
const update = {
  name: 'flashSale.update',
  text: `UPDATE flash_sale SET name_zh = $3, name_en = $4, starts_at = $5, ends_at = $6, version = version + 1
    WHERE flash_sale_id = $1 AND version = $2 AND state IN ('DRAFT', 'REJECTED')`,
}
const clearItems = { name: 'flashSale.clearItems', text: `DELETE FROM flash_sale_item WHERE flash_sale_id = $1` }
const putItems = {
  name: 'flashSale.putItems',
  text: `INSERT INTO flash_sale_item (flash_sale_id, product_id, sort, retail_price, business_price, number, per_buyer)
    SELECT $1, product_id, sort, retail, business, number, per_buyer
    FROM json_to_recordset($2::json) AS r(product_id bigint, sort int, retail bigint, business bigint, number bigint, per_buyer bigint)`,
}
const items = {
  name: 'flashSale.items',
  text: `SELECT product_id AS "productId", retail_price AS "retailPrice", business_price AS "businessPrice", number, per_buyer AS "perBuyer"
    FROM flash_sale_item WHERE flash_sale_id = $1 ORDER BY sort`,
}
const move = {
  name: 'flashSale.move',
  text: `UPDATE flash_sale SET state = $2, reason = coalesce($4, reason), submitted_at = CASE WHEN $2 = 'REVIEWING' THEN $5 ELSE submitted_at END, version = version + 1
    WHERE flash_sale_id = $1 AND state = ANY($3::text[]) RETURNING version`,
}
// Two reviews at once could each miss the other's sale.
const oneAtATime = { name: 'flashSale.oneAtATime', text: `SELECT pg_advisory_xact_lock(hashtext('flashSale.schedule'))` }
const overlapping = {
  name: 'flashSale.overlapping',
  text: `SELECT i.product_id AS "productId", k.name_zh AS "nameZh" FROM flash_sale_item i JOIN flash_sale k USING (flash_sale_id)
    WHERE i.product_id = ANY($2::bigint[]) AND k.flash_sale_id <> $1 AND k.state IN ('SCHEDULED', 'RUNNING') AND k.starts_at < $4 AND k.ends_at > $3 LIMIT 1`,
}

export async function lockFlashSale(tx: Transaction, flashSaleId: number): Promise<FlashSale | null> {
  return (await rows<FlashSale>(tx, lock, [flashSaleId]))[0] ?? null
}

type Int = number | bigint
type ItemRow = { productId: number; retailPrice: Int; businessPrice: Int; number: Int; perBuyer: Int | null }

/** SKUs of a sale in their order. */
export async function flashSaleItems(db: Queryable, flashSaleId: number): Promise<FlashSaleItem[]> {
  return (await rows<ItemRow>(db, items, [flashSaleId])).map((row) => ({
    productId: row.productId,
    retailPrice: BigInt(row.retailPrice),
    businessPrice: BigInt(row.businessPrice),
    number: BigInt(row.number),
    perBuyer: row.perBuyer === null ? null : BigInt(row.perBuyer),
  }))
}

export async function addFlashSale(
  tx: Transaction,
  of: Pick<FlashSale, 'storeId' | 'origin'>,
  to: FlashSaleText,
  now: Date,
): Promise<number> {
  const [row] = await rows<{ id: number }>(tx, insert, [of.storeId, of.origin, to.nameZh, to.nameEn, to.startsAt, to.endsAt, now])
  if (!row) throw new Error('a flash sale was written without an id')
  await saveItems(tx, row.id, to.items)
  return row.id
}

/** False when it cannot be edited any more or another was faster. */
export async function updateFlashSale(
  tx: Transaction,
  of: Pick<FlashSale, 'flashSaleId' | 'version'>,
  to: FlashSaleText,
): Promise<boolean> {
  const values = [of.flashSaleId, of.version, to.nameZh, to.nameEn, to.startsAt, to.endsAt]
  if ((await execute(tx, update, values)) === 0) return false
  await execute(tx, clearItems, [of.flashSaleId])
  await saveItems(tx, of.flashSaleId, to.items)
  return true
}

async function saveItems(tx: Transaction, flashSaleId: number, list: readonly FlashSaleItem[]): Promise<void> {
  const values = list.map((item, sort) => ({
    product_id: item.productId,
    sort,
    retail: String(item.retailPrice),
    business: String(item.businessPrice),
    number: String(item.number),
    per_buyer: item.perBuyer === null ? null : String(item.perBuyer),
  }))
  await execute(tx, putItems, [flashSaleId, JSON.stringify(values)])
}

export type MovedRow = { readonly version: number }
/** Moves a sale out of one of the states; undefined when another was faster. */
export async function moveFlashSaleRow(
  tx: Transaction,
  to: { readonly flashSaleId: number; readonly state: FlashSaleState; readonly reason: string | null; readonly now: Date },
  sources: readonly FlashSaleState[],
): Promise<MovedRow | undefined> {
  return (await rows<MovedRow>(tx, move, [to.flashSaleId, to.state, sources, to.reason, to.now]))[0]
}

/** Another scheduled or running sale of one of the SKUs in the same time; schedules are made one at a time. */
export async function overlappingSale(
  tx: Transaction,
  of: Pick<FlashSale, 'flashSaleId' | 'startsAt' | 'endsAt'>,
  productIds: readonly number[],
): Promise<{ readonly productId: number; readonly nameZh: string } | undefined> {
  await rows(tx, oneAtATime, [])
  return (await rows<{ productId: number; nameZh: string }>(tx, overlapping, [of.flashSaleId, productIds, of.startsAt, of.endsAt]))[0]
}
