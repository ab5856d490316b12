import type { z } from 'zod'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { parseUnitPrice, unitPriceNumber, unitPriceText, type UnitPrice } from '../../../kernel/money/unit-price.ts'
import { execute, type Transaction } from '../../../kernel/database/transaction.ts'
import type { setOwnPrice, setOwnPrices } from '../endpoints.ts'
import { followPrice } from '../../pricing/rules/follow-price.ts'
import { ownSku, type SellerActor, type OwnSku, goodsChanged } from '../../catalog/server/public.ts'

type Asked = z.output<typeof setOwnPrice.input>
type Prices = { readonly retail: UnitPrice; readonly business: UnitPrice }

const write = {
  name: 'catalog.setPrice',
  text: `UPDATE sku SET retail_price = $2, business_price = $3, retail_sec_price = $4, business_sec_price = $5 WHERE product_id = $1`,
}

/**
 * Sets both prices of a SKU of one of the stores. Refused: a price that is nothing (`catalog.badPrice`), goods sold on enquiry
 * (`catalog.pricedByEnquiry`) or following an index (`catalog.pricedByFormula`), prices that somebody changed since they were seen (`catalog.priceChanged`).
 */
export async function setPrice(tx: Transaction, asked: Asked, { storeIds, actor, requestId }: SellerActor) {
  const prices = readPrices(asked)
  if ('failed' in prices) return prices
  const sku = await ownSku(tx, asked.productId, storeIds)
  if (!sku) return failure('api.notFound')
  if (sku.requireEnquiry) return failure('catalog.pricedByEnquiry')
  if (sku.byFormula) return failure('catalog.pricedByFormula')
  if (!sameAs(asked.oldRetailPrice, sku.retail.price) || !sameAs(asked.oldBusinessPrice, sku.business.price))
    return failure('catalog.priceChanged')
  const second = { retail: secondOf(sku, 'retail', prices), business: secondOf(sku, 'business', prices) }
  await execute(tx, write, [asked.productId, prices.retail, prices.business, second.retail, second.business])
  await audit(tx, {
    actor,
    channel: 'seller',
    requestId,
    action: 'goods.price',
    entity: 'sku',
    entityId: asked.productId,
    diff: {
      retailPrice: [priceWord(sku.retail.price), priceWord(prices.retail)],
      businessPrice: [priceWord(sku.business.price), priceWord(prices.business)],
    },
  })
  await goodsChanged(tx, [sku.goodsId])
  const shown = (price: bigint | null) => (price === null ? null : unitPriceNumber(price))
  return {
    productId: asked.productId,
    retailPrice: unitPriceNumber(prices.retail),
    businessPrice: unitPriceNumber(prices.business),
    retailSecPrice: shown(second.retail),
    businessSecPrice: shown(second.business),
  }
}

/** The same for several SKUs, all of them or none: `catalog.pricesRefused` with what is wrong with each. */
export async function setPrices(tx: Transaction, { list }: z.output<typeof setOwnPrices.input>, hand: SellerActor) {
  const errors: Record<string, { code: string; facts: Failure['facts'] }> = {}
  // In one order for everybody, so that two who change the same goods wait and do not deadlock.
  for (const asked of list.toSorted((one, other) => one.productId - other.productId)) {
    const set = await setPrice(tx, asked, hand)
    if (isFailure(set)) errors[`price-${asked.productId}`] = { code: set.code, facts: set.facts }
  }
  const count = Object.keys(errors).length
  return count === 0 ? { savedNum: list.length } : failure('catalog.pricesRefused', { count }, { errors })
}

function readPrices(asked: Asked): Prices | Failure {
  const [retail, business] = [parseUnitPrice(asked.retailPrice), parseUnitPrice(asked.businessPrice)]
  if (!retail) return failure('catalog.badPrice', {}, { field: 'retailPrice' })
  if (!business) return failure('catalog.badPrice', {}, { field: 'businessPrice' })
  return { retail, business }
}

const sameAs = (seen: string | null, stored: UnitPrice | null) => (seen === null ? stored === null : parseUnitPrice(seen) === stored)
const priceWord = (price: UnitPrice | null) => (price === null ? null : unitPriceText(price))

function secondOf(sku: OwnSku, which: 'retail' | 'business', prices: Prices): UnitPrice | null {
  if (!sku.convToSec) return null
  return followPrice({ from: sku[which].price, to: prices[which], second: sku[which].second }, sku.convToSec)
}
