import type { Call } from '../../../api/handler.ts'
import { shanghaiParts, startOfDay } from '../../../kernel/time/clock.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import type { BuyerOverview } from '../endpoints-overview.ts'
import { monthsUntil, spendingByMonth } from '../rules/monthly-spending.ts'

const day = 86_400_000
const frequentDays = 90
const bought = "o.member_id = $1 AND o.paid_at >= $2 AND o.state NOT IN ('CANCELLED', 'CLOSED')"

const monthly = {
  name: 'order.spending',
  text: `SELECT to_char(o.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month, o.store_id, max(o.store_name) AS store_name,
      max(o.store_name_en) AS store_name_en, sum(o.total)::bigint AS fen, count(*)::int AS orders
    FROM orders o WHERE ${bought} GROUP BY 1, 2`,
}
const byCategory = {
  name: 'order.spendingByCategory',
  text: `WITH RECURSIVE up AS (
      SELECT category_id AS leaf, category_id, parent_id FROM category
      UNION ALL SELECT up.leaf, c.category_id, c.parent_id FROM up JOIN category c ON c.category_id = up.parent_id)
    SELECT to_char(o.paid_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM') AS month, c.category_id, c.name_zh, c.name_en, sum(line.subtotal - line.discount)::bigint AS fen
    FROM orders o JOIN order_line line USING (order_id) JOIN goods g USING (goods_id) JOIN up ON up.leaf = g.category_id AND up.parent_id IS NULL
      JOIN category c ON c.category_id = up.category_id
    WHERE ${bought} GROUP BY 1, 2, 3, 4`,
}
const frequent = {
  name: 'order.frequent',
  text: `SELECT DISTINCT ON (line.product_id) line.product_id, line.goods_name_zh, line.goods_name_en, line.spec_text_zh, line.spec_text_en,
      line.goods_image, line.unit, line.unit_code, line.unit_decimals, line.number, line.unit_price, o.paid_at,
      count(*) OVER sku AS times, min(o.paid_at) OVER sku AS first_at
    FROM orders o JOIN order_line line USING (order_id) WHERE ${bought}
    WINDOW sku AS (PARTITION BY line.product_id)
    ORDER BY line.product_id, o.paid_at DESC`,
}

type MonthRow = { month: string; store_id: number; store_name: string; store_name_en: string; fen: number | bigint; orders: number }
type CategoryRow = { month: string; category_id: number; name_zh: string; name_en: string; fen: number | bigint }
type FrequentRow = {
  product_id: number
  goods_name_zh: string
  goods_name_en: string
  spec_text_zh: string
  spec_text_en: string
  goods_image: string
  unit: 'primary' | 'second'
  unit_code: string
  unit_decimals: number
  number: number | bigint
  unit_price: number | bigint
  paid_at: Date
  times: number
  first_at: Date
}

/** Sums and habits of one buyer, from paid orders that were not closed again. */
export async function buyerOverviewOf(call: Call, memberId: number): Promise<BuyerOverview> {
  const now = call.app.clock.now()
  const { year, month, day: today } = shanghaiParts(now)
  const months = monthsUntil(`${year}-${month}-${today}`, 12)
  const since = startOfDay(`${months[0] ?? ''}-01`)
  const [spent, categories, often] = await Promise.all([
    rows<MonthRow>(call.app.read, monthly, [memberId, since]),
    rows<CategoryRow>(call.app.read, byCategory, [memberId, since]),
    rows<FrequentRow>(call.app.read, frequent, [memberId, new Date(now.getTime() - frequentDays * day)]),
  ])
  const isEnglish = call.lang === 'en'
  const ofStores = spent.map((row) => ({
    month: row.month,
    id: row.store_id,
    name: (isEnglish && row.store_name_en) || row.store_name,
    fen: BigInt(row.fen),
    orderNum: row.orders,
  }))
  const inCategories = spendingByMonth(
    months,
    categories.map((row) => ({
      month: row.month,
      id: row.category_id,
      name: isEnglish ? row.name_en : row.name_zh,
      fen: BigInt(row.fen),
      orderNum: 0,
    })),
  )
  return {
    months: spendingByMonth(months, ofStores).map((monthlySpending, place) => ({
      month: monthlySpending.month,
      amount: yuanNumber(monthlySpending.fen),
      orderNum: monthlySpending.orderNum,
      stores: monthlySpending.shares.map(({ id, name, fen }) => ({ storeId: id, storeName: name, amount: yuanNumber(fen) })),
      categories: (inCategories[place]?.shares ?? []).map(({ id, name, fen }) => ({
        categoryId: id,
        categoryName: name,
        amount: yuanNumber(fen),
      })),
    })),
    frequent: often
      .toSorted((a, b) => b.times - a.times || b.paid_at.getTime() - a.paid_at.getTime())
      .slice(0, 5)
      .map((row) => ({
        productId: row.product_id,
        goodsName: isEnglish ? row.goods_name_en : row.goods_name_zh,
        specText: isEnglish ? row.spec_text_en : row.spec_text_zh,
        goodsImage: row.goods_image,
        unit: row.unit,
        unitName: unitOf(row.unit_code)[call.lang],
        times: row.times,
        lastNum: quantityNumber(BigInt(row.number), row.unit_decimals),
        lastPrice: unitPriceNumber(BigInt(row.unit_price)),
        lastTime: row.paid_at.toISOString(),
        everyDays: everyDaysOf(row),
      })),
  }
}

function everyDaysOf({ times, first_at: first, paid_at: last }: FrequentRow): number | null {
  const days = (last.getTime() - first.getTime()) / day
  return times < 2 || days < 1 ? null : Math.round(days / (times - 1))
}
