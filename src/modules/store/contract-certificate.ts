import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, whole } from '../../api/fields.ts'

const desk = { store: 'store.decorate' } as const
const flag = z.union([z.literal(0), z.literal(1)])

/** Certificates that one store may show. */
export const mostCertificates = 30

const certificateRow = z.object({
  certificateId: z.number(),
  storeName: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  number: z.string(),
  issuer: z.string(),
  /** Last day; empty where it does not run out. */
  validUntil: z.string(),
  /** 1: checked by the platform; a change by the store takes it back. */
  isChecked: flag,
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
