import type { OutputOf } from '../../../../api/endpoint.ts'
import { storeIdsWith } from '../../../../api/caller.ts'
import type { Call } from '../../../../api/handler.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { rows } from '../../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { storeFigureViews } from '../../endpoints-figure-rows.ts'
import type { BehaviourFigure } from '../../rules/figure-names.ts'
import { inParts, partValues, spanSums } from '../figures/figure-sums.ts'
import { spanAsked } from './figure-view.ts'

type Row = {
  readonly id: number
  readonly productId: number | null
  readonly zh: string | null
  readonly en: string | null
  readonly views: number
  readonly found: number
  readonly sum: number
}
const inSpan = `count(*) OVER ()::int AS found, (sum(views) OVER ())::int AS sum`
const byGoods = {
  name: 'analytics.viewsByGoods',
  text: `SELECT v.*, g.name_zh AS zh, g.name_en AS en, (SELECT min(product_id) FROM sku WHERE goods_id = v.id) AS "productId" FROM (SELECT *, ${inSpan} FROM (
      SELECT owner_id AS id, sum(cases)::int AS views
      FROM ${inParts('owner_id, cases', `scope = 'goods' AND figure = $7 AND owner_id IN (SELECT goods_id FROM goods WHERE store_id = ANY($8::bigint[]))`)} AS part GROUP BY 1) AS one
      WHERE views > 0 ORDER BY views DESC, id LIMIT $9 OFFSET $10) AS v JOIN goods g ON g.goods_id = v.id ORDER BY views DESC, id`,
}
const byStore = {
  name: 'analytics.viewsByStore',
  text: `SELECT v.*, s.store_name AS zh, s.store_name_en AS en, NULL::bigint AS "productId" FROM (SELECT *, ${inSpan} FROM (
      SELECT owner_id AS id, sum(cases)::int AS views
      FROM ${inParts('owner_id, cases', `scope = 'store' AND figure = $7 AND ($8::bigint IS NULL OR owner_id = $8)`)} AS part GROUP BY 1) AS one
      WHERE views > 0 ORDER BY views DESC, id LIMIT $9 OFFSET $10) AS v LEFT JOIN store s ON s.store_id = v.id ORDER BY views DESC, id`,
}

type Asked = {
  readonly figure: BehaviourFigure
  readonly from: string
  readonly to: string
  readonly current: number
  readonly pageSize: number
}
const viewOf = (call: Call, { id, productId, zh, en, views }: Row) => ({
  id,
  productId: productId ?? 0,
  name: (call.lang === 'en' && en) || (zh ?? ''),
  viewNum: views,
})

/** Views of the caller's stores by goods; the first page ends with the rest, so that all rows are the figure. Refusal: `analytics.badSpan`. */
export async function viewsByGoods(call: Call, asked: Asked): Promise<OutputOf<typeof storeFigureViews> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { read } = call.app
  const stores = storeIdsWith(call.caller, 'store.orders')
  const [found, sums] = await Promise.all([
    rows<Row>(read, byGoods, [...partValues(span), asked.figure, stores, asked.pageSize, offsetOf(asked)]),
    spanSums(read, { stores }, span),
  ])
  const viewNum = sums.now.get(asked.figure)?.cases ?? 0
  const rest = viewNum - (found[0]?.sum ?? 0)
  const isFirst = asked.current === 1 && rest > 0
  return {
    list: [...found.map((row) => viewOf(call, row)), ...(isFirst ? [{ id: 0, productId: 0, name: '', viewNum: rest }] : [])],
    total: found[0]?.found ?? 0,
    viewNum,
  }
}

/** Views of the mall by store. Refusal: `analytics.badSpan`. */
export async function viewsByStore(
  call: Call,
  asked: Asked & { readonly storeId?: number | undefined },
): Promise<OutputOf<typeof storeFigureViews> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const found = await rows<Row>(call.app.read, byStore, [
    ...partValues(span),
    asked.figure,
    asked.storeId ?? null,
    asked.pageSize,
    offsetOf(asked),
  ])
  return { list: found.map((row) => viewOf(call, row)), total: found[0]?.found ?? 0, viewNum: found[0]?.sum ?? 0 }
}
