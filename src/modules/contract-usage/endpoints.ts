import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, yuan } from '../../api/fields.ts'
import { contractMachine } from '../contract/rules/contract-machine.ts'

/** Quantities are tonnes as decimals. */
const month = z.object({
  month: z.string(),
  ordered: z.string(),
  executed: z.string(),
  /** What may still be ordered in the month; null where no monthly quantity was agreed. */
  left: z.string().nullable(),
  state: z.enum(['none', 'below', 'within', 'above']),
})
const callOff = z.object({
  /** A contract that calls off, or an order under the framework contract itself. */
  contractId: z.number(),
  number: z.string(),
  title: z.string(),
  month: z.string(),
  /** State of the contract; null of an order. */
  state: z.enum(contractMachine.states).nullable(),
  ordered: z.string(),
  executed: z.string(),
  amount: yuan,
})
export const frameworkUsage = z.object({
  viewer: z.enum(['buyer', 'store', 'platform']),
  /** What a month is agreed to have, in tonnes; null where the contract names no monthly quantity. */
  band: z.object({ agreed: z.string(), percent: z.number(), least: z.string(), most: z.string() }).nullable(),
  /** From the month in which it took effect to the present one, the oldest first. */
  months: z.array(month),
  callOffs: z.array(callOff),
})
export type FrameworkUsage = z.output<typeof frameworkUsage>
export type UsageMonth = FrameworkUsage['months'][number]

const show = {
  method: 'GET',
  summary: 'What was ordered and executed under a framework contract, by month, against its monthly band',
  input: z.object({ contractId: id }),
  output: frameworkUsage,
  rate: 'read',
} as const

export const contractUsage = endpoint({ ...show, path: 'v3/business/front/contract/usage', guard: { memberTypes: [3, 6] } })
export const sellerContractUsage = endpoint({ ...show, path: 'v3/business/seller/contract/usage', guard: { store: 'store.orders' } })
export const adminContractUsage = endpoint({ ...show, path: 'v3/business/admin/contract/usage', guard: { platform: 'platform.orders' } })
