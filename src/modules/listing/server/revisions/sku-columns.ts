import { parseDecimal } from '../../../../kernel/quantity/decimal.ts'
import { parseUnitPrice, type UnitPrice } from '../../../../kernel/money/unit-price.ts'
import type { Ratio } from '../../../../kernel/quantity/unit-conversion.ts'
import { followPrice } from '../../../pricing/rules/follow-price.ts'
import type { GoodsDocument, SkuDocument } from '../../rules/goods-document.ts'
import { parseConversion } from '../../rules/parse-conversion.ts'
import { specText } from '../../rules/spec-text.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { type AttributeSource } from '../../../catalog/server/public.ts'

type Labels = ReadonlyMap<string, Pick<AttributeSource, 'labelZh' | 'labelEn' | 'unit'>>

/** The columns of `sku` that one row of a checked document fills; big numbers as text for JSON. */
export function skuColumns(document: GoodsDocument, sku: SkuDocument, about: { readonly sort: number; readonly labels: Labels }) {
  const ratio = document.secUnit === '' ? undefined : parseConversion(sku.convToSec, document)
  const order = [...about.labels.keys()]
  const axes = Object.entries(sku.axisValues)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
  const pieces = axes.map(([code, value]) => ({ value, label: about.labels.get(code) }))
  const prices = (which: 'retail' | 'business') => pricesOf(document, sku, { which, ratio })
  const [retail, business] = [prices('retail'), prices('business')]
  return {
    product_id: sku.productId,
    sort: about.sort,
    axis_values: Object.fromEntries(axes),
    spec_text_zh: specText(pieces.map(({ value, label }) => ({ value, label: label?.labelZh ?? '', unit: label?.unit ?? '' }))),
    spec_text_en: specText(pieces.map(({ value, label }) => ({ value, label: `${label?.labelEn ?? ''} `, unit: label?.unit ?? '' }))),
    retail_price: retail.price,
    retail_sec_price: retail.second,
    business_price: business.price,
    business_sec_price: business.second,
    conv_numerator: ratio ? String(ratio.num) : null,
    conv_denominator: ratio ? String(ratio.den) : null,
    sec_precision: document.secUnit === '' ? 0 : unitOf(document.secUnit).precision,
    unit_mass_g: massOf(document, sku, ratio),
  }
}

function pricesOf(document: GoodsDocument, sku: SkuDocument, { which, ratio }: { which: 'retail' | 'business'; ratio: Ratio | undefined }) {
  const price = parseUnitPrice(sku[`${which}Price`]) ?? null
  const typed = parseUnitPrice(sku[`${which}SecPrice`]) ?? null
  const second =
    document.saleUnitState === 1 || !ratio || price === null ? null : (typed ?? followPrice({ from: null, to: price, second: null }, ratio))
  const text = (value: UnitPrice | null) => (value === null ? null : String(value))
  return { price: text(price), second: text(second) }
}

/** Grams of one trade unit: of the unit itself, of what was typed, or of the second unit by the ratio (never too little for freight). */
function massOf(document: GoodsDocument, sku: SkuDocument, ratio: Ratio | undefined): string | null {
  const own = unitOf(document.priceUnit).grams
  if (own) return String(own)
  const typed = parseDecimal(sku.unitMassKg, 3)
  if (typed) return String(typed)
  const second = document.secUnit === '' ? undefined : unitOf(document.secUnit).grams
  return second && ratio ? String((second * ratio.num + ratio.den - 1n) / ratio.den) : null
}
