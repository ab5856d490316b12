import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { cityNameOf, isRegionOpen } from '../../site/server/public.ts'
import type { deliveredPrices } from '../endpoints-price-quote.ts'
import { comparedQuantity, deliveredPrice } from '../rules/delivered-price.ts'
import { skusForBuyer } from './locks/price-locks.ts'

type Told = OutputOf<typeof deliveredPrices>

/** Delivered prices of SKUs for the viewer's class and city, in the order asked; nothing where no city is known. */
export async function deliveredPricesOf(call: Call, productIds: readonly number[]): Promise<Told> {
  if (call.cityCode === '' || productIds.length === 0) return { cityName: '', list: [] }
  const [skus, isOpen, cityName] = await Promise.all([
    skusForBuyer(call, call.app.read, productIds),
    isRegionOpen(call.app.read, call.cityCode),
    cityNameOf(call.app.visitorRead, call.cityCode, call.lang),
  ])
  const to = { place: call.cityCode, closed: !isOpen }
  const list = productIds.flatMap((productId) => {
    const sku = skus.get(productId)
    const number = sku ? comparedQuantity(sku) : 0n
    const told = sku?.onSale ? deliveredPrice(sku, number, to) : null
    if (!sku || !told) return []
    return {
      productId,
      number: quantityNumber(number, sku.precision),
      unitName: unitOf(sku.unitCode)[call.lang],
      delivered: told.perUnit === null ? null : yuanNumber(told.perUnit),
      freight: told.freight === null ? null : yuanNumber(told.freight),
      reason: told.reason,
    }
  })
  return { cityName, list }
}
