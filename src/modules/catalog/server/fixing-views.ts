import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../shared/money.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import type { AnyHandle } from '../../../shared/unit.ts'
import { lineAmount, unitPriceNumber } from '../../../shared/unit-price.ts'
import type { PricingView } from '../../market/contract-pricing.ts'
import { pricingMachine } from '../../market/rules/pricing-machine.ts'
import { precisionOf } from '../rules/sale-quantity.ts'
import { unitOf } from '../rules/units.ts'
import type { Fixing } from './fixing-store.ts'
import { skusForSale, type SkuForSale } from './sale-store.ts'

const shownMoves = ['confirm', 'decline', 'withdraw'] as const

/** Wishes as one side sees them: a buyer their own, a store with who asks. */
export async function viewsOf(call: Call, handle: AnyHandle, fixings: readonly Fixing[], who: 'buyer' | 'store'): Promise<PricingView[]> {
  const ids = [...new Set(fixings.map((one) => one.productId))]
  // What a SKU is called and counted in; its prices are not shown, so the class does not matter.
  const skus = await skusForSale(handle, ids, 'retail')
  return fixings.flatMap((of) => {
    const sku = skus.get(of.productId)
    return sku ? [viewOf(call, of, sku, who)] : []
  })
}

function viewOf(call: Call, of: Fixing, sku: SkuForSale, who: 'buyer' | 'store'): PricingView {
  const isEn = call.lang === 'en'
  const precision = precisionOf(sku, of.unit)
  const [number, price] = [BigInt(of.number), BigInt(of.shownPrice)]
  const can = pricingMachine.allowedActions(of.state, who)
  return {
    pricingId: of.fixingId,
    productId: of.productId,
    goodsName: isEn ? sku.nameEn : sku.nameZh,
    specText: isEn ? sku.specEn : sku.specZh,
    storeId: of.storeId,
    storeName: isEn ? sku.storeNameEn : sku.storeName,
    buyerName: who === 'store' ? of.buyerName : '',
    number: quantityNumber(number, precision),
    unit: of.unit,
    unitName: unitOf((of.unit === 'second' ? sku.secUnitCode : null) ?? sku.unitCode)[call.lang],
    price: unitPriceNumber(price),
    amount: yuanNumber(lineAmount(price, number, precision)),
    quoteDate: of.quoteDate,
    state: of.state,
    isAuto: of.isAuto,
    reason: of.reason,
    orderSn: of.orderSn,
    askedTime: of.askedAt.toISOString(),
    expiresAt: of.expiresAt.toISOString(),
    holdUntil: of.holdUntil?.toISOString() ?? null,
    can: shownMoves.filter((one) => can.includes(one)),
  }
}
