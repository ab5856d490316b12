import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import type { goodsComparison } from '../../catalog/endpoints-goods.ts'
import { translateTerms } from '../../taxonomy/rules/translate-terms.ts'
import { comparisonGroups } from '../rules/comparison-set.ts'
import { type SearchSnapshot } from '../../search/server/public.ts'
import { cardsOf } from '../../catalog/server/public.ts'

type Contrast = OutputOf<typeof goodsComparison>
type Row = {
  readonly productId: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly axisValues: Readonly<Record<string, string>>
}
type Compared = { readonly code: string; readonly label: string; readonly unit: string }

const values = {
  name: 'catalog.contrastValues',
  text: `SELECT s.product_id AS "productId", g.attributes, s.axis_values AS "axisValues" FROM sku s JOIN goods g USING (goods_id) WHERE s.product_id = ANY($1::bigint[])`,
}
const compared = {
  name: 'catalog.comparedAttributes',
  text: `SELECT code, CASE WHEN $1 = 'en' THEN label_en ELSE label_zh END AS label, unit FROM attribute WHERE is_compared ORDER BY sort`,
}

/** SKUs of one leaf category side by side: one row per comparable attribute that at least one of them has. */
export async function compareGoods(kept: SearchSnapshot, productIds: readonly number[], call: Call): Promise<Contrast | Failure> {
  const { cards } = await cardsOf(kept, call, [...new Set(productIds)])
  if (comparisonGroups(cards).length > 1) return failure('catalog.contrastMixed')
  const ids = cards.map((card) => card.defaultProductId)
  const found = new Map((await rows<Row>(call.app.visitorRead, values, [ids])).map((row) => [row.productId, row]))
  const attributes = await rows<Compared>(call.app.visitorRead, compared, [call.lang])
  const lines = attributes.flatMap((attribute) => {
    const own = ids.map((id) => {
      const row = found.get(id)
      return String(row?.axisValues[attribute.code] ?? row?.attributes[attribute.code] ?? '')
    })
    return own.every((value) => value === '')
      ? []
      : [{ ...attribute, values: own, differs: new Set(own).size > 1 ? (1 as const) : (0 as const) }]
  })
  return { list: cards, rows: call.lang === 'en' ? translateTerms(lines, kept.frame.terms) : lines }
}
