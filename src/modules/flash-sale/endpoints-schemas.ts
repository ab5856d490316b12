import { z } from 'zod'
import { decimal, id, timestamp, whole, text } from '../../api/fields.ts'
import { flashSaleMachine } from './rules/flash-sale-machine.ts'

export const flashSaleState = z.enum(flashSaleMachine.states as readonly [string, ...string[]])

/** A SKU of a sale as its desk sees it: prices in yuan per trade unit, quantities in trade units. */
export const managedItem = z.object({
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  unitName: z.string(),
  retailPrice: z.number(),
  businessPrice: z.number(),
  /** The list prices of now; null where the SKU has none any more. */
  listRetail: z.number().nullable(),
  listBusiness: z.number().nullable(),
  number: z.number(),
  /** 0: no limit. */
  perBuyer: z.number(),
  /** Ordered and not given back. */
  sold: z.number(),
})
export type ManagedItem = z.output<typeof managedItem>

export const managedSale = z.object({
  flashSaleId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  origin: z.enum(['STORE', 'PLATFORM']),
  nameZh: z.string(),
  nameEn: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  state: flashSaleState,
  /** Why the platform rejected or voided it. */
  reason: z.string(),
  version: z.number(),
  items: z.array(managedItem),
  /** Orders that are not cancelled, what they saved in yuan, and buyers who had ordered nothing from the store before. */
  orders: z.number(),
  saved: z.number(),
  newBuyers: z.number(),
  can: z.array(z.string()),
})
export type ManagedSale = z.output<typeof managedSale>

/** A moment in Shanghai as a form has it: `2026-11-23T10:00`. */
const localTimestamp = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** A sale as it is written down; prices in yuan, quantities in trade units. */
export const written = {
  nameZh: text(40).default(''),
  nameEn: text(80).default(''),
  startsAt: localTimestamp,
  endsAt: localTimestamp,
  items: z
    .array(
      z.object({
        productId: id,
        retailPrice: decimal,
        businessPrice: decimal,
        number: decimal,
        /** 0: no limit. */
        perBuyer: decimal.default('0'),
      }),
    )
    .max(50)
    .default([]),
  expectedVersion: whole(2_147_483_647).default(0),
}
export const moved = z.object({ flashSaleId: z.number(), state: flashSaleState, version: z.number() })

/** A SKU to put into a sale. */
export const sellableSku = z.object({
  productId: z.number(),
  goodsName: z.string(),
  specText: z.string(),
  unitName: z.string(),
  retailPrice: z.number(),
  businessPrice: z.number(),
  minBuyNum: z.number(),
  precision: z.number().int(),
  /** In stock now. */
  stock: z.number(),
})
export type SellableSku = z.output<typeof sellableSku>
