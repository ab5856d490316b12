import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList } from '../../api/fields.ts'
import { defaultProduct, flashBadge, goodsCard, priceFields, quantityFields, teamBadge } from './endpoints.ts'
import { crumb } from '../taxonomy/endpoints-categories.ts'

const flag = z.union([z.literal(0), z.literal(1)])

/** A quantity step of the price: from `minNum` trade units on, `goodsPrice` per trade unit. */
export const tierStep = z.object({ minNum: z.number(), goodsPrice: z.number(), secPrice: z.number().nullable() })

export const warehouseStock = z.object({
  warehouseId: z.number(),
  warehouseName: z.string(),
  /** Six-digit region code of the place. */
  regionCode: z.string(),
  cityName: z.string(),
  stock: z.number(),
})

/** One SKU with everything that changes when another is picked. */
export const goodsSku = z.object({
  productId: z.number(),
  /** Value per column code: everything in which the SKUs of the goods differ. */
  axisValues: z.record(z.string(), z.string()),
  specText: z.string(),
  goodsPrice: z.number().nullable(),
  secPrice: z.number().nullable(),
  flash: flashBadge,
  team: teamBadge,
  tiers: z.array(tierStep),
  productStock: z.number(),
  warehouses: z.array(warehouseStock),
  /** Kilograms of one trade unit; null where it is not known. */
  unitMassKg: z.number().nullable(),
  /** Exactly how many second units make one trade unit: numerator / denominator. */
  convToSec: z.object({ numerator: z.number(), denominator: z.number() }).nullable(),
  /** Decimals of a quantity in the second unit. */
  secPrecision: z.number().int(),
})
export type GoodsSku = z.output<typeof goodsSku>

export const specRow = z.object({ code: z.string(), label: z.string(), value: z.string(), unit: z.string() })

/** A certificate of the goods; `values` is what was measured of the batch, for mill certificates and test reports. */
export const certificate = z.object({
  title: z.string(),
  number: z.string(),
  /** A day, or empty without limit. */
  validUntil: z.string(),
  /** Address of a picture; empty without one. */
  image: z.string(),
  /** The day on which the platform checked it; empty where it did not. */
  checkedOn: z.string(),
  values: z.array(z.object({ item: z.string(), required: z.string(), measured: z.string() })),
})

export const storeCard = z.object({
  storeId: z.number(),
  storeName: z.string(),
  companyName: z.string(),
  logo: z.string(),
  city: z.string(),
  district: z.string(),
  /** `producer` or `trader`. */
  storeType: z.string(),
  yearsOpen: z.number(),
  descScore: z.number().nullable(),
  serviceScore: z.number().nullable(),
  logisticsScore: z.number().nullable(),
  phone: z.string(),
  goodsNum: z.number(),
})

export const goodsDetail = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/details',
  summary: 'Everything of one goods page, for the SKU asked for',
  guard: 'anyone',
  input: z.object({ productId: id }),
  output: z.object({
    goodsId: z.number(),
    productId: z.number(),
    goodsName: z.string(),
    specLine: z.string(),
    /** `retail` or `business`: whose prices these are. */
    priceClass: z.enum(['retail', 'business']),
    gallery: z.array(z.string()),
    path: z.array(crumb),
    brand: z.object({ brandId: z.number(), brandName: z.string() }).nullable(),
    ...priceFields,
    ...quantityFields,
    defaultProduct,
    /** What a buyer picks a SKU by: values of these codes are enough to name one SKU. */
    axes: z.array(z.object({ code: z.string(), label: z.string(), unit: z.string(), values: z.array(z.string()) })),
    /** Columns of the SKU table: the axes and what follows from them (outside diameter, wall). */
    columns: z.array(z.object({ code: z.string(), label: z.string(), unit: z.string() })),
    skus: z.array(goodsSku),
    /** Most that one order may take of a SKU, in trade units; null without limit. */
    buyLimit: z.number().nullable(),
    leadTimeDays: z.number(),
    /** `fixed`, `spot_avg_premium`, `average`, `futures_point`, `formula` or `enquiry`. */
    pricingMode: z.string(),
    /** 1: the prices follow a published index; the explanation is asked for apart. */
    isIndexPrice: flag,
    /** How an index-linked business price is made; null for others and for retail viewers. */
    indexLink: z.object({ seriesCode: z.string(), factor: z.number(), premium: z.number() }).nullable(),
    specs: z.array(specRow),
    standards: z.array(z.object({ code: z.string(), verifiedEdition: flag })),
    documents: z.array(z.string()),
    certificates: z.array(certificate),
    tags: z.array(z.string()),
    qualificationRequired: z.array(z.string()),
    hazardous: flag,
    sampleAvailable: flag,
    sampleNote: z.string(),
    weighMethod: z.string(),
    weighTolerance: z.string(),
    returnPolicy: z.string(),
    /** 1: a person buying for daily life may return it within seven days. */
    consumerReturn: flag,
    /** Deposit in percent of the price; null without. */
    depositPercent: z.number().nullable(),
    description: z.string(),
    store: storeCard,
    freight: z.object({
      freightTemplateId: z.number(),
      freightName: z.string(),
      /** `per_tonne_km`, `step_kg`, `first_next`, `enquiry` or `none`. */
      mode: z.string(),
      selfPickup: flag,
      note: z.string(),
    }),
    soldNum: z.number(),
    sameCategory: z.array(goodsCard),
  }),
  rate: 'read',
})

export const goodsDelisted = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/gone',
  summary: 'Whether a SKU was on sale once and was taken down since or its store suspended, with the category to look in instead',
  guard: 'anyone',
  input: z.object({ productId: id }),
  output: z.object({
    /** 0 also for goods that were never published: they do not exist for visitors. */
    gone: flag,
    goodsName: z.string(),
    categoryId: z.number().nullable(),
    /** The store whose suspension alone keeps it from being shown; empty otherwise. */
    pausedStore: z.string(),
  }),
  rate: 'read',
})

export const goodsPaused = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/paused',
  summary: 'Which of these SKUs and goods are not shown because their store is suspended; they come back with it',
  guard: 'login',
  input: z.object({ productIds: idList(60).default([]), goodsIds: idList(60).default([]) }),
  output: z.array(
    z.object({
      goodsId: z.number(),
      /** Those asked for; all SKUs of goods that were asked for as such. */
      productIds: z.array(z.number()),
      goodsName: z.string(),
      goodsImage: z.string(),
      storeName: z.string(),
    }),
  ),
  rate: 'read',
})

export const goodsByIds = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/listByIds',
  summary: 'Cards of given SKUs, in the order asked (recently viewed, contrast); what is not on sale is left out',
  guard: 'anyone',
  input: z.object({ productIds: idList(60) }),
  output: z.array(goodsCard),
  rate: 'read',
})

export const goodsOf = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/listByGoods',
  summary: 'Cards of given goods by their first SKU, in the order asked; what is not on sale is left out',
  guard: 'anyone',
  input: z.object({ goodsIds: idList(60) }),
  output: z.array(goodsCard),
  rate: 'read',
})

export const goodsComparison = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/contrast',
  summary: 'Up to four SKUs side by side with comparable rows',
  guard: 'anyone',
  input: z.object({ productIds: idList(4) }),
  output: z.object({
    list: z.array(goodsCard),
    rows: z.array(z.object({ code: z.string(), label: z.string(), unit: z.string(), values: z.array(z.string()), differs: flag })),
  }),
  rate: 'read',
})
