import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp, text, whole } from '../../api/fields.ts'
import { certificateMachine, verdicts } from './rules/certificate-machine.ts'

const desk = { store: 'store.decorate' } as const

/** Certificates that one store may show. */
export const maxCertificates = 30

const certificateRow = z.object({
  certificateId: z.number(),
  storeName: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  number: z.string(),
  issuer: z.string(),
  /** For readers of English; empty for the same. */
  issuerEn: z.string(),
  /** Last day; empty where it does not run out. */
  validUntil: z.string(),
  /** Whether the platform vouches for it; a change by the store takes that back. */
  state: z.enum(certificateMachine.states),
  /** Why it was returned; else empty. */
  reason: z.string(),
  version: z.number(),
})
export type CertificateRow = z.output<typeof certificateRow>

export const sellerCertificates = endpoint({
  method: 'GET',
  path: 'v3/seller/seller/certificate/list',
  summary: 'Certificates that the own stores show',
  guard: desk,
  input: z.object({}),
  output: z.array(certificateRow),
  rate: 'read',
})

export const sellerCertificateSave = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/certificate/save',
  summary: 'A new certificate of the own store, or other words of one',
  guard: desk,
  input: z.object({
    certificateId: id.optional(),
    version: whole().default(0),
    nameZh: text(60, 1),
    nameEn: text(120).default(''),
    number: text(60, 1),
    issuer: text(80).default(''),
    issuerEn: text(120).default(''),
    validUntil: z.iso.date().or(z.literal('')).default(''),
  }),
  output: z.object({ certificateId: z.number() }),
  rate: 'write',
})

export const sellerCertificateDelete = endpoint({
  method: 'POST',
  path: 'v3/seller/seller/certificate/delete',
  summary: 'Takes a certificate off the own store',
  guard: desk,
  input: z.object({ certificateId: id }),
  output: z.null(),
  rate: 'write',
})

/** A tab of the desk: a state, or what is checked and runs out within the days of warning. */
export const certificateTabs = ['waiting', 'checked', 'returned', 'expiring'] as const

/** A certificate as the platform's desk sees it: of a store, or of goods. */
export const adminCertificate = z.object({
  certificateId: z.number(),
  /** 0 for a certificate of the store itself. */
  goodsId: z.number(),
  goodsName: z.string(),
  storeName: z.string(),
  certificateName: z.string(),
  number: z.string(),
  issuer: z.string(),
  validUntil: z.string(),
  /** Address of a picture; empty without one. */
  image: z.string(),
  state: z.enum(certificateMachine.states),
  judgedTime: timestamp.nullable(),
  reason: z.string(),
  /** What was looked at: a verdict about something that changed meanwhile is refused. */
  mark: z.string(),
  can: z.array(z.enum(verdicts)),
})
export type AdminCertificate = z.output<typeof adminCertificate>

export const adminCertificateQuery = z.object({
  tab: z.enum(certificateTabs).default('waiting'),
  keyword: text(60).default(''),
  current: whole(500, 1).default(1),
  pageSize: whole(50, 1).default(20),
})
export const adminCertificatePage = z.object({
  list: z.array(adminCertificate),
  counts: z.record(z.string(), z.number()),
  pagination: z.object({ current: z.number(), pageSize: z.number(), total: z.number(), pageCount: z.number() }),
})

export const adminCertificateList = endpoint({
  method: 'GET',
  path: 'v3/seller/admin/certificate/list',
  summary: 'Certificates of stores, those that wait longest first',
  guard: { platform: 'platform.stores' },
  input: adminCertificateQuery,
  output: adminCertificatePage,
  rate: 'read',
})

/** What the platform says of a certificate; a return needs its reason. */
export const verdictFields = { act: z.enum(verdicts), reason: text(200).default(''), mark: text(64) } as const

export const adminCertificateCheck = endpoint({
  method: 'POST',
  path: 'v3/seller/admin/certificate/judge',
  summary: 'Vouches for the certificate of a store, or returns it with the reason',
  guard: { platform: 'platform.stores' },
  input: z.object({ certificateId: id, ...verdictFields }),
  output: z.null(),
  rate: 'write',
})
