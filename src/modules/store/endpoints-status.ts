import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idList, timestamp, text, whole } from '../../api/fields.ts'

const span = z.object({ weekday: whole(7, 1), opensAt: whole(1440), closesAt: whole(1440) })
const closure = z.object({ closedFrom: z.string(), closedTo: z.string(), notice: z.string() })

/** What a page needs to say whether a store is at work: what it means now is worked out where it is read, since pages are kept. */
export const storeStatus = z.object({
  storeId: z.number(),
  state: z.enum(['open', 'paused', 'closed']),
  /** The days on which it takes no new orders, planned or running; null for none. Days `2026-11-20`, both included. */
  closure: closure.nullable(),
  /** Its week; minutes of the day in Asia/Shanghai, ISO weekdays. Empty when it never said. */
  week: z.array(span),
})
export type StoreStatusView = z.output<typeof storeStatus>

export const storeStatusList = endpoint({
  method: 'GET',
  path: 'v3/seller/front/store/standing',
  summary: 'Weekly hours, days of closure and suspension of stores; hours never keep anybody from ordering',
  guard: 'anyone',
  input: z.object({ storeIds: idList(60) }),
  output: z.array(storeStatus),
  rate: 'read',
})

const desk = { store: 'store.decorate' } as const
const hours = z.object({
  storeName: z.string(),
  week: z.array(span),
  /** 0 while the store never said. */
  version: z.number(),
})

export const hoursDetail = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/hours/detail',
  summary: 'The weekly hours of the own store; without any, what conversations assume',
  guard: desk,
  input: z.object({}),
  output: hours,
  rate: 'read',
})

export const hoursSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/hours/save',
  summary: 'Changes the weekly hours of the own store: several spans a day, none of them overlapping',
  guard: desk,
  input: z.object({
    week: z
      .array(z.object({ weekday: whole(7, 1), opensAt: text(5, 4), closesAt: text(5, 4) }))
      .min(1)
      .max(28),
    version: whole().default(0),
  }),
  output: hours,
  rate: 'write',
})

export const ownSuspension = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/store/suspension',
  summary: 'Which of the stores that I serve are suspended, since when and why',
  guard: 'login',
  input: z.object({}),
  output: z.array(z.object({ storeId: z.number(), storeName: z.string(), reason: z.string(), sinceTime: timestamp })),
  rate: 'read',
})
