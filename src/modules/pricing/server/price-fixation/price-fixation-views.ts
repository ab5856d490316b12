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
  db: Queryable,
  fixings: readonly PriceFixation[],
  who: 'buyer' | 'store',
): Promise<PriceFixationView[]> {
  const ids = [...new Set(fixings.map((fixing) => fixing.productId))]
  // What a SKU is called and counted in; its prices are not shown, so the class does not matter.
  const skus = await skusForSale(db, ids, 'retail')
  return fixings.flatMap((fixing) => {
    const sku = skus.get(fixing.productId)
    return sku ? [viewOf(call, fixing, sku, who)] : []
  })
}

function viewOf(call: Call, priceFixation: PriceFixation, sku: SkuForSale, who: 'buyer' | 'store'): PriceFixationView {
  const isEn = call.lang === 'en'
  const precision = precisionOf(sku, priceFixation.unit)
  const [number, price] = [BigInt(priceFixation.number), BigInt(priceFixation.shownPrice)]
  const can = priceFixationMachine.allowedActions(priceFixation.state, who)
  return {
    pricingId: priceFixation.fixingId,
    productId: priceFixation.productId,
    goodsName: isEn ? sku.nameEn : sku.nameZh,
    specText: isEn ? sku.specEn : sku.specZh,
    storeId: priceFixation.storeId,
    storeName: isEn ? sku.storeNameEn : sku.storeName,
    buyerName: who === 'store' ? priceFixation.buyerName : '',
    number: quantityNumber(number, precision),
    unit: priceFixation.unit,
    unitName: unitOf((priceFixation.unit === 'second' ? sku.secUnitCode : null) ?? sku.unitCode)[call.lang],
    price: unitPriceNumber(price),
    amount: yuanNumber(lineAmount(price, number, precision)),
    quoteDate: priceFixation.quoteDate,
    state: priceFixation.state,
    isAuto: priceFixation.isAuto,
    reason: priceFixation.reason,
    orderSn: priceFixation.orderSn,
    askedTime: priceFixation.askedAt.toISOString(),
    expiresAt: priceFixation.expiresAt.toISOString(),
    holdUntil: priceFixation.holdUntil?.toISOString() ?? null,
    can: shownMoves.filter((move) => can.includes(move)),
  }
}
