import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { UnitKind } from '../../catalog/rules/sale-quantity.ts'

const counted = {
  name: 'basket.rankEnquiries',
  text: `SELECT product_id AS id, count(*)::int AS figure FROM basket_line WHERE basket = 'ENQUIRY' AND deleted_at IS NULL AND added_at >= $1
         GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $2`,
}

/** SKUs that lie in enquiry baskets since a moment, with how many members want them; the most wanted first. */
export async function mostEnquiredSkus(db: Queryable, since: Date, most: number): Promise<{ id: number; figure: number }[]> {
  const found = await rows<{ id: number | string; figure: number }>(db, counted, [since, most])
  return found.map((row) => ({ id: Number(row.id), figure: row.figure }))
}

export type BasketName = 'CART' | 'ENQUIRY' | 'SAMPLE'
/** Most lines that one basket holds. */
export const maxBasketLines = 200

/** A line of a basket. `number` counts the smallest step of its unit. */
export type BasketLine = {
  readonly lineId: number
  readonly productId: number
  readonly unit: UnitKind
  readonly number: bigint
  readonly checked: boolean
  readonly shownPrice: bigint | null
  readonly wantedPrice: bigint | null
  readonly wantedDate: string | null
  readonly remark: string
  /** The project whose list it was put in from; a line that never lay in a basket has none. */
  readonly projectId?: number | null
}

type Int = number | bigint
type Row = {
  basket_line_id: number
  product_id: number
  unit: UnitKind
  number: Int
  checked: boolean
  shown_price: Int | null
  wanted_price: Int | null
  wanted_date: string | null
  remark: string
  project_id: number | null
}

const columns = 'basket_line_id, product_id, unit, number, checked, shown_price, wanted_price, wanted_date::text, remark, project_id'
const mine = 'member_id = $1 AND basket = $2 AND deleted_at IS NULL'
const list = { name: 'basket.list', text: `SELECT ${columns} FROM basket_line WHERE ${mine} ORDER BY basket_line_id DESC` }
const one = { name: 'basket.one', text: `SELECT ${columns} FROM basket_line WHERE ${mine} AND basket_line_id = $3 FOR UPDATE` }
const put = {
  name: 'basket.put',
  text: `WITH line AS (
      INSERT INTO basket_line (member_id, basket, product_id, unit, number, shown_price, wanted_price, wanted_date, remark, project_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, ''), $10)
      ON CONFLICT (member_id, basket, product_id, unit) WHERE deleted_at IS NULL
      DO UPDATE SET number = least(basket_line.number + EXCLUDED.number, 9000000000000000), checked = true,
        wanted_price = coalesce(EXCLUDED.wanted_price, basket_line.wanted_price),
        wanted_date = coalesce(EXCLUDED.wanted_date, basket_line.wanted_date), remark = coalesce($9, basket_line.remark),
        project_id = coalesce(EXCLUDED.project_id, basket_line.project_id)
      RETURNING basket_line_id, number, xmax = 0 AS added)
    SELECT line.basket_line_id, line.number, line.added,
      (SELECT number FROM basket_line other WHERE ${mine} AND product_id = $3 AND unit <> $4) AS other_number,
      (SELECT count(*) FROM basket_line other WHERE ${mine}) AS lines_before
    FROM line`,
}
const setNumber = {
  name: 'basket.setNumber',
  text: `UPDATE basket_line SET number = $4, unit = $5, shown_price = CASE WHEN unit = $5 THEN shown_price ELSE $6 END,
           wanted_price = coalesce($7, wanted_price), wanted_date = coalesce($8, wanted_date), remark = coalesce($9, remark)
         WHERE ${mine} AND basket_line_id = $3`,
}
const dropUnit = {
  name: 'basket.dropUnit',
  text: `DELETE FROM basket_line WHERE ${mine} AND product_id = $3 AND unit = $4 RETURNING number`,
}
const check = {
  name: 'basket.check',
  text: `UPDATE basket_line SET checked = $3 WHERE ${mine} AND checked <> $3 AND ($4::bigint[] IS NULL OR basket_line_id = ANY($4))`,
}
const remove = { name: 'basket.remove', text: `UPDATE basket_line SET deleted_at = now() WHERE ${mine} AND basket_line_id = ANY($3)` }
const forget = { name: 'basket.forget', text: `DELETE FROM basket_line WHERE member_id = $1 AND deleted_at < now() - interval '1 day'` }
const restore = {
  name: 'basket.restore',
  // A line that was put in again meanwhile stands as it is.
  text: `UPDATE basket_line gone SET deleted_at = NULL WHERE member_id = $1 AND basket = $2 AND basket_line_id = ANY($3)
           AND deleted_at > now() - interval '1 day'
           AND NOT EXISTS (SELECT FROM basket_line live WHERE live.member_id = $1 AND live.basket = $2 AND live.deleted_at IS NULL
                           AND live.product_id = gone.product_id AND live.unit = gone.unit)`,
}
const takeChecked = {
  name: 'basket.takeChecked',
  text: `DELETE FROM basket_line WHERE member_id = $1 AND basket = 'CART' AND deleted_at IS NULL AND checked RETURNING ${columns}`,
}
const takeEnquiry = {
  name: 'basket.takeEnquiry',
  text: `DELETE FROM basket_line WHERE member_id = $1 AND basket = 'ENQUIRY' AND deleted_at IS NULL AND basket_line_id = ANY($2::bigint[]) RETURNING ${columns}`,
}
const listChecked = {
  name: 'basket.listChecked',
  text: `SELECT ${columns} FROM basket_line WHERE member_id = $1 AND basket = 'CART' AND deleted_at IS NULL AND checked ORDER BY basket_line_id DESC`,
}

