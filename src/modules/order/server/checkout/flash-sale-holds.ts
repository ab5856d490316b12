import { lineAmount } from '../../../../kernel/money/unit-price.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import type { FlashNeed } from '../../../inventory/server/public.ts'
import { withoutOffers } from '../../../catalog/rules/price-precedence.ts'
import { precisionOf } from '../../../catalog/rules/sale-quantity.ts'
import type { PayMethod } from '../../endpoints-schemas.ts'
import type { InsertedCheckout } from './insert-order.ts'
import type { Checkout, PricedLine } from './price-checkout.ts'

const minute = 60_000
// An unpaid order keeps others from the flash price (decision 130).
const onlineMinutes = 30
const transferMinutes = 24 * 60

const flashLines = (lines: readonly PricedLine[]) =>
  lines.flatMap((line) => (line.price?.reason === 'promotion' && line.sku.flash ? [{ line, flash: line.sku.flash }] : []))

/** What a checkout takes of flash sales, per order and SKU, with what each line saves against the price it would have had. */
export function flashNeedsOf({ stores }: Checkout, placed: InsertedCheckout): FlashNeed[] {
  return stores.flatMap((store) => {
    const reference = placed.orders.find((order) => order.storeId === store.storeId)?.orderSn ?? ''
    return [...Map.groupBy(flashLines(store.lines), ({ line }) => line.sku.productId)].map(([productId, found]) => ({
      reference,
      productId,
      flashSaleId: found[0]?.flash.flashSaleId ?? 0,
      number: found.reduce((sum, { line }) => sum + line.stockNumber, 0n),
      saved: found.reduce((sum, { line }) => sum + savedOf(line), 0n),
    }))
  })
}

/** When an order with flash prices must be paid; null without them. */
export function flashDueAt({ stores }: Checkout, now: Date, payMethod: PayMethod): Date | null {
  if (stores.every((store) => flashLines(store.lines).length === 0)) return null
  return new Date(now.getTime() + (payMethod === 'TRANSFER' ? transferMinutes : onlineMinutes) * minute)
}

function savedOf({ sku, chosen, amount, taken }: PricedLine): bigint {
  const ordinary = sku.basis && priceOf({ ...sku, basis: withoutOffers(sku.basis, ['flash']) }, chosen.number, chosen.unit, taken)
  return ordinary ? lineAmount(ordinary.unitPrice, chosen.number, precisionOf(sku, chosen.unit)) - amount : 0n
}
