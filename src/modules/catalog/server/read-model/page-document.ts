import { quantityNumber } from '../../../../kernel/quantity/quantity.ts'
import { placeName } from '../../../site/server/public.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { PriceClass } from '../../../../api/caller.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { type StoreRecord as StoreFacts, type WarehouseRecord as WarehouseFacts } from '../../../store/server/public.ts'
import { priceTiers, shownPrice } from '../../rules/resolve-price.ts'
import { isIndexPriced, mediaPath, quantityFields, tagsOf, unitFields } from './card-document.ts'
import type { AttributeSource, GoodsSource, SkuSource } from './goods-source-repository.ts'
import { teamBadgeOf } from '../team/team-badge.ts'
import { sourceBasis } from './price-basis.ts'

export type PageParts = {
  readonly goods: GoodsSource
  readonly skus: readonly SkuSource[]
  readonly store: StoreFacts
  readonly warehouses: readonly WarehouseFacts[]
  readonly attributes: ReadonlyMap<string, AttributeSource>
  /** The attributes in which the SKUs differ, and those among them that are enough to pick one. */
  readonly columns: readonly string[]
  readonly axes: readonly string[]
}

const bit = (value: boolean) => (value ? (1 as const) : (0 as const))

/** The goods page without prices and stock, in one language. */
export function pageDocument(parts: PageParts, lang: Language) {
  const { goods } = parts
  const english = lang === 'en'
  return {
    goodsId: Number(goods.goodsId),
    goodsName: english ? goods.nameEn : goods.nameZh,
    gallery: goods.gallery.map((name) => mediaPath + name),
    path: goods.path.map((categorySource) => ({
      categoryId: categorySource.id,
      categoryName: english ? categorySource.nameEn : categorySource.nameZh,
      grade: categorySource.grade,
      pid: categorySource.parentId ?? 0,
    })),
    brand:
      goods.brand === null || goods.brandId === null
        ? null
        : { brandId: Number(goods.brandId), brandName: english ? goods.brand.nameEn : goods.brand.nameZh },
    ...unitFields(goods, lang),
    ...quantityFields(goods),
    buyLimit: goods.buyLimit === null ? null : quantityNumber(BigInt(goods.buyLimit), goods.precision),
    ...skuParts(parts, lang),
    leadTimeDays: goods.leadTimeDays,
    pricingMode: goods.pricingMode,
    isIndexPrice: bit(isIndexPriced(goods)),
    specs: specRows(parts, lang),
    standards: goods.standards.map((standard) => ({ code: standard.code, verifiedEdition: bit(standard.verifiedEdition) })),
    documents: goods.documents,
    certificates: goods.certificates.map(({ image, values, ...one }) => ({
      ...one,
      image: image === '' ? '' : mediaPath + image,
      values: values ?? [],
    })),
    tags: tagsOf(goods, lang),
    qualificationRequired: goods.qualificationRequired,
    hazardous: bit(goods.hazardous),
    sampleAvailable: bit(goods.sampleAvailable),
    sampleNote: goods.sampleNote,
    weighMethod: goods.weighMethod,
    weighTolerance: goods.weighTolerance,
    returnPolicy: goods.returnPolicy,
    consumerReturn: bit(goods.consumerReturn),
    depositPercent: goods.depositPercent,
    description: english && goods.descriptionEn !== '' ? goods.descriptionEn : goods.descriptionZh,
    store: storeCard(parts.store, lang),
    freight: {
      freightTemplateId: goods.freight.id,
      freightName: english ? goods.freight.nameEn : goods.freight.nameZh,
      mode: goods.freight.mode,
      selfPickup: bit(goods.freight.selfPickup),
      note: '',
    },
    soldNum: Number(goods.soldCount),
  }
}

