import type { Language } from '../../../shared/words.ts'
import { quantityNumber } from '../../../shared/quantity.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import { priceOf, problemOf, unitNameOf } from '../../basket/server/public.ts'
import type { SkuFacts, SkuForSale } from '../../catalog/server/public.ts'
import { inEnglish, type Terms } from '../../catalog/rules/english-terms.ts'
import type { ToolSide } from '../contract.ts'
import { legalFrom, perTonne, sameAmount, type Counted } from '../rules/same-amount.ts'
import { gramsOf } from './find-substitutes.ts'

export function countedOf(sku: SkuForSale): Counted {
  return { unitCode: sku.unitCode, precision: sku.precision, grams: gramsOf(sku), min: sku.min, step: sku.step }
}

/** As much of `sku` as `number` of `original`; the least quantity where the two cannot be compared. */
export function amountOf(original: SkuForSale, number: bigint, sku: SkuForSale): bigint {
  return sameAmount(countedOf(original), number, countedOf(sku)) ?? legalFrom(sku, 0n)
}

/** The price of a tonne of a quantity, in 1/10000 yuan; null without one. */
export function tonnePrice(sku: SkuForSale, number: bigint): bigint | null {
  const price = priceOf(sku, number, 'primary')
  return price ? perTonne(price.unitPrice, gramsOf(sku)) : null
}

/** A SKU as one side of a comparison, at a quantity in its trade unit's steps. */
export function sideView(
  sku: SkuForSale,
  facts: SkuFacts,
  { number, lang, terms }: { number: bigint; lang: Language; terms: Terms },
): ToolSide {
  const isZh = lang === 'zh'
  const price = priceOf(sku, number, 'primary')
  const tonne = tonnePrice(sku, number)
  return {
    productId: sku.productId,
    goodsName: isZh ? sku.nameZh : sku.nameEn,
    specText: isZh ? sku.specZh : sku.specEn,
    goodsImage: sku.image,
    storeId: sku.storeId,
    storeName: isZh ? sku.storeName : sku.storeNameEn,
    standards: [...facts.standards],
    certificateNum: facts.certificateNum,
    documents: isZh ? [...facts.documents] : inEnglish([...facts.documents], terms),
    number: quantityNumber(number, sku.precision),
    unitName: unitNameOf(sku, 'primary', lang),
    minBuyNum: quantityNumber(sku.min, sku.precision),
    goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
    perTonne: tonne === null ? null : unitPriceNumber((tonne / 100n) * 100n),
    stock: quantityNumber(sku.available, sku.precision),
    leadTimeDays: sku.leadTimeDays,
    isRequireEnquiry: sku.requireEnquiry ? 1 : 0,
    problem: problemOf(sku, { number, unit: 'primary' }, lang)?.text ?? '',
  }
}
