import type { OutputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { type Fen, yuanNumber } from '../../../kernel/money/money.ts'
import { divideHalfUp } from '../../../kernel/money/rounding.ts'
import { unitPriceOfFen } from '../../../kernel/money/unit-price.ts'
import { quantityNumber } from '../../../kernel/quantity/quantity.ts'
import { pricePerTonne } from '../../catalog/rules/price-per-tonne.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { cityNameOf, isRegionOpen } from '../../site/server/public.ts'
import type { deliveredPrices } from '../endpoints-price-quote.ts'
import { comparedQuantity, deliveredPrice } from '../rules/delivered-price.ts'
import { skusForBuyer } from './buyer-prices.ts'

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
      perTonne: perTonneOf(told.perUnit, sku.unitMassGrams ?? unitOf(sku.unitCode).grams ?? null),
      freight: told.freight === null ? null : yuanNumber(told.freight),
      reason: told.reason,
    }
  })
  return { cityName, list }
}

/** Fen per trade unit as yuan per tonne to the fen; null where one of the two is not known. */
function perTonneOf(perUnit: Fen | null, grams: bigint | null): number | null {
  const perTonne = perUnit === null ? null : pricePerTonne(unitPriceOfFen(perUnit), grams)
  return perTonne === null ? null : yuanNumber(divideHalfUp(perTonne, 100n))
}
