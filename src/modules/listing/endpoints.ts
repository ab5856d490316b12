import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text, whole } from '../../api/fields.ts'
import { pageInfo } from '../catalog/endpoints.ts'

/** Where goods can stand; the tabs of the store's list. */
export const goodsStates = ['on_sale', 'off_shelf', 'taken_down', 'held', 'refused', 'draft'] as const
export type GoodsState = (typeof goodsStates)[number]

const shelfStock = z.object({
  warehouseId: z.number(),
  warehouseName: z.string(),
  /** Trade units that may still be sold. */
  available: z.number(),
  /** Trade units promised to orders that have not left the house. */
  held: z.number(),
  /** What lies in the warehouse: available and held. */
  onHand: z.number(),
})

const shelfSku = z.object({
  productId: z.number(),
  specText: z.string(),
  /** Yuan per trade unit; null where there is no price. */
  retailPrice: z.number().nullable(),
  businessPrice: z.number().nullable(),
  /** Yuan per second unit; null where the SKU is sold in the trade unit only. */
  retailSecPrice: z.number().nullable(),
  businessSecPrice: z.number().nullable(),
  stocks: z.array(shelfStock),
  /** Below how much to sell in all it counts as short, in trade units; null where the minimum order is the threshold. */
  alertAt: z.number().nullable(),
  /** Of goods on sale at a price: less to sell than the threshold. */
  isShort: z.boolean(),
})
export type ListedSku = z.output<typeof shelfSku>

const shelfGoods = z.object({
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string(),
  state: z.enum(goodsStates),
  /** Why it is held, refused, off the shelf or taken down by the platform; empty without. */
  reason: z.string(),
  priceUnit: z.string(),
  secPriceUnit: z.string().nullable(),
  /** Decimals of a quantity in the trade unit. */
  precision: z.number().int(),
  isRequireEnquiry: z.union([z.literal(0), z.literal(1)]),
  freightTemplateId: z.number(),
  freightName: z.string(),
  /** What this person may do now. */
  can: z.array(z.enum(['publish', 'takeOff', 'price', 'formula', 'stock'])),
  skus: z.array(shelfSku),
})
export type ListedGoods = z.output<typeof shelfGoods>

export const ownGoodsList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/goods/list',
  summary: "The own store's goods with SKUs, both prices and stock by warehouse, the newest first",
  guard: { store: 'store.goods' },
  input: z.object({
    state: z.enum(['', ...goodsStates]).default(''),
    /** A part of the name or specification, or an id of the goods or of a SKU. */
    keyword: text(60).default(''),
    /** Only goods of which a SKU is short of stock. */
    isShort: oneOrZero.default(0),
    /** Only goods that are kept in this warehouse, with the SKUs that are; those that are sold out there included. */
    warehouseId: id.optional(),
    current: whole(500, 1).default(1),
    pageSize: whole(50, 1).default(20),
  }),
  output: z.object({
    list: z.array(shelfGoods),
    pagination: pageInfo,
    /** All of the stores' warehouses, to filter by. */
    warehouses: z.array(z.object({ warehouseId: z.number(), warehouseName: z.string() })),
    /** Goods that the filters find, by state. */
    counts: z.object({
      all: z.number(),
      on_sale: z.number(),
      off_shelf: z.number(),
      taken_down: z.number(),
      held: z.number(),
      refused: z.number(),
      draft: z.number(),
    }),
  }),
  rate: 'read',
})

const newPrices = z.object({
  productId: id,
  retailPrice: decimal,
  businessPrice: decimal,
  /** The prices that the person saw; refused when somebody has changed them meanwhile. */
  oldRetailPrice: decimal.nullable(),
  oldBusinessPrice: decimal.nullable(),
})

/** SKUs whose prices one call may change. */
export const mostPrices = 300

export const setOwnPrices = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/prices',
  summary: 'Prices of several SKUs of the own stores, all of them or none; `errors` names by `price-<productId>` what is refused',
  guard: { store: 'store.goods' },
  input: z.object({ list: z.array(newPrices).min(1).max(mostPrices) }),
  output: z.object({ savedNum: z.number() }),
  rate: 'write',
})

export const setOwnPrice = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/price',
  summary: 'Both prices of a SKU of the own store, yuan per trade unit; the second unit follows by the ratio',
  guard: { store: 'store.goods' },
  input: newPrices,
  output: z.object({
    productId: z.number(),
    retailPrice: z.number(),
    businessPrice: z.number(),
    retailSecPrice: z.number().nullable(),
    businessSecPrice: z.number().nullable(),
  }),
  rate: 'write',
})

export const adjustOwnStock = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/goods/stock',
  summary: 'What lies in a warehouse of the own store, counted anew; never below what orders hold',
  guard: { store: 'store.goods' },
  input: z.object({
    productId: id,
    warehouseId: id,
    /** Trade units in the warehouse now, those held for orders included. */
    onHand: decimal,
    /** The number that the person saw; orders do not change it, shipments and other corrections do. */
    oldOnHand: decimal,
    reason: text(200, 1),
  }),
  output: z.object({ productId: z.number(), warehouseId: z.number(), available: z.number(), held: z.number(), onHand: z.number() }),
  idempotent: true,
  rate: 'write',
})
