import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, pageFields, text, timestamp, whole } from '../../api/fields.ts'
import { chemistryVerdicts } from './rules/check-chemistry.ts'

const percent = z.string().regex(/^(0|[1-9][0-9]?|100)(\.[0-9]{1,6})?$/)
const element = z.string().regex(/^[A-Z][a-z]?$/)

/** A certificate of quality of one heat of a shipment line. */
export const qualityCertificate = z.object({
  /** Also its verification code. */
  certificateSn: z.string(),
  shipmentSn: z.string(),
  orderSn: z.string(),
  orderProductId: z.number(),
  state: z.enum(['VALID', 'VOID']),
  storeName: z.string(),
  goodsName: z.string(),
  specText: z.string(),
  /** The buying company's own code for the SKU; empty where it has none. */
  materialCode: z.string(),
  heatNo: z.string(),
  /** Grade of the ordered goods; empty where they name none. */
  orderedGrade: z.string(),
  standard: z.string(),
  producer: z.string(),
  /** Measured values against the limits of the ordered grade. `total`: everything but zinc. */
  chemistry: z.array(
    z.object({ element: z.string(), percent: z.string(), min: z.string(), max: z.string(), fits: z.boolean().nullable() }),
  ),
  verdict: z.enum(chemistryVerdicts),
  netMassKg: z.string(),
  bundles: z.number().nullable(),
  inspectedOn: z.string(),
  inspector: z.string(),
  voidReason: z.string(),
  issueTime: timestamp,
  can: z.array(z.string()),
})
export type QualityCertificateView = z.output<typeof qualityCertificate>

export const certificateIssue = endpoint({
  method: 'POST',
  path: 'v3/business/seller/qualityCertificate/issue',
  summary: 'Issues a certificate of quality for one heat of a shipment line; the measured values are checked against the ordered grade',
  guard: { store: 'store.ship' },
  input: z.object({
    shipmentSn: text(32, 1),
    orderProductId: id,
    heatNo: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9][A-Za-z0-9./_-]{0,39}$/),
    /** Standard with its edition; empty: that of the grade. */
    standard: text(60).default(''),
    producer: text(100, 1),
    chemistry: z.array(z.object({ element, percent })).min(1).max(20),
    netMassKg: z
      .string()
      .regex(/^([1-9][0-9]{0,8}(\.[0-9]{1,3})?)?$/)
      .default(''),
    bundles: whole(100_000, 1).nullable().default(null),
    inspectedOn: z.iso.date(),
    inspector: text(30, 1),
  }),
  output: qualityCertificate,
  rate: 'write',
})

export const certificateVoid = endpoint({
  method: 'POST',
  path: 'v3/business/seller/qualityCertificate/void',
  summary: 'Makes a certificate of quality void, with the reason; it stays to be seen',
  guard: { store: 'store.ship' },
  input: z.object({ certificateSn: text(32, 1), reason: text(200, 1) }),
  output: qualityCertificate,
  rate: 'write',
})

const search = {
  ...pageFields,
  /** Beginning of a heat number, or a number of a certificate, shipment or order. */
  keyword: text(40).default(''),
}
const found = z.object({ list: z.array(qualityCertificate), total: z.number() })

export const buyerCertificates = endpoint({
  method: 'GET',
  path: 'v3/business/front/qualityCertificate/list',
  summary: 'Certificates of quality of what I bought, newest first, by heat number',
  guard: 'login',
  input: z.object(search),
  output: found,
  rate: 'search',
})

export const sellerCertificates = endpoint({
  method: 'GET',
  path: 'v3/business/seller/qualityCertificate/list',
  summary: 'Certificates of quality of the stores that I serve, newest first, by heat number',
  guard: { store: 'store.orders' },
  input: z.object(search),
  output: found,
  rate: 'search',
})
