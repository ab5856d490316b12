import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of `catalog.json` that the loaders read; its own `meta.fieldNotes` explains the fields. */
export type DemoCategory = {
  readonly id: number
  readonly parentId: number
  readonly grade: number
  readonly zh: string
  readonly en: string
  readonly invoiceShortName?: string
  readonly attrs?: readonly string[]
  readonly sort: number
}
export type DemoAttribute = {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly type: string
  readonly unit: string | null
  readonly facet: boolean
  readonly compare: boolean
  readonly skuAxis: boolean
  readonly matchRule: string
}
export type DemoBrand = { readonly id: string; readonly zh: string; readonly en: string; readonly producer: string | null }
export type DemoStore = {
  readonly storeId: number
  readonly storeName: string
  readonly companyName: string
  readonly nameEn: string
  readonly fictional: boolean
  readonly regionCode: string
  readonly city: string
  readonly district: string
  readonly storeType: string
  readonly mainCategories: readonly number[]
  readonly yearsOpen: number
  readonly uscc: string
  readonly phone: string
  readonly descZh: string
  readonly grades: { readonly desc: number; readonly service: number; readonly logistics: number }
}
export type DemoTier = { readonly min: number; readonly delta?: number; readonly pct?: number }
export type DemoSku = {
  readonly productId: number
  readonly specs: Readonly<Record<string, string | number>>
  readonly goodsPrice: number | null
  readonly publicPrice: number | null
  readonly secPrice: number | null
  readonly secPublicPrice: number | null
  readonly convToSec: number | null
  readonly unitMassKg: number | null
  readonly stock: number
}
export type DemoGoods = {
  readonly goodsId: number
  readonly name: string
  readonly nameEn: string
  readonly categoryId: number
  readonly categoryPath: readonly number[]
  readonly brandId: string
  readonly storeId: number
  readonly standards: readonly { readonly code: string; readonly verifiedEdition: boolean }[]
  readonly attrs: Readonly<Record<string, string | number>>
  readonly priceUnit: string
  readonly secPriceUnit: string | null
  readonly saleUnitState: number
  readonly pricingMode: string
  readonly zincLink: { readonly factor: number; readonly premium: number } | null
  readonly isRequireEnquiry: number
  readonly priceShown: boolean
  readonly minBuyNum: number
  readonly buyStep: number
  readonly depositRate: number | null
  readonly tiers: readonly DemoTier[]
  readonly sampleAvailable: number
  readonly sampleNote: string | null
  readonly retailFriendly: boolean
  readonly qualificationRequired: readonly string[]
  readonly hazardous: boolean
  readonly documents: readonly string[]
  readonly leadTimeDays: number
  readonly freightTemplateId: string
  readonly weighTolerance: string | null
  readonly weighMethod: string | null
  readonly compliance: { readonly listing: 'ok' | 'legal_review' | 'blocked'; readonly reason?: string; readonly basis?: string }
  readonly returnPolicy: string
  readonly imageKey: string
  readonly tags: readonly string[]
  readonly descZh: string
  readonly skus: readonly DemoSku[]
}
export type DemoFreight = {
  readonly id: string
  readonly zh: string
  readonly mode: string
  readonly selfPickup?: boolean
  readonly note?: string
} & Readonly<Record<string, unknown>>
export type DemoArticle = {
  readonly id: string
  readonly category: string
  readonly titleZh: string
  readonly titleEn: string
  readonly summaryZh: string
  readonly author: string
}
export type DemoPriceSeries = {
  readonly seed: number
  readonly days: number
  readonly endDate: string
  readonly holidays: readonly string[]
  readonly base: number
  readonly mean: number
  readonly kappa: number
  readonly sigma: number
  readonly dailyLimit: number
  readonly tick: number
  readonly premMean: number
  readonly premPhi: number
  readonly premSigma: number
  readonly products: readonly { readonly code: string; readonly zh: string; readonly offset: number }[]
  readonly band: { readonly halfWidth: number }
  readonly golden: {
    readonly first: readonly (readonly [string, number, number])[]
    readonly last: readonly (readonly [string, number, number])[]
    readonly min: number
    readonly max: number
    readonly count: number
    readonly mean: number
  }
}
export type DemoCatalog = {
  readonly categories: readonly DemoCategory[]
  readonly attributeDefs: readonly DemoAttribute[]
  readonly brands: readonly DemoBrand[]
  readonly stores: readonly DemoStore[]
  readonly spus: readonly DemoGoods[]
  readonly freightTemplates: readonly DemoFreight[]
  readonly articles: readonly DemoArticle[]
  readonly priceSeries: DemoPriceSeries
}

/** Reads the demonstration catalogue. The file is ours, so its shape is taken as declared. */
export function readCatalog(): DemoCatalog {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'catalog.json'), 'utf8')) as DemoCatalog
}

/** Pictures of each goods by goods id, first the main one. */
export function readGallery(): Readonly<Record<string, readonly string[]>> {
  const images = JSON.parse(readFileSync(join(import.meta.dirname, 'images.json'), 'utf8')) as { goods: Record<string, string[]> }
  return images.goods
}
