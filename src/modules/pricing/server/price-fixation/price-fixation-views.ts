import type { Call } from '../../../../api/handler.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { lineAmount, unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { PriceFixationView } from '../../endpoints-price-fixation.ts'
import { priceFixationMachine } from '../../rules/price-fixation-machine.ts'
import { precisionOf } from '../../../catalog/rules/sale-quantity.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import type { PriceFixation } from './price-fixation-repository.ts'
import { skusForSale, type SkuForSale } from '../sku-for-sale-repository.ts'

const shownMoves = ['confirm', 'decline', 'withdraw'] as const

/** Wishes as one side sees them: a buyer their own, a store with who asks. */
export async function priceFixationViews(
  call: Call,
  handle: Queryable,
  fixings: readonly PriceFixation[],
  who: 'buyer' | 'store',
): Promise<PriceFixationView[]> {
  const ids = [...new Set(fixings.map((one) => one.productId))]
  // What a SKU is called and counted in; its prices are not shown, so the class does not matter.
  const skus = await skusForSale(handle, ids, 'retail')
  return fixings.flatMap((of) => {
    const sku = skus.get(of.productId)
    return sku ? [viewOf(call, of, sku, who)] : []
  })
}

function viewOf(call: Call, of: PriceFixation, sku: SkuForSale, who: 'buyer' | 'store'): PriceFixationView {
  const isEn = call.lang === 'en'
  const precision = precisionOf(sku, of.unit)
  const [number, price] = [BigInt(of.number), BigInt(of.shownPrice)]
  const can = priceFixationMachine.allowedActions(of.state, who)
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
