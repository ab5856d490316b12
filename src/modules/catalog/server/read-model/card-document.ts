import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { placeName } from '../../../site/server/public.ts'
import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import { type StoreRecord as StoreFacts } from '../../../store/server/public.ts'
import { unitOf } from '../../rules/units.ts'
import { catalogMessages } from '../../messages.ts'
import type { GoodsSource } from './goods-source-repository.ts'

/** Where pictures are served from (src/adapters/images). */
export const mediaPath = '/media/'

// What names a material, in the order in which one of them heads the specification line.
const headAttributes = ['grade', 'steelGrade', 'alloy', 'material', 'strength']

/** The card of a goods without anything that depends on the SKU, the price class or the stock. */
export type CardDocument = ReturnType<typeof cardDocument>

/** Builds the card document of one language; `specHead` and the SKU's own text make the specification line. */
export function cardDocument(goods: GoodsSource, store: StoreFacts, about: { readonly lang: Language; readonly skuNum: number }) {
  const english = about.lang === 'en'
  const head = headAttributes.map((code) => goods.attributes[code]).find((value) => value !== undefined)
  return {
    goodsId: Number(goods.goodsId),
    goodsName: english ? goods.nameEn : goods.nameZh,
    specHead: [head, goods.standards[0]?.code].filter((part) => part !== undefined).map(String),
    goodsImage: goods.gallery[0] === undefined ? '' : mediaPath + goods.gallery[0],
    categoryId: goods.path.at(-1)?.id ?? 0,
    brandName: goods.brand ? (english ? goods.brand.nameEn : goods.brand.nameZh) : '',
    ...unitFields(goods, about.lang),
    ...quantityFields(goods),
    storeInf: {
      storeId: store.storeId,
      storeName: english ? store.storeNameEn : store.storeName,
      city: placeName(store.cityName, about.lang, store.cityNameEn),
    },
    standards: goods.standards.map((standard) => standard.code),
    tags: tagsOf(goods, about.lang),
    skuNum: about.skuNum,
    leadTimeDays: goods.leadTimeDays,
    sampleAvailable: goods.sampleAvailable ? (1 as const) : (0 as const),
    soldNum: Number(goods.soldCount),
  }
}

/** True when buyers see prices that follow an index. */
export function isIndexPriced(goods: GoodsSource): boolean {
  return goods.index !== null && goods.priceShown && !goods.requireEnquiry
}

/** The goods' own tags; what follows an index says so first. */
export function tagsOf(goods: GoodsSource, lang: Language): string[] {
  return isIndexPriced(goods) ? [translate(lang, catalogMessages)('indexTag'), ...goods.tags] : [...goods.tags]
}

/** Units and flags of the price block. */
export function unitFields(goods: GoodsSource, lang: Language) {
  const second = goods.saleUnitState === 2 ? goods.secUnit : null
  return {
    priceUnit: unitOf(goods.priceUnit)[lang],
    priceUnitCode: goods.priceUnit,
    secPriceUnit: second === null ? null : unitOf(second)[lang],
    secPriceUnitCode: second,
    saleUnitState: goods.saleUnitState,
    isRequireEnquiry: goods.requireEnquiry ? (1 as const) : (0 as const),
  }
}

/** Minimum, step and decimals in the trade unit. */
export function quantityFields(goods: GoodsSource) {
  return {
    minBuyNum: quantityNumber(BigInt(goods.minBuy), goods.precision),
    buyStep: quantityNumber(BigInt(goods.buyStep), goods.precision),
    precision: goods.precision,
  }
}