function skuParts({ skus, axes, columns, attributes, warehouses, goods }: PageParts, lang: Language) {
  const label = (code: string) => (lang === 'en' ? attributes.get(code)?.labelEn : attributes.get(code)?.labelZh) ?? code
  return {
    axes: axes.map((code) => ({
      code,
      label: label(code),
      unit: attributes.get(code)?.unit ?? '',
      values: [...new Set(skus.map((sku) => sku.axisValues[code]).filter((value) => value !== undefined))],
    })),
    columns: columns.map((code) => ({ code, label: label(code), unit: attributes.get(code)?.unit ?? '' })),
    warehouses: warehouses.map((warehouse) => ({
      warehouseId: warehouse.warehouseId,
      warehouseName: lang === 'en' ? warehouse.nameEn : warehouse.nameZh,
      regionCode: warehouse.regionCode,
      cityName: placeName(warehouse.cityName, lang, warehouse.cityNameEn),
    })),
    skus: skus.map((sku) => ({
      productId: Number(sku.productId),
      axisValues: Object.fromEntries(columns.flatMap((code) => (sku.axisValues[code] === undefined ? [] : [[code, sku.axisValues[code]]]))),
      specText: lang === 'en' ? sku.specTextEn : sku.specTextZh,
      unitMassKg: sku.unitMassG === null ? null : Number(sku.unitMassG) / 1000,
      convToSec:
        goods.saleUnitState === 2 && sku.convNumerator !== null
          ? { numerator: Number(sku.convNumerator), denominator: Number(sku.convDenominator) }
          : null,
      secPrecision: sku.secPrecision,
    })),
  }
}

function specRows({ goods, skus, columns, attributes }: PageParts, lang: Language) {
  const fixed = Object.entries(skus[0]?.axisValues ?? {}).filter(([code]) => !columns.includes(code))
  const all = new Map([...Object.entries(goods.attributes), ...fixed].map(([code, value]) => [code, String(value)]))
  return [...all]
    .toSorted(([a], [b]) => (attributes.get(a)?.sort ?? 99) - (attributes.get(b)?.sort ?? 99))
    .map(([code, value]) => {
      const attribute = attributes.get(code)
      return { code, label: (lang === 'en' ? attribute?.labelEn : attribute?.labelZh) ?? code, value, unit: attribute?.unit ?? '' }
    })
}

const scoreOf = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

function storeCard(store: StoreFacts, lang: Language) {
  return {
    storeId: store.storeId,
    storeName: lang === 'en' ? store.storeNameEn : store.storeName,
    companyName: lang === 'en' && store.companyNameEn !== '' ? store.companyNameEn : store.companyName,
    logo: store.logo,
    city: placeName(store.cityName, lang, store.cityNameEn),
    district: placeName(store.districtName, lang, store.districtNameEn),
    storeType: store.storeType,
    yearsOpen: store.yearsOpen,
    descScore: scoreOf(store.descScore),
    serviceScore: scoreOf(store.serviceScore),
    logisticsScore: scoreOf(store.logisticsScore),
    phone: store.phone,
    goodsNum: 0,
  }
}

/** The prices of one class: per SKU the price in both units and the ladder; the index formula for business alone. */
export function priceDocument({ goods, skus }: PageParts, priceClass: PriceClass) {
  const { index } = goods
  const link = index !== null && goods.priceShown && priceClass === 'business'
  return {
    indexLink: link
      ? { seriesCode: index.seriesCode, factor: Number(index.factorPpm) / 1_000_000, premium: Number(index.premium) / 10_000 }
      : null,
    skus: skus.map((sku) => skuPrices(goods, sku, priceClass)),
  }
}

function skuPrices(goods: GoodsSource, sku: SkuSource, priceClass: PriceClass) {
  const basis = sourceBasis(goods, sku, priceClass)
  if (!basis) return { goodsPrice: null, secPrice: null, flash: null, team: null, tiers: [] }
  const [price, secPrice] = [shownPrice(basis, 'primary'), shownPrice(basis, 'second')]
  const second = priceTiers(basis, 'second')
  return {
    goodsPrice: price && unitPriceNumber(price.unitPrice),
    secPrice: secPrice && unitPriceNumber(secPrice.unitPrice),
    flash:
      price?.reason === 'promotion' ? { listPrice: unitPriceNumber(price.listPrice), endsAt: sku.flashEndsAt?.toISOString() ?? '' } : null,
    team: teamBadgeOf(sku, price && price.unitPrice),
    tiers: priceTiers(basis, 'primary').map((step, index) => {
      const other = second[index]
      return {
        minNum: quantityNumber(step.min, goods.precision),
        goodsPrice: unitPriceNumber(step.unitPrice),
        secPrice: other ? unitPriceNumber(other.unitPrice) : null,
      }
    }),
  }
}
