import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, oneOrZero, text, timestamp, yuan } from '../../api/fields.ts'
import { auditEvents, staffNotes } from '../../api/record/record-fields.ts'
import { adminStore } from './endpoints-applications.ts'
import { certificateMachine } from './rules/certificate-machine.ts'

const guard = { platform: 'platform.stores' } as const

/** Parts of a store's record that stand in other modules, each behind a right of its own. */
export const storeRecordParts = ['figures', 'orders', 'bills', 'goods', 'members', 'support', 'audit'] as const

const score = z.number().nullable()
const person = z.object({
  memberId: z.number(),
  memberName: z.string(),
  /** Masked. */
  mobile: z.string(),
  /** Empty for the founder. */
  roleName: z.string(),
  isFounder: oneOrZero,
  state: z.enum(['ACTIVE', 'SUSPENDED']),
  sinceTime: timestamp,
})
const certificate = z.object({
  certificateId: z.number(),
  certificateName: z.string(),
  number: z.string(),
  issuer: z.string(),
  /** Last day; empty where it does not run out. */
  validUntil: z.string(),
  expiry: z.enum(['none', 'soon', 'over']),
  state: z.enum(certificateMachine.states),
  judgedTime: timestamp.nullable(),
  /** Why it was returned; else empty. */
  reason: z.string(),
})

export const adminStoreDetail = endpoint({
  method: 'GET',
  path: 'v3/seller/admin/store/detail',
  summary: 'One store as the platform sees it: company, rating, staff with masked numbers, certificates, notes and what was done',
  guard,
  input: z.object({ storeId: id }),
  output: z.object({
    store: adminStore,
    storeNameZh: z.string(),
    storeNameEn: z.string(),
    companyNameEn: z.string(),
    storeType: z.enum(['producer', 'trader']),
    isSelfOperated: oneOrZero,
    yearsOpen: z.number(),
    districtName: z.string(),
    /** The public number of its store page. */
    phone: z.string(),
    description: z.string(),
    followNum: z.number(),
    rating: z.object({ rated: z.number(), desc: score, service: score, logistics: score }),
    /** Since when it is suspended; null while it is not. */
    suspendTime: timestamp.nullable(),
    /** Days on which it takes no new orders, running or planned; null for none. */
    closure: z.object({ closedFrom: z.string(), closedTo: z.string(), notice: z.string() }).nullable(),
    warehouses: z.array(z.object({ warehouseId: z.number(), warehouseName: z.string(), cityName: z.string() })),
    /** With which application it was opened; null for a store that was there before. */
    application: z
      .object({
        memberId: z.number(),
        memberName: z.string(),
        submitTime: timestamp,
        openTime: timestamp,
        reviewerName: z.string(),
        deposit: yuan,
        licenceImage: z.string(),
      })
      .nullable(),
    staff: z.array(person),
    certificates: z.array(certificate),
    notes: staffNotes,
    log: auditEvents,
    /** The parts that the caller may see. */
    parts: z.array(z.enum(storeRecordParts)),
  }),
  rate: 'read',
})
export type AdminStoreDetail = z.output<typeof adminStoreDetail.output>

export const adminStoreNote = endpoint({
  method: 'POST',
  path: 'v3/seller/admin/store/note',
  summary: 'Notes something about a store for the staff of the platform; it stays in the audit log',
  guard,
  input: z.object({ storeId: id, text: text(500, 1) }),
  output: z.object({ storeId: z.number() }),
  rate: 'write',
})

export const adminStaffContact = endpoint({
  method: 'POST',
  path: 'v3/seller/admin/store/revealStaffContact',
  summary: "The whole phone number of somebody on a store's staff, to call them; who looked is written down",
  guard,
  input: z.object({ storeId: id, memberId: id }),
  output: z.object({ memberId: z.number(), mobile: z.string() }),
  rate: 'write',
})
