import type { RateClass } from './endpoint.ts'

/** Requests per minute and address, by the call's class. Numbers that people share (SMS) are counted in the database too. */
export const rateLimits: Readonly<Record<RateClass, { readonly max: number; readonly timeWindow: number }>> = {
  read: { max: 3000, timeWindow: 60_000 },
  search: { max: 1200, timeWindow: 60_000 },
  write: { max: 600, timeWindow: 60_000 },
  money: { max: 300, timeWindow: 60_000 },
  login: { max: 60, timeWindow: 60_000 },
  sms: { max: 30, timeWindow: 60_000 },
}