function lineOf(row: Row): BasketLine {
  return {
    lineId: row.basket_line_id,
    productId: row.product_id,
    unit: row.unit,
    number: BigInt(row.number),
    checked: row.checked,
    shownPrice: row.shown_price === null ? null : BigInt(row.shown_price),
    wantedPrice: row.wanted_price === null ? null : BigInt(row.wanted_price),
    wantedDate: row.wanted_date,
    remark: row.remark,
    projectId: row.project_id,
  }
}

/** The lines of one member's basket, newest first. */
export async function linesOf(db: Queryable, memberId: number, basket: BasketName): Promise<BasketLine[]> {
  return (await rows<Row>(db, list, [memberId, basket])).map(lineOf)
}

/** Locks one line of one member's basket; null when it is not there. */
export async function lockLine(tx: Transaction, memberId: number, basket: BasketName, lineId: number): Promise<BasketLine | null> {
  const [row] = await rows<Row>(tx, one, [memberId, basket, lineId])
  return row ? lineOf(row) : null
}

export type NewLine = {
  readonly productId: number
  readonly unit: UnitKind
  readonly number: bigint
  readonly shownPrice: bigint | null
  readonly wantedPrice?: bigint | null
  readonly wantedDate?: string | null
  readonly remark?: string | null
  readonly projectId?: number | undefined
}
/** What a line has become: its sum, the same SKU's quantity in its other unit, and the number of lines now. */
export type AddedBasketLine = {
  readonly lineId: number
  readonly number: bigint
  readonly otherNumber: bigint
  readonly added: boolean
  readonly lines: number
}

/** Adds to a basket in one statement; the same SKU in the same unit adds up. */
export async function addLine(tx: Transaction, memberId: number, basket: BasketName, line: NewLine): Promise<AddedBasketLine> {
  type Put = { basket_line_id: number; number: Int; added: boolean; other_number: Int | null; lines_before: number }
  const values = [
    memberId,
    basket,
    line.productId,
    line.unit,
    line.number,
    line.shownPrice,
    line.wantedPrice ?? null,
    line.wantedDate ?? null,
    line.remark ?? null,
    line.projectId ?? null,
  ]
  const [row] = await rows<Put>(tx, put, values)
  if (!row) throw new Error('an insert returned no row')
  return {
    lineId: row.basket_line_id,
    number: BigInt(row.number),
    otherNumber: BigInt(row.other_number ?? 0),
    added: row.added,
    lines: row.lines_before + (row.added ? 1 : 0),
  }
}

/** Sets what a line is; changing its unit takes in the line that the SKU may have in that unit. Answers the quantity. */
export async function changeLine(
  tx: Transaction,
  memberId: number,
  basket: BasketName,
  wanted: { line: BasketLine } & NewLine,
): Promise<bigint> {
  let number = wanted.number
  if (wanted.unit !== wanted.line.unit) {
    const [taken] = await rows<{ number: Int }>(tx, dropUnit, [memberId, basket, wanted.line.productId, wanted.unit])
    number += BigInt(taken?.number ?? 0)
  }
  const wishes = [wanted.wantedPrice ?? null, wanted.wantedDate ?? null, wanted.remark ?? null]
  await execute(tx, setNumber, [memberId, basket, wanted.line.lineId, number, wanted.unit, wanted.shownPrice, ...wishes])
  return number
}

/** Checks or unchecks lines of the cart; all of them when no ids are named. */
export async function checkLines(tx: Transaction, memberId: number, checked: boolean, lineIds: readonly number[] | null): Promise<void> {
  await execute(tx, check, [memberId, 'CART', checked, lineIds])
}

/** Takes lines out so that they can come back within a day; older ones are forgotten for good. */
export async function removeLines(tx: Transaction, memberId: number, basket: BasketName, lineIds: readonly number[]): Promise<number> {
  await execute(tx, forget, [memberId])
  return execute(tx, remove, [memberId, basket, lineIds])
}

export async function restoreLines(tx: Transaction, memberId: number, basket: BasketName, lineIds: readonly number[]): Promise<void> {
  await execute(tx, restore, [memberId, basket, lineIds])
}

/** The checked lines of the cart. */
export async function checkedLines(db: Queryable, memberId: number): Promise<BasketLine[]> {
  return (await rows<Row>(db, listChecked, [memberId])).map(lineOf)
}

/** Takes the checked lines out of the cart for an order: a second checkout at the same time waits and finds none. */
export async function removeCheckedLines(tx: Transaction, memberId: number): Promise<BasketLine[]> {
  return (await rows<Row>(tx, takeChecked, [memberId])).map(lineOf)
}

/** Takes these lines out of the enquiry basket for good, for an enquiry that is made of them in the same transaction. */
export async function removeEnquiryLines(tx: Transaction, memberId: number, lineIds: readonly number[]): Promise<BasketLine[]> {
  const taken = (await rows<Row>(tx, takeEnquiry, [memberId, lineIds])).map(lineOf)
  return taken.toSorted((a, b) => a.lineId - b.lineId)
}
