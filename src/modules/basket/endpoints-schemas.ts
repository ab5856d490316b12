import { z } from 'zod'
import { unitKinds } from '../catalog/endpoints.ts'
import { baseKinds } from '../catalog/rules/price-precedence.ts'

export const flag = z.union([z.literal(0), z.literal(1)])

/** A quantity step of the price that a line has reached or could reach; prices are yuan per chosen unit. */
export const basketTier = z.object({ minNum: z.number(), goodsPrice: z.number() })

/**
 * Why a line cannot be bought as it stands. `code` is for programs, `text` for people, `suggest` the nearest legal
 * quantities (one click each) where there are any.
 */
export const lineProblem = z.object({
  code: z.enum([
    'offSale',
    'storeClosed',
    'storeSuspended',
    'enquiryOnly',
    'soldOut',
    'belowMin',
    'offStep',
    'aboveLimit',
    'aboveStock',
    'unitGone',
    'priceStale',
  ]),
  text: z.string(),
  suggest: z.array(z.number()),
})

/** What the three baskets show of a line (specification §3, cart item). */
export const basketLineFields = {
  /** Id of the line; `update`, `check` and `delete` take it. */
  cartId: z.number(),
  productId: z.number(),
  goodsId: z.number(),
  storeId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string(),
  /** The SKU's axis values, e.g. `DN100 · 4.0 mm`. */
  specText: z.string(),
  /** Quantity in the chosen unit. */
  buyNum: z.number(),
  minBuyNum: z.number(),
  /** Distance between legal quantities. */
  step: z.number(),
  /** Most that one order may take, in the chosen unit; null without limit. */
  buyLimit: z.number().nullable(),
  /** Decimals of the chosen unit. */
  precision: z.number().int(),
  unit: z.enum(unitKinds),
  unitName: z.string(),
  saleUnitState: z.union([z.literal(1), z.literal(2)]),
  /** Units to choose from, with their names. */
  units: z.array(z.object({ unit: z.enum(unitKinds), unitName: z.string() })),
  /** The same quantity in the other unit, rounded to its decimals; null with one unit. */
  otherUnit: z.object({ number: z.number(), unitName: z.string() }).nullable(),
  /** Sellable stock in the chosen unit. */
  productStock: z.number(),
  /** Yuan per chosen unit for the viewer; null where the price is asked for. */
  goodsPrice: z.number().nullable(),
}

/** A line of the shopping cart. */
export const cartLine = z.object({
  ...basketLineFields,
  /** What the buyer's company calls the SKU; empty where it has no code of its own. */
  materialCode: z.string(),
  isChecked: flag,
  /** Yuan, two decimals; `totalAmount` and `subtotal` are the same sum under both names of the specification. */
  totalAmount: z.number(),
  subtotal: z.number(),
  /** `list`, `tier`, `agreed`, `promotion` or `index`. */
  priceReason: z.string(),
  /** The price that the line starts from, before tier and flash price: `agreed`, `fixed`, `lock`, `index` or `list`. */
  priceBase: z.enum(baseKinds),
  /** Price now minus price when it was put in, yuan per chosen unit; 0 when it stayed. */
  priceChange: z.number(),
  /** The price lock of an index-linked line: when it ends, null while the price is not locked; null for other goods. */
  index: z.object({ quoteDate: z.string(), lockedUntil: z.string().nullable() }).nullable(),
  /** The flash sale of the SKU: what this buyer may still take at its price, in the chosen unit; more is sold at the ordinary price. Null without one. */
  flash: z.object({ endsAt: z.string(), allowed: z.number(), perBuyer: z.number().nullable() }).nullable(),
  /** A running team purchase whose price is below that of the line, per trade unit; the line itself is never sold at it. */
  team: z.object({ campaignSn: z.string(), teamPrice: z.number(), size: z.number().int(), unitName: z.string() }).nullable(),
  tier: basketTier.nullable(),
  nextTier: basketTier.nullable(),
  problem: lineProblem.nullable(),
})
export type CartLine = z.output<typeof cartLine>

/** A line of the enquiry basket: any quantity may be asked for. */
export const enquiryLine = z.object({
  ...basketLineFields,
  /** Yuan per chosen unit that the buyer hopes for; null when not said. */
  wantedPrice: z.number().nullable(),
  /** Day that the goods are wanted by, `YYYY-MM-DD`; null when not said. */
  wantedDate: z.string().nullable(),
  remark: z.string(),
  problem: lineProblem.nullable(),
})
export type EnquiryLine = z.output<typeof enquiryLine>

export const sampleLine = z.object({ ...basketLineFields, sampleNote: z.string(), problem: lineProblem.nullable() })
export type SampleLine = z.output<typeof sampleLine>
