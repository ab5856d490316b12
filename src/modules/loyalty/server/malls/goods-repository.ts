import { totalOf } from '../../../../kernel/database/list-total.ts'
import { offsetOf, type PageNumber } from '../../../../kernel/database/paging.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Currency } from '../../rules/lot-machine.ts'

export type MallGoods = {
  readonly goodsId: number
  readonly mall: Currency
  readonly titleZh: string
  readonly titleEn: string
  readonly detailZh: string
  readonly detailEn: string
  readonly image: string
  readonly points: number
  readonly cashFen: bigint
  readonly marketFen: bigint
  readonly stock: number
  readonly sold: number
  readonly memberLimit: number
  readonly onSale: boolean
  readonly sort: number
  readonly version: number
}
type Int = number | bigint
type Row = Omit<MallGoods, 'points' | 'cashFen' | 'marketFen'> & { points: Int; cashFen: Int; marketFen: Int }

const columns = `goods_id AS "goodsId", mall, title_zh AS "titleZh", title_en AS "titleEn", detail_zh AS "detailZh", detail_en AS "detailEn", image, points,
  cash AS "cashFen", market_price AS "marketFen", stock, sold, piece_limit AS "memberLimit", on_sale AS "onSale", sort, version`
const goodsOf = (row: Row): MallGoods => ({
  ...row,
  points: Number(row.points),
  cashFen: BigInt(row.cashFen),
  marketFen: BigInt(row.marketFen),
})

const page = {
  name: 'loyalty.goodsPage',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM loyalty_goods
    WHERE mall = $1 AND ($2 OR on_sale) AND ($3 = '' OR title_zh ILIKE '%' || $3 || '%' OR title_en ILIKE '%' || $3 || '%')
      AND ($4::bigint IS NULL OR points <= $4)
    ORDER BY CASE WHEN NOT $2 THEN (stock = 0)::int END, CASE WHEN $5 = 'points' THEN points END, CASE WHEN $5 = 'sold' THEN -sold END, sort, goods_id
    LIMIT $6 OFFSET $7`,
}
const one = { name: 'loyalty.goods', text: `SELECT ${columns} FROM loyalty_goods WHERE goods_id = $1` }
const take = {
  name: 'loyalty.stockTake',
  text: `UPDATE loyalty_goods SET stock = stock - $2, sold = sold + $2 WHERE goods_id = $1 AND mall = $3 AND on_sale AND stock >= $2 RETURNING ${columns}`,
}
const giveBack = {
  name: 'loyalty.stockGiveBack',
  text: `UPDATE loyalty_goods SET stock = stock + $2, sold = sold - $2 WHERE goods_id = $1`,
}
const values = `title_zh = $2, title_en = $3, detail_zh = $4, detail_en = $5, image = $6, points = $7, cash = $8, market_price = $9, stock = $10,
  piece_limit = $11, sort = $12, on_sale = $13, updated_at = $14, version = version + 1`
const update = {
  name: 'loyalty.goodsUpdate',
  text: `UPDATE loyalty_goods SET ${values} WHERE goods_id = $1 AND version = $15 RETURNING ${columns}`,
}
const insert = {
  name: 'loyalty.goodsInsert',
  text: `INSERT INTO loyalty_goods (mall, title_zh, title_en, detail_zh, detail_en, image, points, cash, market_price, stock, piece_limit, sort, on_sale,
      created_at, updated_at) VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$14) RETURNING ${columns}`,
}

export type GoodsFilter = PageNumber & {
  readonly mall: Currency
  readonly keyword: string
  /** Up to how many points; null for all. */
  readonly most: number | null
  readonly order: 'sort' | 'points' | 'sold'
  /** With those that are off sale: the platform's list. */
  readonly all: boolean
}

export async function goodsPage(db: Queryable, of: GoodsFilter): Promise<{ readonly list: MallGoods[]; readonly total: number }> {
  const asked = [of.mall, of.all, of.keyword.replaceAll(/[%_\\]/g, String.raw`\$&`), of.most, of.order, of.pageSize, offsetOf(of)]
  const found = await rows<Row & { total: number }>(db, page, asked)
  return { list: found.map(({ total: _total, ...row }) => goodsOf(row)), total: totalOf(found) }
}

export async function goodsById(db: Queryable, goodsId: number): Promise<MallGoods | null> {
  const [row] = await rows<Row>(db, one, [goodsId])
  return row ? goodsOf(row) : null
}

/** Takes pieces out of the stock and locks the goods; null when there are not so many on sale. */
export async function takeStock(tx: Transaction, of: { goodsId: number; mall: Currency; quantity: number }): Promise<MallGoods | null> {
  const [row] = await rows<Row>(tx, take, [of.goodsId, of.quantity, of.mall])
  return row ? goodsOf(row) : null
}

export async function giveBackStock(tx: Transaction, goodsId: number, quantity: number): Promise<void> {
  await execute(tx, giveBack, [goodsId, quantity])
}

export type GoodsContent = Omit<MallGoods, 'goodsId' | 'sold' | 'version' | 'mall'>
const contentOf = (of: GoodsContent) => [
  of.titleZh,
  of.titleEn,
  of.detailZh,
  of.detailEn,
  of.image,
  of.points,
  of.cashFen,
  of.marketFen,
  of.stock,
  of.memberLimit,
  of.sort,
  of.onSale,
]

export async function addGoods(tx: Transaction, mall: Currency, of: GoodsContent, at: Date): Promise<MallGoods> {
  const [row] = await rows<Row>(tx, insert, [mall, ...contentOf(of), at])
  if (!row) throw new Error('an insert returned no row')
  return goodsOf(row)
}

/** Null when somebody changed them meanwhile. */
export async function updateGoods(
  tx: Transaction,
  goodsId: number,
  of: GoodsContent & { version: number },
  at: Date,
): Promise<MallGoods | null> {
  const [row] = await rows<Row>(tx, update, [goodsId, ...contentOf(of), at, of.version])
  return row ? goodsOf(row) : null
}
