import type { PriceClass } from '../../../../api/caller.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'

export type SheetRow = {
  readonly offerSheetId: number
  readonly sheetSn: string
  readonly storeId: number
  readonly state: 'draft' | 'published' | 'withdrawn'
  readonly edition: number
  readonly newest: number
  readonly titleZh: string
  readonly titleEn: string
  readonly termsZh: string
  readonly termsEn: string
  readonly validFrom: string
  readonly validUntil: string
  readonly publishedAt: Date
  readonly lineNum: number
}
export type ListedSheet = SheetRow & {
  readonly total: number
  readonly categories: readonly { readonly nameZh: string; readonly nameEn: string }[]
}
export type OfferLineRow = { readonly productId: number; readonly remark: string; readonly price: number | bigint | null }
export type EditionRow = { readonly edition: number; readonly publishedAt: Date; readonly validFrom: string; readonly validUntil: string }

const day = (column: string, as: string) => `to_char(${column}, 'YYYY-MM-DD') AS "${as}"`
const sheetColumns = `s.offer_sheet_id AS "offerSheetId", s.sheet_sn AS "sheetSn", s.store_id AS "storeId", s.state, e.edition, s.edition AS newest,
  e.title_zh AS "titleZh", e.title_en AS "titleEn", e.terms_zh AS "termsZh", e.terms_en AS "termsEn", ${day('e.valid_from', 'validFrom')}, ${day('e.valid_until', 'validUntil')},
  e.published_at AS "publishedAt", (SELECT count(*)::int FROM offer_sheet_line l WHERE l.offer_sheet_id = e.offer_sheet_id AND l.edition = e.edition) AS "lineNum"`
const ofGoods = `FROM offer_sheet_line l JOIN sku k USING (product_id) JOIN goods g USING (goods_id) JOIN category c ON c.category_id = g.category_id
  LEFT JOIN category up ON up.category_id = c.parent_id WHERE l.offer_sheet_id = e.offer_sheet_id AND l.edition = e.edition`
// $1 words, $2 category, $3 province, $4 store, $5 today unless expired ones count, then limit and offset.
const list = {
  name: 'catalog.offerSheets',
  text: `SELECT ${sheetColumns}, count(*) OVER ()::int AS total,
      coalesce((SELECT json_agg(DISTINCT jsonb_build_object('nameZh', c.name_zh, 'nameEn', c.name_en)) ${ofGoods}), '[]'::json) AS categories
    FROM offer_sheet s JOIN offer_sheet_edition e ON e.offer_sheet_id = s.offer_sheet_id AND e.edition = s.edition JOIN sku_store t ON t.store_id = s.store_id AND t.store_open
    WHERE s.state = 'published' AND ($4::bigint IS NULL OR s.store_id = $4) AND ($3 = '' OR left(t.region_code, 2) = $3) AND ($5::date IS NULL OR e.valid_until >= $5)
      AND ($2::bigint IS NULL OR EXISTS (SELECT ${ofGoods} AND ($2 IN (c.category_id, c.parent_id, up.parent_id))))
      AND ($1 = '' OR position(lower($1) in lower(e.title_zh || ' ' || e.title_en || ' ' || t.store_name)) > 0
        OR EXISTS (SELECT ${ofGoods} AND position(lower($1) in lower(g.name_zh || ' ' || g.name_en)) > 0))
    ORDER BY e.published_at DESC, s.offer_sheet_id DESC LIMIT $6 OFFSET $7`,
}
const one = {
  name: 'catalog.offerSheet',
  text: `SELECT ${sheetColumns} FROM offer_sheet s JOIN offer_sheet_edition e ON e.offer_sheet_id = s.offer_sheet_id AND e.edition = coalesce($2, s.edition)
    JOIN sku_store t ON t.store_id = s.store_id AND t.store_open WHERE s.sheet_sn = $1`,
}
const editions = {
  name: 'catalog.offerSheetEditions',
  text: `SELECT edition, published_at AS "publishedAt", ${day('valid_from', 'validFrom')}, ${day('valid_until', 'validUntil')} FROM offer_sheet_edition WHERE offer_sheet_id = $1 ORDER BY edition DESC LIMIT 50`,
}
// The visitor's role may not name the business column.
const linesOf = (side: PriceClass) => ({
  name: `catalog.offerSheetLines.${side}`,
  text: `SELECT product_id AS "productId", remark, ${side}_price AS price FROM offer_sheet_line WHERE offer_sheet_id = $1 AND edition = $2 ORDER BY sort`,
})
const lines = { retail: linesOf('retail'), business: linesOf('business') }

export type SheetSearch = {
  readonly keyword: string
  readonly categoryId: number | null
  readonly provinceCode: string
  readonly storeId: number | null
  /** Sheets that had run out before this day are left out; null takes them in. */
  readonly today: string | null
  readonly limit: number
  readonly offset: number
}

/** Published sheets of open stores, newest first. */
export function publishedSheets(db: Queryable, search: SheetSearch): Promise<ListedSheet[]> {
  const { keyword, categoryId, provinceCode, storeId, today, limit, offset } = search
  return rows<ListedSheet>(db, list, [keyword, categoryId, provinceCode, storeId, today, limit, offset])
}

/** A sheet in its newest or a named edition; undefined when it was never published or its store is closed. */
export async function sheetBySn(db: Queryable, sheetSn: string, edition: number | null): Promise<SheetRow | undefined> {
  return (await rows<SheetRow>(db, one, [sheetSn, edition]))[0]
}

export function sheetEditions(db: Queryable, offerSheetId: number): Promise<EditionRow[]> {
  return rows<EditionRow>(db, editions, [offerSheetId])
}

export function sheetLines(db: Queryable, offerSheetId: number, edition: number, side: PriceClass): Promise<OfferLineRow[]> {
  return rows<OfferLineRow>(db, lines[side], [offerSheetId, edition])
}
