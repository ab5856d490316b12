import type { PriceClass } from '../../../api/caller.ts'
import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { priceHandle } from '../../catalog/server/public.ts'
import type { priceHistory } from '../endpoints-price-history.ts'
import { courseSince, isLowestIn30Days, type PriceCourse } from '../rules/price-history.ts'

type Row = { readonly at: Date | null; readonly price: number | bigint | null; readonly unitCode: string }

// One statement per price class: the visitor role may not even name the business column. A year and what held at its beginning.
const statementOf = (side: PriceClass) => ({
  name: `catalog.priceHistory.${side}`,
  text: `SELECT p.changed_at AS at, p.price, g.price_unit AS "unitCode" FROM sku s JOIN goods g USING (goods_id) JOIN goods_page c USING (goods_id)
    LEFT JOIN LATERAL (
      SELECT changed_at, ${side} AS price, point_id FROM sku_price_point WHERE product_id = s.product_id AND changed_at > $2 AND ${side} IS NOT NULL
      UNION ALL (SELECT changed_at, ${side}, point_id FROM sku_price_point WHERE product_id = s.product_id AND changed_at <= $2 AND ${side} IS NOT NULL
        ORDER BY changed_at DESC, point_id DESC LIMIT 1)) p ON g.price_shown AND NOT g.require_enquiry
    WHERE s.product_id = $1 AND s.state = 'active' ORDER BY p.changed_at, p.point_id`,
})
const statements = { retail: statementOf('retail'), business: statementOf('business') }
const day = 86_400_000
const longest = 365

/** The course of a SKU's shown price for the viewer's class. Goods that are not on sale are refused (`catalog.offSale`). */
export async function showPriceHistory(
  { productId, days }: ParsedInputOf<typeof priceHistory>,
  call: Call,
): Promise<OutputOf<typeof priceHistory> | Failure> {
  const now = call.app.clock.now()
  const since = (back: number) => new Date(now.getTime() - back * day)
  const found = await rows<Row>(priceHandle(call), statements[call.priceClass], [productId, since(longest)])
  if (found.length === 0) return failure('catalog.offSale')
  const points = found.flatMap(({ at, price }) => (at === null || price === null ? [] : [{ at, price: BigInt(price) }]))
  const course = courseSince(points, since(days))
  return {
    points: course ? byDay(course) : [],
    current: course && unitPriceNumber(course.current),
    lowest: course && unitPriceNumber(course.lowest),
    highest: course && unitPriceNumber(course.highest),
    priceUnit: unitOf(found[0]?.unitCode ?? '')[call.lang],
    isLowest30: isLowestIn30Days(points, now) ? 1 : 0,
  }
}

/** A line needs one price a day; lowest and highest are of all of them. */
function byDay({ points }: PriceCourse): { at: string; price: number }[] {
  const last = new Map(points.map((point) => [dayOf(point.at), point]))
  return [...last.values()].map(({ at, price }) => ({ at: at.toISOString(), price: unitPriceNumber(price) }))
}
