import type { Certificate } from '../../catalog/rules/goods-certificate.ts'
import { parseDecimal } from '../../../kernel/quantity/decimal.ts'

type Flag = 0 | 1

/** A step of the quantity price: from `min` trade units on, so many percent or yuan per trade unit more (or less). */
export type TierText = { readonly min: string; readonly kind: 'percent' | 'amount'; readonly value: string }

/** One SKU as its store writes it. Numbers are the text that was typed, so a draft may be unfinished. */
export type SkuDocument = {
  /** Null for a SKU that is not there yet. */
  readonly productId: number | null
  readonly axisValues: Readonly<Record<string, string>>
  /** Yuan per trade unit. */
  readonly retailPrice: string
  readonly businessPrice: string
  /** Yuan per second unit; empty follows the trade unit's by the ratio. */
  readonly retailSecPrice: string
  readonly businessSecPrice: string
  /** How many second units make one trade unit: `1000`, `50000/1131`, or the mass of one piece, `22.62kg`. */
  readonly convToSec: string
  /** Kilograms of one trade unit that is no mass itself. */
  readonly unitMassKg: string
  /** What lies in the warehouses when the SKU begins; afterwards stock is counted, not written. */
  readonly stocks: readonly { readonly warehouseId: number; readonly onHand: string }[]
}

/** Goods as their store writes them: everything that the editor holds. 0 stands for nothing chosen. */
export type GoodsDocument = {
  readonly nameZh: string
  readonly nameEn: string
  readonly categoryId: number
  readonly brandId: number
  readonly freightTemplateId: number
  readonly attributes: Readonly<Record<string, string>>
  readonly standards: readonly { readonly code: string; readonly verifiedEdition: Flag }[]
  readonly priceUnit: string
  readonly secUnit: string
  readonly saleUnitState: 1 | 2
  readonly requireEnquiry: Flag
  readonly minBuy: string
  readonly buyStep: string
  readonly buyLimit: string
  readonly retailTiers: readonly TierText[]
  readonly businessTiers: readonly TierText[]
  readonly depositPercent: string
  readonly sampleAvailable: Flag
  readonly sampleNote: string
  readonly consumerReturn: Flag
  readonly hazardous: Flag
  readonly qualificationRequired: readonly string[]
  readonly documents: readonly string[]
  readonly certificates: readonly Certificate[]
  readonly leadTimeDays: string
  readonly weighMethod: string
  readonly weighTolerance: string
  readonly returnPolicy: string
  readonly gallery: readonly string[]
  readonly tags: readonly string[]
  readonly descriptionZh: string
  readonly descriptionEn: string
  readonly skus: readonly SkuDocument[]
}

/** Goods of which nothing is written yet, for sale by the tonne. */
export const emptyDocument: GoodsDocument = {
  nameZh: '',
  nameEn: '',
  categoryId: 0,
  brandId: 0,
  freightTemplateId: 0,
  attributes: {},
  standards: [],
  priceUnit: 't',
  secUnit: '',
  saleUnitState: 1,
  requireEnquiry: 0,
  minBuy: '1',
  buyStep: '1',
  buyLimit: '',
  retailTiers: [],
  businessTiers: [],
  depositPercent: '',
  sampleAvailable: 0,
  sampleNote: '',
  consumerReturn: 0,
  hazardous: 0,
  qualificationRequired: [],
  documents: [],
  certificates: [],
  leadTimeDays: '3',
  weighMethod: '',
  weighTolerance: '',
  returnPolicy: '',
  gallery: [],
  tags: [],
  descriptionZh: '',
  descriptionEn: '',
  skus: [],
}

/** A SKU of which nothing is written yet. */
export const emptySku: SkuDocument = {
  productId: null,
  axisValues: {},
  retailPrice: '',
  businessPrice: '',
  retailSecPrice: '',
  businessSecPrice: '',
  convToSec: '',
  unitMassKg: '',
  stocks: [],
}

/** The same goods to begin others with: SKUs and stock are new. */
export function copyOf(goods: GoodsDocument): GoodsDocument {
  return { ...goods, skus: goods.skus.map((sku) => ({ ...sku, productId: null, stocks: [] })) }
}

/** `1000.00` and `1000` are the same number; anything that is none stays as it is. */
export function canonicalText(text: string): string {
  const plain = text.trim()
  return parseDecimal(plain, 10) === undefined || !plain.includes('.') ? plain : plain.replace(/0+$/, '').replace(/\.$/, '')
}
