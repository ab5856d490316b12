import type { Call } from '../../../api/handler.ts'
import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { parseQuantity, quantityNumber, type Quantity } from '../../../kernel/quantity/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { isRegionOpen } from '../../site/server/public.ts'
import type { priceQuote } from '../endpoints-price-quote.ts'
import { atFixedPrice } from '../rules/fixed-price.ts'
import { calculateFreight, massOf, type Freight } from '../rules/freight.ts'
import { resolvePrice } from '../../catalog/rules/resolve-price.ts'
import { precisionOf, quantityProblem, stockNumberOf } from '../../catalog/rules/sale-quantity.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { catalogMessages } from '../../catalog/messages.ts'
import { skusForBuyer } from './locks/price-locks.ts'
import type { SkuForSale } from './sku-for-sale-repository.ts'

type Quote = OutputOf<typeof priceQuote>

/** What a quantity costs now, for the viewer and the city of the call. */
export async function quotePrice(input: ParsedInputOf<typeof priceQuote>, call: Call): Promise<Quote | Failure> {
  const found = (await skusForBuyer(call, call.app.read, [input.productId])).get(input.productId)
  if (!found?.onSale) return failure('catalog.offSale')
  if (found.storePaused) return failure('catalog.storeSuspended')
  if (!found.storeOpen) return failure('catalog.storeClosed')
  if (input.unit === 'second' && found.saleUnitState === 1) return failure('catalog.unitNotSold', {}, { field: 'unit' })
  const asked = parseQuantity(input.number, precisionOf(found, input.unit))
  if (asked === undefined) return failure('api.fieldInvalid', {}, { field: 'number' })
  const primary = stockNumberOf(found, asked, input.unit)
  const sku = atFixedPrice(found, primary)
  const price = sku.basis ? resolvePrice({ basis: sku.basis, quantity: primary, unit: input.unit }) : null
  const amount = price ? lineAmount(price.unitPrice, asked, precisionOf(sku, input.unit)) : null
  const grams = massOf(sku, primary)
  const closed = !(await isRegionOpen(call.app.read, call.cityCode))
  const freight = calculateFreight({
    rates: sku.freightRates,
    grams,
    from: sku.shipFrom,
    to: call.cityCode,
    goodsAmount: amount ?? 0n,
    closed,
  })
  return {
    productId: sku.productId,
    unit: input.unit,
    number: Number(input.number),
    primaryNumber: quantityNumber(primary, sku.precision),
    unitPrice: price ? unitPriceNumber(price.unitPrice) : null,
    reason: price?.reason ?? 'list',
    nextTier: price ? nextTierOf(sku, primary) : null,
    amount: amount === null ? null : yuanNumber(amount),
    massKg: grams === null ? null : Number(grams) / 1000,
    freight: presentFreight(freight),
    refusal: refusalOf(sku, { number: asked, unit: input.unit }, call),
  }
}

function nextTierOf(sku: SkuForSale, quantity: Quantity): Quote['nextTier'] {
  if (!sku.basis) return null
  const next = resolvePrice({ basis: sku.basis, quantity, unit: 'primary' })?.nextTier
  if (!next) return null
  const second = resolvePrice({ basis: sku.basis, quantity: next.min, unit: 'second' })
  return {
    minNum: quantityNumber(next.min, sku.precision),
    goodsPrice: unitPriceNumber(next.unitPrice),
    secPrice: second ? unitPriceNumber(second.unitPrice) : null,
  }
}

function presentFreight(freight: Freight): Quote['freight'] {
  return {
    computable: freight.amount !== null,
    amount: freight.amount === null ? null : yuanNumber(freight.amount),
    distanceKm: freight.distanceKm,
    reason: freight.reason,
  }
}

function refusalOf(sku: SkuForSale, asked: { readonly number: Quantity; readonly unit: 'primary' | 'second' }, call: Call): string | null {
  const t = translate(call.lang, catalogMessages)
  if (sku.requireEnquiry) return t('requireEnquiry')
  if (sku.index?.isStale && sku.index.whenStale === 'refuse') return t('priceStale', { date: sku.index.quoteDate ?? '' })
  const unitName = unitOf(asked.unit === 'second' && sku.secUnitCode !== null ? sku.secUnitCode : sku.unitCode)[call.lang]
  const problem = quantityProblem(sku, { ...asked, unitName })
  return problem ? t(problem.word, problem.facts) : null
}
