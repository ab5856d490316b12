import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { Language } from '../../../kernel/i18n/translate.ts'
import { inverseRatio } from '../../../kernel/quantity/unit-conversion.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { unitsOfSkus } from '../../catalog/server/public.ts'
import { findOrderHeader, shippableLines, type OrderScope } from '../../order/server/public.ts'
import type { OtherUnit } from '../endpoints.ts'

/** The other unit of each line of an order whose goods have two: the second one of goods that were bought in the trade unit, and back. */
export async function otherUnitsOfOrder(db: Queryable, orderSn: string, scope: OrderScope, lang: Language): Promise<OtherUnit[]> {
  const order = await findOrderHeader(db, orderSn, scope)
  const lines = order ? await shippableLines(db, order.orderId) : []
  const skus = await unitsOfSkus(
    db,
    lines.map((line) => line.productId),
  )
  return lines.flatMap(({ orderLineId, productId, unitCode }) => {
    const sku = skus.find((one) => one.productId === productId)
    if (!sku || ![sku.unitCode, sku.secUnitCode].includes(unitCode)) return []
    const isTradeUnit = sku.unitCode === unitCode
    const { num, den } = isTradeUnit ? sku.convToSec : inverseRatio(sku.convToSec)
    const unit = unitOf(isTradeUnit ? sku.secUnitCode : sku.unitCode)
    return [{ orderProductId: orderLineId, unitName: unit[lang], precision: unit.precision, perUnit: Number(num) / Number(den) }]
  })
}
