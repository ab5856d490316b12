import type { Language } from '../../../../kernel/i18n/translate.ts'
import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import { lineProblemOf, unitNameOf } from '../../../basket/server/public.ts'
import { priceOf } from '../../../pricing/rules/sku-price.ts'
import { type SkuProperties } from '../../../catalog/server/public.ts'
import { type SkuForSale } from '../../../pricing/server/public.ts'
import { translateTerms, type TermTranslations } from '../../../taxonomy/rules/translate-terms.ts'
import type { ComparedSku } from '../../endpoints-replacement.ts'
import { pricePerTonne } from '../../../catalog/rules/price-per-tonne.ts'
import { orderableFrom, equivalentQuantity, type CountedSku } from '../../rules/equivalent-quantity.ts'
import { gramsOf } from './find-substitutes.ts'

export function countedSkuOf(sku: SkuForSale): CountedSku {
  return { unitCode: sku.unitCode, precision: sku.precision, grams: gramsOf(sku), min: sku.min, step: sku.step }
}

/** As much of `sku` as `number` of `original`; the least quantity where the two cannot be compared. */
export function comparableQuantity(original: SkuForSale, number: bigint, sku: SkuForSale): bigint {
  return equivalentQuantity(countedSkuOf(original), number, countedSkuOf(sku)) ?? orderableFrom(sku, 0n)
}

/** The price of a tonne of a quantity, in 1/10000 yuan; null without one. */
export function skuPricePerTonne(sku: SkuForSale, number: bigint): bigint | null {
  const price = priceOf(sku, number, 'primary')
  return price ? pricePerTonne(price.unitPrice, gramsOf(sku)) : null
}

/** A SKU as one side of a comparison, at a quantity in its trade unit's steps. */
export function comparedSkuView(
  sku: SkuForSale,
  facts: SkuProperties,
  { number, lang, terms }: { number: bigint; lang: Language; terms: TermTranslations },
): ComparedSku {
  const isZh = lang === 'zh'
  const price = priceOf(sku, number, 'primary')
  const tonne = skuPricePerTonne(sku, number)
  return {
    productId: sku.productId,
    goodsName: isZh ? sku.nameZh : sku.nameEn,
    specText: isZh ? sku.specZh : sku.specEn,
    goodsImage: sku.image,
    storeId: sku.storeId,
    storeName: isZh ? sku.storeName : sku.storeNameEn,
    standards: [...facts.standards],
    certificateNum: facts.certificateNum,
    documents: isZh ? [...facts.documents] : translateTerms([...facts.documents], terms),
    number: quantityNumber(number, sku.precision),
    unitName: unitNameOf(sku, 'primary', lang),
    minBuyNum: quantityNumber(sku.min, sku.precision),
    buyStep: quantityNumber(sku.step, sku.precision),
    goodsPrice: price ? unitPriceNumber(price.unitPrice) : null,
    perTonne: tonne === null ? null : unitPriceNumber((tonne / 100n) * 100n),
    stock: quantityNumber(sku.available, sku.precision),
    leadTimeDays: sku.leadTimeDays,
    isRequireEnquiry: sku.requireEnquiry ? 1 : 0,
    problem: lineProblemOf(sku, { number, unit: 'primary' }, lang)?.text ?? '',
  }
}
