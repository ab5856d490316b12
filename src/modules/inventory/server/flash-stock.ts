import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

/** Whose limit an order counts for: a company with its sub-accounts, or a member alone. */
export type FlashBuyer = { readonly memberId: number; readonly enterpriseId: number | null }
/** So many trade-unit steps of a SKU at a flash price, for one order; `saved` in fen. */
export type FlashNeed = {
  readonly reference: string
  readonly flashSaleId: number
  readonly productId: number
  readonly number: bigint
  readonly saved: bigint
}

const put = {
  name: 'catalog.putFlashStock',
  text: `INSERT INTO flash_stock (flash_sale_id, product_id, total, available, per_buyer)
    SELECT $1, product_id, number, number, per_buyer FROM json_to_recordset($2::json) AS r(product_id bigint, number bigint, per_buyer bigint)`,
}
const want = `json_to_recordset($1::json) AS need(reference text, flash_sale_id bigint, product_id bigint, number bigint, saved bigint)`
// Rows are locked in one order for everybody; the condition stands in the UPDATE, so two who want the last tonne cannot both have it.
const take = {
  name: 'catalog.flashTake',
  text: `WITH want AS (SELECT flash_sale_id, product_id, sum(number)::bigint AS number FROM ${want} GROUP BY 1, 2),
    locked AS MATERIALIZED (SELECT k.flash_sale_id, k.product_id FROM flash_stock k JOIN want USING (flash_sale_id, product_id) ORDER BY 2, 1 FOR UPDATE OF k),
    taken AS (
      UPDATE flash_stock k SET available = k.available - want.number FROM want JOIN locked USING (flash_sale_id, product_id)
      WHERE k.flash_sale_id = want.flash_sale_id AND k.product_id = want.product_id AND k.available >= want.number
        AND EXISTS (SELECT FROM sku_flash_price p WHERE p.product_id = k.product_id AND p.flash_sale_id = k.flash_sale_id)
      RETURNING k.flash_sale_id, k.product_id, k.available)
    SELECT want.product_id AS "productId", want.flash_sale_id AS "flashSaleId", taken.product_id IS NOT NULL AS taken,
      taken.available < g.min_buy AS "soldOut"
    FROM want JOIN sku s USING (product_id) JOIN goods g USING (goods_id) LEFT JOIN taken USING (flash_sale_id, product_id)`,
}
const bought = `h.number > h.given_back AND CASE WHEN $3::bigint IS NULL THEN h.member_id = $2 ELSE h.enterprise_id = $3 END`
// A statement of its own: the rows above are locked now, so it sees what everybody before has taken.
const note = {
  name: 'catalog.flashNote',
  text: `WITH noted AS (
      INSERT INTO flash_hold (flash_sale_id, product_id, reference, member_id, enterprise_id, number, saved, held_at)
      SELECT flash_sale_id, product_id, reference, $2, $3, number, saved, $4 FROM ${want})
    SELECT DISTINCT k.product_id AS "productId" FROM flash_stock k JOIN ${want} USING (flash_sale_id, product_id)
    WHERE k.per_buyer < (SELECT coalesce(sum(h.number - h.given_back), 0) FROM flash_hold h
        WHERE h.flash_sale_id = k.flash_sale_id AND h.product_id = k.product_id AND ${bought})
      + (SELECT sum(other.number) FROM ${want.replaceAll('need(', 'other(')} WHERE other.flash_sale_id = k.flash_sale_id AND other.product_id = k.product_id)`,
}
const takenBy = {
  name: 'catalog.flashTakenBy',
  text: `SELECT h.flash_sale_id AS "flashSaleId", h.product_id AS "productId", sum(h.number - h.given_back)::bigint AS number FROM flash_hold h
    WHERE h.product_id = ANY($1::bigint[]) AND h.flash_sale_id = ANY($4::bigint[]) AND ${bought} GROUP BY 1, 2`,
}
const back = `UPDATE flash_hold h SET given_back = h.given_back + part.number FROM part WHERE h.flash_hold_id = part.flash_hold_id`
const returned = `locked AS MATERIALIZED (
      SELECT k.flash_sale_id, k.product_id FROM flash_stock k JOIN part USING (flash_sale_id, product_id) ORDER BY 2, 1 FOR UPDATE OF k),
    noted AS (${back}),
    given AS (
      UPDATE flash_stock k SET available = k.available + part.number FROM part JOIN locked USING (flash_sale_id, product_id)
      WHERE k.flash_sale_id = part.flash_sale_id AND k.product_id = part.product_id RETURNING k.flash_sale_id, k.product_id, k.available, part.number)
    SELECT given.flash_sale_id AS "flashSaleId", given.product_id AS "productId", given.available - given.number < g.min_buy AS "wasOut"
    FROM given JOIN sku s USING (product_id) JOIN goods g USING (goods_id)`
