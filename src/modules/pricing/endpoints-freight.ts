import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text, timestamp, whole, yuan } from '../../api/fields.ts'

const desk = { store: 'store.goods' } as const
const typed = z.string().trim().max(20)

const rates = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('per_tonne_km'),
    leastTonnes: typed,
    fullTruckTonnes: typed,
    fullRate: typed,
    partRate: typed,
    minCharge: typed,
    loadingPerTonne: typed,
  }),
  z.object({
    mode: z.literal('step_kg'),
    steps: z
      .array(z.object({ uptoKg: typed, by: z.enum(['price', 'kg']), amount: typed }))
      .max(20)
      .readonly(),
  }),
  z.object({
    mode: z.literal('first_next'),
    firstKg: typed,
    first: typed,
    nextKg: typed,
    next: typed,
    freeOver: typed,
    remoteProvinces: z
      .array(z.string().regex(/^[0-9]{2}$/))
      .max(40)
      .readonly(),
    remoteSurcharge: typed,
  }),
  z.object({ mode: z.literal('enquiry') }),
  z.object({ mode: z.literal('none') }),
])
export type FreightRatesInput = z.output<typeof rates>

const template = z.object({
  freightTemplateId: z.number(),
  /** 0 for the platform's, which a store chooses but does not write. */
  storeId: z.number(),
  nameZh: z.string(),
  nameEn: z.string(),
  selfPickup: oneOrZero,
  rates,
  /** Own goods that have it. */
  goodsNum: z.number(),
  version: z.number(),
  updatedAt: timestamp,
})
export type FreightTemplate = z.output<typeof template>

export const freightTemplateList = endpoint({
  method: 'GET',
  path: 'v3/goods/seller/freightTemplate/list',
  summary: 'Freight templates of the own stores, then the platform’s',
  guard: desk,
  input: z.object({}),
  output: z.object({
    list: z.array(template),
    /** Where the own goods leave from, for trying a template. */
    warehouses: z.array(z.object({ warehouseId: z.number(), warehouseName: z.string(), regionCode: z.string() })),
  }),
  rate: 'read',
})

export const freightTemplateSave = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/freightTemplate/save',
  summary: 'Writes a freight template of an own store; orders that were placed keep their freight',
  guard: desk,
  input: z.object({
    /** 0 for a new one. */
    freightTemplateId: whole(),
    oldVersion: whole(),
    nameZh: text(40, 1),
    nameEn: text(80).default(''),
    selfPickup: oneOrZero.default(1),
    rates,
  }),
  output: z.object({ freightTemplateId: z.number(), version: z.number() }),
  rate: 'write',
})

export const freightTemplateDelete = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/freightTemplate/delete',
  summary: 'Deletes a freight template of an own store that no goods have',
  guard: desk,
  input: z.object({ freightTemplateId: id, oldVersion: whole() }),
  output: z.null(),
  rate: 'write',
})

export const freightTry = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/freightTemplate/try',
  summary: 'What these rates charge for a mass from a place to another; nothing is written',
  guard: desk,
  input: z.object({
    rates,
    kilograms: decimal,
    goodsAmount: decimal.default('0'),
    fromRegion: z.string().regex(/^[0-9]{2,9}$/),
    toRegion: z.string().regex(/^[0-9]{2,9}$/),
  }),
  output: z.object({
    /** Yuan; null where the carrier must be asked. */
    amount: yuan.nullable(),
    perTonne: yuan.nullable(),
    distanceKm: z.number().nullable(),
    reason: z.string(),
  }),
  rate: 'read',
})
