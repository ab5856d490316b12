import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, text, whole } from '../../api/fields.ts'

export const storeRow = z.object({
  storeId: z.number(),
  storeName: z.string(),
  companyName: z.string(),
  /** Address of the logo; empty means that the first character on a coloured square stands for it. */
  logo: z.string(),
  provinceCode: z.string(),
  city: z.string(),
  district: z.string(),
  storeType: z.enum(['producer', 'trader']),
  yearsOpen: z.number(),
  /** Averages of what buyers gave, 1 to 5; null while nobody has rated the store. */
  descScore: z.number().nullable(),
  serviceScore: z.number().nullable(),
  logisticsScore: z.number().nullable(),
  phone: z.string(),
  description: z.string(),
  mainCategoryIds: z.array(z.number()),
  /** 1: run by the platform itself (E-Commerce Law, article 37). */
  selfOperated: z.union([z.literal(0), z.literal(1)]),
})
export type StoreRow = z.output<typeof storeRow>

export const storeList = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/list',
  summary: 'Open stores by words, main category, kind and province',
  guard: 'anyone',
  input: z.object({
    keyword: text(60).default(''),
    categoryId: id.optional(),
    storeType: z.enum(['', 'producer', 'trader']).default(''),
    provinceCode: z
      .string()
      .regex(/^([0-9]{2})?$/)
      .default(''),
    current: whole(100, 1).default(1),
    pageSize: whole(60, 1).default(20),
  }),
  output: z.object({
    list: z.array(storeRow),
    pagination: z.object({ current: z.number(), pageSize: z.number(), total: z.number(), pageCount: z.number() }),
  }),
  rate: 'search',
})

export const storesOf = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/listByIds',
  summary: 'Given open stores in the order asked (followed stores)',
  guard: 'anyone',
  input: z.object({ storeIds: idList(60) }),
  output: z.array(storeRow),
  rate: 'read',
})

export const storeIndex = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/index',
  summary: 'Head of a store page; its goods are the goods list with storeId',
  guard: 'anyone',
  input: z.object({ vid: id }),
  output: storeRow,
  rate: 'read',
})

export const storeInfo = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/info',
  summary: 'Introduction of a store with its qualifications, addresses and warehouses',
  guard: 'anyone',
  input: z.object({ vid: id }),
  output: z.object({
    store: storeRow,
    /** Unified social credit code, as the law asks a store to show. */
    /** The company's registered name, in any language; documents carry this one. */
    registeredName: z.string(),
    creditCode: z.string(),
    regionCode: z.string(),
    qualifications: z.array(
      z.object({
        name: z.string(),
        number: z.string(),
        issuer: z.string(),
        /** Last day, `2027-06-30`; empty where it does not run out. */
        validUntil: z.string(),
        /** 1: the platform has seen it; otherwise it is the store's own word. */
        isChecked: z.union([z.literal(0), z.literal(1)]),
        /** 1: its last day is over. */
        isExpired: z.union([z.literal(0), z.literal(1)]),
        /** The day of that check, `2026-11-20`; empty where nobody looked or the day is not known. */
        checkedOn: z.string(),
      }),
    ),
    /** How many members follow the store. */
    followNum: z.number(),
    warehouses: z.array(z.object({ warehouseId: z.number(), warehouseName: z.string(), regionCode: z.string(), cityName: z.string() })),
    fictional: z.union([z.literal(0), z.literal(1)]),
    /** The days on which it takes no new orders, planned or running; null for none. Days `2026-11-20`, both included. */
    closure: z.object({ closedFrom: z.string(), closedTo: z.string(), notice: z.string() }).nullable(),
    /** Its week; minutes of the day in Asia/Shanghai, ISO weekdays. Empty when it never said. */
    week: z.array(z.object({ weekday: z.number(), opensAt: z.number(), closesAt: z.number() })),
  }),
  rate: 'read',
})