const giveBack = {
  name: 'catalog.flashGiveBack',
  text: `WITH part AS MATERIALIZED (SELECT flash_hold_id, flash_sale_id, product_id, number - given_back AS number FROM flash_hold
      WHERE reference = $1 AND number > given_back ORDER BY product_id FOR UPDATE), ${returned}`,
}
const giveBackPart = {
  name: 'catalog.flashGiveBackPart',
  text: `WITH part AS MATERIALIZED (SELECT h.flash_hold_id, h.flash_sale_id, h.product_id, least(h.number - h.given_back, want.number)::bigint AS number
      FROM flash_hold h JOIN json_to_recordset($2::json) AS want(product_id bigint, number bigint) USING (product_id)
      WHERE h.reference = $1 AND h.number > h.given_back ORDER BY h.product_id FOR UPDATE OF h), ${returned}`,
}

/** Gives a sale its quantities, once, when it starts. */
export async function addFlashStock(
  tx: Transaction,
  flashSaleId: number,
  items: readonly { readonly productId: number; readonly number: bigint; readonly perBuyer: bigint | null }[],
): Promise<void> {
  const list = items.map(({ productId, number, perBuyer }) => ({
    product_id: productId,
    number: String(number),
    per_buyer: perBuyer === null ? null : String(perBuyer),
  }))
  await execute(tx, put, [flashSaleId, JSON.stringify(list)])
}

type Taken = { readonly productId: number; readonly flashSaleId: number; readonly taken: boolean; readonly soldOut: boolean | null }

/**
 * Holds quantity of flash sales for the orders of a checkout. All or nothing: refusals (`catalog.flashSoldOut`,
 * `catalog.flashLimit`, with the SKU) must roll the transaction back. What falls below the least order is told, so that its flash price ends.
 */
export async function holdFlashStock(
  tx: Transaction,
  { memberId, enterpriseId }: FlashBuyer,
  needs: readonly FlashNeed[],
  now: Date,
): Promise<true | Failure> {
  if (needs.length === 0) return true
  const list = JSON.stringify(
    needs.map((need) => ({
      reference: need.reference,
      flash_sale_id: need.flashSaleId,
      product_id: need.productId,
      number: String(need.number),
      saved: String(need.saved),
    })),
  )
  const taken = await rows<Taken>(tx, take, [list])
  const short = taken.find((one) => !one.taken)
  if (short) return failure('catalog.flashSoldOut', { productId: short.productId })
  const [over] = await rows<{ productId: number }>(tx, note, [list, memberId, enterpriseId, now])
  if (over) return failure('catalog.flashLimit', { productId: over.productId })
  await emitCaseMoved(
    tx,
    taken.filter((one) => one.soldOut),
  )
  return true
}

/** What a buyer holds of sales, paid or not: trade-unit steps by `sale product`. */
export async function flashTakenBy(
  db: Queryable,
  { memberId, enterpriseId }: FlashBuyer,
  of: readonly { readonly flashSaleId: number; readonly productId: number }[],
): Promise<ReadonlyMap<string, bigint>> {
  const found = await rows<{ flashSaleId: number; productId: number; number: number | bigint }>(db, takenBy, [
    of.map((one) => one.productId),
    memberId,
    enterpriseId,
    of.map((one) => one.flashSaleId),
  ])
  return new Map(found.map((row) => [`${row.flashSaleId} ${row.productId}`, BigInt(row.number)]))
}

/** Gives back what an order took of flash sales, or so much of some SKUs of it; a second time finds nothing to give. */
export async function releaseFlashStock(
  tx: Transaction,
  reference: string,
  parts: readonly { readonly productId: number; readonly number: bigint }[] | null = null,
): Promise<void> {
  type Given = { readonly flashSaleId: number; readonly productId: number; readonly wasOut: boolean }
  const list = JSON.stringify((parts ?? []).map(({ productId, number }) => ({ product_id: productId, number: String(number) })))
  const given = parts ? await rows<Given>(tx, giveBackPart, [reference, list]) : await rows<Given>(tx, giveBack, [reference])
  await emitCaseMoved(
    tx,
    given.filter((one) => one.wasOut),
  )
}

async function emitCaseMoved(
  tx: Transaction,
  moved: readonly { readonly flashSaleId: number; readonly productId: number }[],
): Promise<void> {
  for (const flashSaleId of new Set(moved.map((one) => one.flashSaleId)))
    await emit(tx, { event: 'inventory.flashStockTurned', key: `flashSale ${flashSaleId}`, payload: { flashSaleId } })
}
