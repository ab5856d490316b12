import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList, timestamp, oneOrZero, pageFields, text, whole, yuan } from '../../api/fields.ts'
import { applicationMachine } from './rules/application-machine.ts'

const application = z.object({
  applicationId: z.number(),
  state: z.enum(applicationMachine.states),
  stateText: z.string(),
  storeName: z.string(),
  storeNameEn: z.string(),
  companyName: z.string(),
  companyNameEn: z.string(),
  creditCode: z.string(),
  storeType: z.enum(['producer', 'trader']),
  districtCode: z.string(),
  phone: z.string(),
  descriptionZh: z.string(),
  descriptionEn: z.string(),
  categoryIds: z.array(z.number()),
  licenceImage: z.string(),
  submitTime: timestamp,
  /** What must be paid before the store opens; null before the review. */
  deposit: yuan.nullable(),
  reason: z.string(),
  storeId: z.number().nullable(),
  version: z.number(),
})
export type ApplicationView = z.output<typeof application>

export const applicationInfo = endpoint({
  method: 'GET',
  path: 'v3/seller/front/storeApply/info',
  summary: 'What a member needs to become a supplier, point by point, and where their application stands',
  guard: 'login',
  input: z.object({}),
  output: z.object({
    checklist: z.array(z.object({ code: z.string(), text: z.string(), pass: z.boolean() })),
    application: application.nullable(),
    /** From the member's company, to begin the form with. */
    companyName: z.string(),
    creditCode: z.string(),
    can: z.array(z.enum(['submit', 'withdraw'])),
  }),
})

export const applicationSubmit = endpoint({
  method: 'POST',
  path: 'v3/seller/front/storeApply/submit',
  summary: 'Applies to open a store; a rejected application is corrected and handed in again',
  guard: { memberTypes: [2, 3] },
  input: z.object({
    storeName: text(40).default(''),
    storeNameEn: text(80).default(''),
    companyName: text(100).default(''),
    companyNameEn: text(120).default(''),
    creditCode: text(30).default(''),
    storeType: z.enum(['producer', 'trader']).default('trader'),
    districtCode: text(6).default(''),
    phone: text(20).default(''),
    descriptionZh: text(500).default(''),
    descriptionEn: text(1000).default(''),
    categoryIds: idList(20).default([]),
    licenceImage: z.union([z.literal(''), z.uuid()]).default(''),
    agreed: oneOrZero.default(0),
  }),
  output: application,
  idempotent: true,
  rate: 'write',
})

export const applicationWithdraw = endpoint({
  method: 'POST',
  path: 'v3/seller/front/storeApply/withdraw',
  summary: 'Takes the application back before the store opens',
  guard: 'login',
  input: z.object({}),
  output: application,
  rate: 'write',
})

const queued = application.extend({ memberName: z.string(), reviewerName: z.string(), can: z.array(z.enum(['approve', 'open', 'reject'])) })
export type QueuedApplication = z.output<typeof queued>

export const applicationQueue = endpoint({
  method: 'GET',
  path: 'v3/seller/admin/storeApply/list',
  summary: 'Applications to open a store, those that wait first',
  guard: { platform: 'platform.stores' },
  input: z.object({ state: z.enum(applicationMachine.states).optional(), ...pageFields }),
  output: z.object({ list: z.array(queued), total: z.number() }),
})

export const applicationReview = endpoint({
  method: 'POST',
  path: 'v3/seller/admin/storeApply/review',
  summary: 'Approves an application with its deposit, opens the store when the deposit has arrived, or rejects with a reason',
  guard: { platform: 'platform.stores' },
  input: z.object({
    applicationId: id,
    result: z.enum(['approve', 'open', 'reject']),
    /** Yuan; with `approve`. */
    deposit: text(16).default('0'),
    /** Why it is rejected, or how the deposit arrived. */
    reason: text(200).default(''),
    expectedVersion: whole().optional(),
  }),
  output: queued,
  idempotent: true,
  rate: 'write',
})

export const adminStore = z.object({
  storeId: z.number(),
  storeName: z.string(),
  companyName: z.string(),
  creditCode: z.string(),
  state: z.enum(['open', 'paused', 'closed']),
  stateText: z.string(),
  cityName: z.string(),
  /** Why it is suspended; empty while it is not. */
  suspendReason: z.string(),
  can: z.array(z.enum(['suspend', 'resume'])),
})
export type AdminStore = z.output<typeof adminStore>

export const adminStoreList = endpoint({
  method: 'GET',
  path: 'v3/seller/admin/store/list',
  summary: 'Every store of the platform',
  guard: { platform: 'platform.stores' },
  input: z.object({ keyword: text(60).default(''), ...pageFields }),
  output: z.object({ list: z.array(adminStore), total: z.number() }),
})

export const storeSuspend = endpoint({
  method: 'POST',
  path: 'v3/seller/admin/store/suspend',
  summary: 'Suspends a store with a reason, or lets it open again: a suspended store takes no orders',
  guard: { platform: 'platform.stores' },
  input: z.object({ storeId: id, act: z.enum(['suspend', 'resume']), reason: text(200).default('') }),
  output: adminStore,
  rate: 'write',
})
