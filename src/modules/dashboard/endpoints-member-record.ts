import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, yuan } from '../../api/fields.ts'

export const platformMemberMoney = endpoint({
  method: 'GET',
  path: 'v3/business/admin/dashboard/memberMoney',
  summary: 'What one member paid so far and has not paid yet, the balance, and the credit lines of their company, for the platform',
  guard: { platform: 'platform.payments' },
  input: z.object({ memberId: id }),
  output: z.object({
    /** Paid orders that still stand. */
    paidAmount: yuan,
    paidNum: z.number(),
    lastPayTime: timestamp.nullable(),
    /** Orders that wait for their payment. */
    unpaidAmount: yuan,
    unpaidNum: z.number(),
    balance: yuan,
    /** Of the balance, what is promised to orders and withdrawals. */
    heldBalance: yuan,
    /** Storeless lines are lent by the platform. */
    credit: z.array(z.object({ accountId: z.number(), storeName: z.string(), limit: yuan, used: yuan, isFrozen: z.boolean() })),
  }),
  rate: 'read',
})
export type PlatformMemberMoney = z.output<typeof platformMemberMoney.output>
