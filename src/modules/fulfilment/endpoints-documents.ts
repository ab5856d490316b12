import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text } from '../../api/fields.ts'
import { downloadFile } from '../../api/sheet-file.ts'

/** `all`: the order with its delivery notes, certificates and weigh notes as one file. */
export const documentParts = ['order', 'delivery', 'certificate', 'weighing', 'all'] as const
export type DocumentPart = (typeof documentParts)[number]

const input = z.object({
  orderSn: text(32, 1),
  part: z.enum(documentParts).default('all'),
  /** Only what belongs to this shipment; empty for all of the order. */
  shipmentSn: text(32).default(''),
})

/** An empty tax number is a person's. */
const party = z.object({ name: z.string(), taxNumber: z.string() })

export const buyerDocuments = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/document',
  summary:
    'Documents of one of my orders as one PDF: the order, its delivery notes, its certificates of quality, its weigh notes, or all of them',
  guard: 'login',
  input,
  output: downloadFile,
  rate: 'search',
  note: 'Answers 503 with Retry-After when too many documents are being printed.',
})

export const orderParties = endpoint({
  method: 'GET',
  path: 'v3/business/front/orderInfo/parties',
  summary: 'Supplier and buyer of one of my orders as its documents name them: the companies with their tax numbers',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: z.object({ supplier: party, buyer: party }),
  rate: 'read',
})

export const sellerDocuments = endpoint({
  method: 'GET',
  path: 'v3/business/seller/orderInfo/document',
  summary: 'Documents of an order of a store that I serve as one PDF',
  guard: { store: 'store.orders' },
  input,
  output: downloadFile,
  rate: 'search',
  note: 'Answers 503 with Retry-After when too many documents are being printed.',
})
