import type { z } from 'zod'
import type { Call } from '../../../api/handler.ts'
import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import { mostEnquiredSkus } from '../../basket/server/public.ts'
import type { bestsellerList, BestsellerPeriod } from '../endpoints-bestsellers.ts'
import { sumByGoods, priceDrops, onSaleOf, type RankedGoods } from '../../catalog/server/public.ts'
import { mostSavedSince } from '../../saved/server/public.ts'

const most = 30
// Before the category is looked at, and goods that left the shelf are.
const mostCounted = 2000
const day = 86_400_000
const days: Readonly<Record<BestsellerPeriod, number>> = { week: 7, month: 30, all: 36_500 }
const longestFall = 90

const sold = {
  name: 'order.rankSold',
  text: `SELECT l.goods_id AS id, count(DISTINCT l.order_id)::int AS figure FROM orders o JOIN order_line l USING (order_id)
    WHERE o.paid_at >= $1 AND o.state NOT IN ('CANCELLED', 'CLOSED') GROUP BY 1 ORDER BY 2 DESC, max(l.order_id) DESC LIMIT $2`,
}

async function soldSince(db: Queryable, since: Date): Promise<RankedGoods[]> {
  const found = await rows<{ id: number | string; figure: number }>(db, sold, [since, mostCounted])
  return found.map((row) => ({ id: Number(row.id), figure: row.figure }))
}

/** The first goods of a ranking. Only counts leave: who bought, asked or kept is in none of them. */
export async function listBestsellers({ kind, period, ...place }: z.output<typeof bestsellerList.input>, call: Call) {
  const categoryId = place.categoryId ?? null
  const { read, visitorRead, clock } = call.app
  const now = clock.now().getTime()
  const since = new Date(now - days[period] * day)
  if (kind === 'priceFalls') {
    const handle = call.priceClass === 'business' ? read : visitorRead
    const from = new Date(now - Math.min(days[period], longestFall) * day)
    return named(await priceDrops(handle, { priceClass: call.priceClass, since: from, categoryId, most }))
  }
  const counted =
    kind === 'sales'
      ? await soldSince(read, since)
      : kind === 'favourites'
        ? await mostSavedSince(read, 'goods', since, mostCounted)
        : await sumByGoods(read, await mostEnquiredSkus(read, since, mostCounted))
  return named((await onSaleOf(visitorRead, counted, categoryId)).slice(0, most))
}

const named = (ranked: readonly RankedGoods[]) => ranked.map(({ id, figure }) => ({ goodsId: id, figure }))
