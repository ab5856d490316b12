import { z } from 'zod'

/** What sort of unit a buyer takes: the trade unit or the second unit of the SKU. */
export const unitKinds = ['primary', 'second'] as const

/**
 * The price block of the specification (section 3, "Goods price fields"), for the price class of the viewer.
 * Prices are yuan per unit; null means "ask": the goods need an enquiry or the price is not shown.
 */
export const priceFields = {
  goodsPrice: z.number().nullable(),
  /** The trade unit as shown in the visitor's language, e.g. 吨. */
  priceUnit: z.string(),
  priceUnitCode: z.string(),
  secPrice: z.number().nullable(),
  secPriceUnit: z.string().nullable(),
  secPriceUnitCode: z.string().nullable(),
  /** 1 = sold in the trade unit only, 2 = the buyer may choose the second unit. */
  saleUnitState: z.union([z.literal(1), z.literal(2)]),
  /** 1 = no cart, enquiry basket only. */
  isRequireEnquiry: z.union([z.literal(0), z.literal(1)]),
}

export const storeInf = z.object({
  storeId: z.number(),
  storeName: z.string(),
  /** City that the store ships from. */
  city: z.string(),
})

/** The SKU that a card or page opens with; stock is a count of trade units. */
export const defaultProduct = z.object({
  productId: z.number(),
  productPrice: z.number().nullable(),
  productStock: z.number(),
})

/** Quantity rules in the trade unit: `precision` is the number of decimals, `step` is added to `minBuyNum`. */
export const quantityFields = {
  minBuyNum: z.number(),
  buyStep: z.number(),
  precision: z.number().int(),
}

/** That the price is a flash price: what it is otherwise, in yuan per trade unit, and when it is to end. Null for other prices. */
export const flashBadge = z.object({ listPrice: z.number(), endsAt: z.string() }).nullable()

/** A running team purchase below the price: its lowest price in yuan per trade unit, and the members of a team. Null without one. */
export const teamBadge = z.object({ campaignSn: z.string(), teamPrice: z.number(), size: z.number().int() }).nullable()
export type TeamBadge = z.output<typeof teamBadge>

/** A goods on a list, in a floor, in a comparison: one shown SKU of it. */
export const goodsCard = z.object({
  goodsId: z.number(),
  /** The SKU to open: the one that matches the filters best. */
  defaultProductId: z.number(),
  goodsName: z.string(),
  /** Specification line under the name: material · standard · size. */
  specLine: z.string(),
  /** Address of the picture; add `?w=` with 96, 160, 220, 320, 480, 640, 800 or 1200. */
  goodsImage: z.string(),
  categoryId: z.number(),
  brandName: z.string(),
  ...priceFields,
  /** What `secPrice` holds beyond the exact conversion, in yuan; 0 when it is the conversion alone. */
  secSurcharge: z.number(),
  /** `goodsPrice` as yuan per tonne; null without a price, or where the mass of the trade unit is not known. */
  perTonne: z.number().nullable(),
  flash: flashBadge,
  team: teamBadge,
  ...quantityFields,
  defaultProduct,
  storeInf,
  standards: z.array(z.string()),
  tags: z.array(z.string()),
  skuNum: z.number(),
  leadTimeDays: z.number(),
  sampleAvailable: z.union([z.literal(0), z.literal(1)]),
  /** Paid orders that hold the goods, whatever their quantity and unit. */
  soldNum: z.number(),
})
export type GoodsCard = z.output<typeof goodsCard>

/** Where a page of a list stands. `total` is exact; pages past the cap are not served. */
export const pageInfo = z.object({
  current: z.number(),
  pageSize: z.number(),
  total: z.number(),
  pageCount: z.number(),
})
