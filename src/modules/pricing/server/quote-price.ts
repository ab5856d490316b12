import type { Call } from '../../../api/handler.ts'
import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { parseQuantity, quantityNumber, type Quantity } from '../../../kernel/quantity/quantity.ts'
import { lineAmount, unitPriceNumber } from '../../../kernel/money/unit-price.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { isRegionOpen } from '../../site/server/public.ts'
import type { priceQuote } from '../endpoints-price-quote.ts'
import { calculateFreight, massOf, type Freight } from '../rules/freight.ts'
import { indexTerms, isPriceStale, priceOf } from '../rules/sku-price.ts'
import { resolvePrice } from '../../catalog/rules/resolve-price.ts'
import { precisionOf, quantityProblem, stockNumberOf } from '../../catalog/rules/sale-quantity.ts'
import { unitOf } from '../../catalog/rules/units.ts'
import { catalogMessages } from '../../catalog/messages.ts'
import { skusForBuyer } from './buyer-prices.ts'
import type { SkuForSale } from './sku-for-sale-repository.ts'

type Quote = OutputOf<typeof priceQuote>

/** What a quantity costs now, for the viewer and the city of the call. */
export async function quotePrice(input: ParsedInputOf<typeof priceQuote>, call: Call): Promise<Quote | Failure> {
  const sku = (await skusForBuyer(call, call.app.read, [input.productId])).get(input.productId)
  if (!sku?.onSale) return failure('catalog.offSale')
  if (sku.storePaused) return failure('catalog.storeSuspended')
  if (!sku.storeOpen) return failure('catalog.storeClosed')
  if (input.unit === 'second' && sku.saleUnitState === 1) return failure('catalog.unitNotSold', {}, { field: 'unit' })
  const asked = parseQuantity(input.number, precisionOf(sku, input.unit))
  if (asked === undefined) return failure('api.fieldInvalid', {}, { field: 'number' })
  const primary = stockNumberOf(sku, asked, input.unit)
  const price = priceOf(sku, asked, input.unit)
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
    base: price?.base ?? 'list',
    basePrice: price ? unitPriceNumber(price.listPrice) : null,
    heldUntil: indexTerms(sku, primary)?.lockedUntil?.toISOString() ?? null,
    nextTier: price ? nextTierOf(sku, primary) : null,
    amount: amount === null ? null : yuanNumber(amount),
    massKg: grams === null ? null : Number(grams) / 1000,
    freight: presentFreight(freight),
    refusal: refusalOf(sku, { number: asked, unit: input.unit, primary }, call),
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

type AskedQuantity = { readonly number: Quantity; readonly unit: 'primary' | 'second'; readonly primary: Quantity }

function refusalOf(sku: SkuForSale, asked: AskedQuantity, call: Call): string | null {
  const t = translate(call.lang, catalogMessages)
  if (sku.requireEnquiry) return t('requireEnquiry')
  if (isPriceStale(sku, asked.primary)) return t('priceStale', { date: sku.index?.quoteDate ?? '' })
  const unitName = unitOf(asked.unit === 'second' && sku.secUnitCode !== null ? sku.secUnitCode : sku.unitCode)[call.lang]
  const problem = quantityProblem(sku, { ...asked, unitName })
  return problem ? t(problem.word, problem.facts) : null
}
