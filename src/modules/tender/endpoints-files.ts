import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import type { Guard } from '../../api/guard.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { text } from '../../api/fields.ts'
import { mostFileBytes } from '../site/rules/file-kinds.ts'
import { bidFile, tenderSnField } from './endpoints-schemas.ts'

const id = z.string().max(60)

const documentOf = <Input extends z.ZodObject>(path: string, summary: string, guard: Guard, input: Input) =>
  endpoint({ method: 'GET', path: `v3/business/${path}`, summary, guard, input, output: downloadFile, rate: 'read' })

export const tenderFile = documentOf(
  'front/tender/file',
  "A document of the own company's tender, as a file",
  { memberTypes: [3, 6] },
  z.object({ tenderSn: tenderSnField, documentId: id }),
)
export const tenderNoticeFile = documentOf(
  'front/tender/noticeFile',
  'A document of a published tender that anybody may read, as a file',
  'anyone',
  z.object({ noticeSn: tenderSnField, noticeFileId: id }),
)
export const bidderTenderFile = documentOf(
  'seller/tender/file',
  'A document of a tender that the own store may answer, as a file',
  { store: 'store.quote' },
  z.object({ tenderSn: tenderSnField, documentId: id }),
)
export const adminTenderFile = documentOf(
  'admin/tender/file',
  'A document of a tender that was handed in, as a file',
  { platform: 'platform.orders' },
  z.object({ tenderSn: text(32, 1), documentId: id }),
)

export const tenderBidFile = documentOf(
  'front/tender/bidFile',
  "A file of an opened bid in the own company's tender",
  { memberTypes: [3, 6] },
  z.object({ tenderSn: tenderSnField, bidSn: text(32, 1), bidFileId: id }),
)
export const bidOwnFile = documentOf(
  'seller/tender/bidFile',
  'A file of the own bid, once the bids are opened',
  { store: 'store.quote' },
  z.object({ tenderSn: tenderSnField, bidFileId: id }),
)

export const bidFileUpload = endpoint({
  method: 'POST',
  path: 'v3/business/seller/tender/bidFileUpload',
  summary: 'Seals a picture, PDF, spreadsheet, document or text (multipart field `file`, at most 5 MB) to hand in with a bid',
  guard: { store: 'store.quote' },
  files: { most: 1, mostBytes: mostFileBytes },
  input: z.object({ tenderSn: tenderSnField }),
  output: bidFile,
  rate: 'write',
  note: 'Nobody can open it before the opening of the bids, the bidder included; afterwards the tenderer and the own store can.',
})
