import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, idList, timestamp } from '../../api/fields.ts'
import { tierStep } from '../catalog/endpoints-goods.ts'
import { unitKinds } from '../catalog/endpoints.ts'
import { baseKinds } from '../catalog/rules/price-precedence.ts'
import { priceReasons } from '../catalog/rules/resolve-price.ts'

export const freightEstimate = z.object({
  /** False where the carrier must be asked. */
  computable: z.boolean(),
  /** Yuan; null when not computable. */
  amount: z.number().nullable(),
  /** Road distance that was assumed, kilometres; null where it does not matter. */
  distanceKm: z.number().nullable(),
  /** `free`, `per_tonne_km`, `step_kg`, `first_next`, `enquiry`, `none`, `mass_unknown`, `region_unknown` or `region_closed`. */
  reason: z.string(),
})

/** Goods with their freight to the viewer's city, per trade unit. */
export const deliveredPriceView = z.object({
  productId: z.number(),
  /** The quantity that it is told for, in trade units: ten tonnes for goods by the tonne, else the least order. */
  number: z.number(),
  unitName: z.string(),
  /** Yuan per trade unit with freight; null where the carrier must be asked. */
  delivered: z.number().nullable(),
  /** The same per tonne; null where the mass of the trade unit is not known. */
  perTonne: z.number().nullable(),
  /** Yuan of the whole consignment; null where the carrier must be asked. */
  freight: z.number().nullable(),
  /** As in the freight estimate. */
  reason: z.string(),
})

export const deliveredPrices = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/delivered',
  summary:
    'Delivered prices of SKUs in the city of the CityCode header, each at the quantity it is compared at; SKUs without a price are left out',
  guard: 'anyone',
  input: z.object({ productIds: idList(60) }),
  output: z.object({ cityName: z.string(), list: z.array(deliveredPriceView) }),
  rate: 'read',
})

export const priceQuote = endpoint({
  method: 'GET',
  path: 'v3/goods/front/goods/goods/quote',
  summary: 'Unit price, next tier, line amount and freight of a quantity, for the viewer and the city in the CityCode header',
  guard: 'anyone',
  input: z.object({ productId: id, number: decimal, unit: z.enum(unitKinds).default('primary') }),
  output: z.object({
    productId: z.number(),
    unit: z.enum(unitKinds),
    number: z.number(),
    /** The quantity in trade units. */
    primaryNumber: z.number(),
    /** Yuan per chosen unit; null for goods that need an enquiry. */
    unitPrice: z.number().nullable(),
    /** Why it is what it is: list price, quantity tier, agreed price, promotion (flash price), index formula. */
    reason: z.enum(priceReasons),
    /** The price that it starts from, before tier and flash price: agreed, fixed, lock, index or list. */
    base: z.enum(baseKinds),
    /** Yuan per chosen unit of that price. */
    basePrice: z.number().nullable(),
    /** Until when a lock or a price fixation holds it; null without one. */
    heldUntil: timestamp.nullable(),
    nextTier: tierStep.nullable(),
    amount: z.number().nullable(),
    massKg: z.number().nullable(),
    freight: freightEstimate,
    /** Null when the quantity may be ordered; otherwise the sentence why not. */
    refusal: z.string().nullable(),
  }),
  rate: 'read',
})
