import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { downloadFile } from '../../api/sheet-file.ts'
import { mostFileBytes } from '../site/rules/file-kinds.ts'

/** Documents that one subject may have. */
export const mostAttachments = 10

/** A document as whoever may read its subject sees it. */
export const attachmentView = z.object({ fileId: z.string(), name: z.string(), bytes: z.number() })
export type AttachmentView = z.output<typeof attachmentView>

/** The documents of a subject as they are saved with it: all of them, in order. */
export const attachmentIds = z.array(z.uuid()).max(mostAttachments).default([])

export const attachmentUpload = endpoint({
  method: 'POST',
  path: 'v3/system/front/attachment/upload',
  summary: 'Stores a picture, PDF, spreadsheet, document or text (multipart field `file`, at most 5 MB) to attach to a request or tender',
  guard: 'login',
  files: { most: 1, mostBytes: mostFileBytes },
  input: z.object({}),
  output: attachmentView,
  rate: 'write',
  note: 'Only who uploaded it may open it; once attached, everybody who may read the request or tender.',
})

export const attachmentOwn = endpoint({
  method: 'GET',
  path: 'v3/system/front/attachment/own',
  summary: 'A document that the member uploaded, as a file',
  guard: 'login',
  input: z.object({ fileId: z.string().max(60) }),
  output: downloadFile,
  rate: 'read',
})
