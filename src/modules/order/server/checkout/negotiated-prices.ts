import { sumFen, type Fen } from '../../../../kernel/money/money.ts'
import type { UnitPrice } from '../../../../kernel/money/unit-price.ts'
import { withOffers } from '../../../catalog/rules/price-precedence.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { splitVat } from '../../../../kernel/money/vat.ts'
import type { Checkout, PricedStore } from './price-checkout.ts'

/** What a buyer and stores agreed outside the price list; prices contain the tax and are per unit of the purchase. */
export type NegotiatedTerms = {
  /** By SKU: its price, and the line of the quotation that says so. */
  readonly lines: ReadonlyMap<
    number,
    {
      readonly unitPrice: UnitPrice
      readonly quoteLine: string
      /** What was reserved for this purchase before, in trade-unit steps: it was sold then, whatever became of the listing. */
      readonly reserved?: bigint
    }
  >
  /** Until when what was agreed holds. */
  readonly heldUntil: Date
  /** Fen, by store. */
  readonly freights: ReadonlyMap<number, Fen>
}

/** SKUs with the agreed price as an offer; the rules of the shop's quantities hold no more, the stock does. */
export function withNegotiatedPrices(skus: ReadonlyMap<number, SkuForSale>, agreed: NegotiatedTerms): Map<number, SkuForSale> {
  return new Map(
    [...skus].map(([productId, sku]) => {
      const line = agreed.lines.get(productId)
      if (!line) return [productId, sku]
      const agreedPrice = { unitPrice: line.unitPrice, secUnitPrice: line.unitPrice }
      // Goods whose price is asked for have no other.
      const own = sku.basis ?? { ...agreedPrice, tiers: [], convToSec: sku.convToSec }
      const basis = withOffers(own, [{ kind: 'agreed', ...agreedPrice }])
      const { reserved } = line
      const sold = reserved === undefined ? {} : { onSale: true, available: sku.available + reserved }
      return [productId, { ...sku, ...sold, basis, requireEnquiry: false, min: 1n, step: 1n, limit: null }]
    }),
  )
}

/** The checkout with agreed freight, and its lines with the quotation that says so. */
export function withNegotiatedTerms(checkout: Checkout, agreed: NegotiatedTerms): Checkout {
  const stores = checkout.stores.map((store) => agreedStore(store, agreed))
  return {
    ...checkout,
    stores,
    freight: sumFen(stores.map((store) => store.freight)),
    total: sumFen(stores.map((store) => store.total)),
    tax: sumFen(stores.map((store) => store.tax)),
  }
}

function agreedStore(store: PricedStore, agreed: NegotiatedTerms): PricedStore {
  // Without a place nothing can be delivered, whatever was agreed about the freight.
  const freight = store.freightState === 'NEED_ADDRESS' ? undefined : agreed.freights.get(store.storeId)
  const lines = store.lines.map((line) => {
    const quoteLine = agreed.lines.get(line.sku.productId)?.quoteLine
    return quoteLine === undefined ? line : { ...line, quoteLine }
  })
  if (freight === undefined) return { ...store, lines }
  return {
    ...store,
    lines,
    freight,
    freightState: freight === 0n ? 'FREE' : 'OK',
    total: store.goodsAmount + freight - store.discount,
    tax: sumFen(lines.map((line) => line.tax)) + splitVat(freight).tax,
  }
}
