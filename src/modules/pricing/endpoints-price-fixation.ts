import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, timestamp, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { priceFixationMachine } from './rules/price-fixation-machine.ts'

// The catalogue, which comes later and keeps the prices, answers these calls; the page of alerts shows them too.
const buyers = { memberTypes: [2, 3, 6] } as const
const desk = { store: 'store.orders' } as const
const wish = { productId: id, number: decimal, unit: z.enum(['primary', 'second']).default('primary') }

/** A wish to fix a price, for the buyer and for the store. */
export const priceFixationView = z.object({
  pricingId: z.number(),
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  /** Who asks; empty for the buyer's own. */
  buyerName: z.string(),
  number: z.number(),
  unit: z.enum(['primary', 'second']),
  unitName: z.string(),
  /** Yuan per unit, as it was shown for this quantity. */
  price: z.number(),
  amount: yuan,
  /** The day of the quote that the price comes from. */
  quoteDate: z.string(),
  state: z.enum(priceFixationMachine.states),
  isAuto: z.boolean(),
  reason: z.string(),
  orderSn: z.string(),
  askedTime: timestamp,
  /** Until when the store may agree. */
  expiresAt: timestamp,
  /** Until when a fixed price holds; null while there is none. */
  holdUntil: timestamp.nullable(),
  can: z.array(z.enum(['confirm', 'decline', 'withdraw'])),
})
export type PriceFixationView = z.output<typeof priceFixationView>

export const priceFixationQuote = endpoint({
  method: 'GET',
  path: 'v3/market/front/pricing/quote',
  summary: 'The price of now for a quantity of index-linked goods, to be fixed within its seconds',
  guard: buyers,
  input: z.object(wish),
  output: z.object({
    productId: z.number(),
    goodsName: z.string(),
    specText: z.string(),
    unitName: z.string(),
    price: z.number(),
    amount: yuan,
    formulaPriceId: z.number(),
    quoteDate: z.string(),
    shownTime: timestamp,
    validUntil: timestamp,
    /** Why it cannot be fixed now; null when it can. */
    refusal: z.string().nullable(),
    holdMinutes: z.number(),
    /** The buyer's open wish or fixed price of this SKU. */
    own: priceFixationView.nullable(),
  }),
  rate: 'read',
})

export const priceFixationRequest = endpoint({
  method: 'POST',
  path: 'v3/market/front/pricing/ask',
  summary: 'Asks the store to fix the shown price for a quantity; a store may agree by a rule at once',
  guard: buyers,
  input: z.object({ ...wish, price: decimal, formulaPriceId: id, shownTime: z.iso.datetime() }),
  output: priceFixationView,
  idempotent: true,
  rate: 'write',
})

export const priceFixationList = endpoint({
  method: 'GET',
  path: 'v3/market/front/pricing/list',
  summary: "The member's wishes to fix prices, the newest first",
  guard: 'login',
  input: z.object({ ...pageFields }),
  output: z.object({ list: z.array(priceFixationView), total: z.number() }),
  rate: 'read',
})

export const priceFixationWithdraw = endpoint({
  method: 'POST',
  path: 'v3/market/front/pricing/withdraw',
  summary: 'Takes a wish back that the store has not answered',
  guard: 'login',
  input: z.object({ pricingId: id }),
  output: priceFixationView,
  rate: 'write',
})

export const priceFixationTabs = ['', 'open', 'fixed', 'over'] as const

export const sellerPriceFixationList = endpoint({
  method: 'GET',
  path: 'v3/market/seller/pricing/list',
  summary: 'Wishes to fix prices of the own stores, the newest first',
  guard: desk,
  input: z.object({ ...pageFields, tab: z.enum(priceFixationTabs).default('') }),
  output: z.object({ list: z.array(priceFixationView), total: z.number() }),
  rate: 'read',
})

export const priceFixationConfirm = endpoint({
  method: 'POST',
  path: 'v3/market/seller/pricing/confirm',
  summary: 'Agrees to the asked price: it is held for the buyer for one order of up to this quantity',
  guard: desk,
  input: z.object({ pricingId: id }),
  output: priceFixationView,
  idempotent: true,
  rate: 'write',
})

export const priceFixationDecline = endpoint({
  method: 'POST',
  path: 'v3/market/seller/pricing/decline',
  summary: 'Refuses the asked price with a reason',
  guard: desk,
  input: z.object({ pricingId: id, reason: text(200, 1) }),
  output: priceFixationView,
  rate: 'write',
})

const rule = z.object({
  storeId: z.number(),
  storeName: z.string(),
  /** Tonnes a day that are confirmed without a person; 0 for none. */
  autoTons: z.number(),
  /** 0 for as long as the goods' usual price lock. */
  holdMinutes: z.number(),
  version: z.number(),
})
export type PriceFixationRule = z.output<typeof rule>

export const priceFixationRules = endpoint({
  method: 'GET',
  path: 'v3/market/seller/pricing/rule',
  summary: 'What the own stores confirm by themselves, and how long they hold a fixed price',
  guard: { store: 'store.goods' },
  input: z.object({}),
  output: z.array(rule),
  rate: 'read',
})

export const priceFixationRuleSave = endpoint({
  method: 'POST',
  path: 'v3/market/seller/pricing/rule/save',
  summary: "Changes a store's rule for fixing prices",
  guard: { store: 'store.goods' },
  input: z.object({
    storeId: id,
    autoTons: whole(100_000),
    holdMinutes: z.union([z.literal(0), z.literal('0').transform(() => 0 as const), whole(1440, 5)]),
    oldVersion: whole(2_147_483_647),
  }),
  output: rule,
  rate: 'write',
})
