import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { maxComparedGoods } from '../rules/comparison-set.ts'

type Row = { readonly productIds: readonly (number | string)[] }

const kept = { name: 'catalog.contrastKept', text: `SELECT product_ids AS "productIds" FROM contrast_list WHERE member_id = $1` }
const begin = { name: 'catalog.contrastBegin', text: `INSERT INTO contrast_list (member_id) VALUES ($1) ON CONFLICT DO NOTHING` }
const locked = { name: 'catalog.contrastLocked', text: `${kept.text} FOR UPDATE` }
const write = { name: 'catalog.contrastWrite', text: `UPDATE contrast_list SET product_ids = $2 WHERE member_id = $1` }
const onSale = {
  name: 'catalog.contrastOnSale',
  text: `SELECT s.product_id AS "productId" FROM sku s JOIN goods_card c ON c.goods_id = s.goods_id WHERE s.product_id = ANY($1::bigint[]) AND s.state = 'active'`,
}

const idsOf = (row: Row | undefined) => (row?.productIds ?? []).map(Number)

/** What a member compares, in the order of picking. */
export async function comparisonOf(db: Queryable, memberId: number): Promise<number[]> {
  return idsOf((await rows<Row>(db, kept, [memberId]))[0])
}

/** Changes what a member compares while nobody else can; what went off sale leaves it and keeps no place from others. */
async function change(
  tx: Transaction,
  memberId: number,
  wanted: (ids: readonly number[]) => readonly number[],
): Promise<readonly number[]> {
  await execute(tx, begin, [memberId])
  const ids = [...new Set(wanted(idsOf((await rows<Row>(tx, locked, [memberId]))[0])))]
  const there = new Set((await rows<{ productId: number }>(tx, onSale, [ids])).map((row) => Number(row.productId)))
  return ids.filter((id) => there.has(id))
}

/** Adds a SKU behind the others; refused when four stand there, or when it is not on sale. */
export async function addToComparison(tx: Transaction, memberId: number, productId: number): Promise<readonly number[] | Failure> {
  const ids = await change(tx, memberId, (known) => [...known, productId])
  if (!ids.includes(productId)) return failure('catalog.offSale')
  if (ids.length > maxComparedGoods) return failure('catalog.contrastFull', { max: maxComparedGoods })
  await execute(tx, write, [memberId, ids])
  return ids
}

export async function removeFromComparison(tx: Transaction, memberId: number, productId: number): Promise<readonly number[]> {
  const ids = await change(tx, memberId, (known) => known.filter((id) => id !== productId))
  await execute(tx, write, [memberId, ids])
  return ids
}

/** Puts a visitor's picks before those kept; the first four stay. */
export async function mergeComparison(tx: Transaction, memberId: number, picked: readonly number[]): Promise<readonly number[]> {
  const ids = (await change(tx, memberId, (known) => [...picked, ...known])).slice(0, maxComparedGoods)
  await execute(tx, write, [memberId, ids])
  return ids
}

export async function clearComparison(tx: Transaction, memberId: number): Promise<void> {
  await execute(tx, write, [memberId, []])
}
