import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { pageFields, text, timestamp, yuan } from '../../api/fields.ts'
import { attachmentView } from '../attachment/endpoints.ts'
import { movedTender, tenderHead, tenderLine, tenderLotView, tenderSnField, versionField } from './endpoints-schemas.ts'
import { depositMachine } from './rules/bid-machine.ts'

const admin = { platform: 'platform.orders' } as const

export const adminTenderList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/tender/list',
  summary: 'Tenders of all companies, those in review first, without anything of a sealed bid',
  guard: admin,
  input: z.object({ tab: z.enum(['all', 'review']).default('all'), ...pageFields }),
  output: z.object({
    list: z.array(
      tenderHead.extend({
        version: z.number(),
        body: z.string(),
        qualification: z.string(),
        reason: z.string(),
        lines: z.array(tenderLine),
        /** Empty for a tender that is awarded as a whole. */
        lots: z.array(tenderLotView),
        /** Of one that is in review. */
        files: z.array(attachmentView),
        can: z.array(z.enum(['approve', 'reject', 'terminate'])),
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})
export type AdminTenderRow = z.output<typeof adminTenderList.output>['list'][number]

export const adminTenderReview = endpoint({
  method: 'POST',
  path: 'v3/business/admin/tender/review',
  summary: 'Publishes a tender, sends it back with a reason, or ends it',
  guard: admin,
  input: z.object({
    tenderSn: tenderSnField,
    expectedVersion: versionField,
    verdict: z.enum(['approve', 'reject', 'terminate']),
    reason: text(500).default(''),
  }),
  output: movedTender,
  rate: 'write',
})

export const depositTabs = ['all', 'check', 'return'] as const

export const adminDepositList = endpoint({
  method: 'GET',
  path: 'v3/business/admin/tender/depositList',
  summary: 'Deposits that wait for a check or for their return',
  guard: { platform: 'platform.payments' },
  input: z.object({ tab: z.enum(depositTabs).default('all'), ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        bidSn: z.string(),
        tenderTitle: z.string(),
        lot: z.string(),
        bidderTitle: z.string(),
        deposit: yuan,
        kind: z.enum(['', 'TRANSFER', 'GUARANTEE', 'BALANCE']),
        reference: z.string(),
        state: z.enum(depositMachine.states),
        stateText: z.string(),
        refundUntil: timestamp.nullable(),
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})

export const adminDepositReview = endpoint({
  method: 'POST',
  path: 'v3/business/admin/tender/depositReview',
  summary: 'Accepts a deposit, sends it back with a reason, or notes that it was returned',
  guard: { platform: 'platform.payments' },
  input: z.object({ bidSn: text(32, 1), verdict: z.enum(['accept', 'reject', 'refund']), reason: text(200).default('') }),
  output: z.object({ bidSn: z.string(), state: z.enum(depositMachine.states) }),
  idempotent: true,
  rate: 'write',
})
