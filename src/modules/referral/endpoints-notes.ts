import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, text, timestamp } from '../../api/fields.ts'

const salesperson = { memberTypes: [5] } as const
/** Which customer: `bindingId` of the list of one's own customers. */
const ownBindingId = id

export const salesNotes = endpoint({
  method: 'GET',
  path: 'v3/promotion/front/sales/notes',
  summary: 'My notes about one of my customers, newest first',
  guard: salesperson,
  input: z.object({ ownBindingId }),
  output: z.object({
    list: z.array(z.object({ salesNoteId: z.number(), body: z.string(), createTime: timestamp, changeTime: timestamp })),
  }),
  rate: 'read',
})

export const salesNoteSave = endpoint({
  method: 'POST',
  path: 'v3/promotion/front/sales/saveNote',
  summary: 'Writes a note about one of my customers, or changes one that I wrote',
  guard: salesperson,
  input: z.object({ ownBindingId, salesNoteId: id.optional(), body: text(500, 1) }),
  output: z.object({ salesNoteId: z.number() }),
  idempotent: true,
  rate: 'write',
})

export const salesNoteRemove = endpoint({
  method: 'POST',
  path: 'v3/promotion/front/sales/removeNote',
  summary: 'Removes a note that I wrote',
  guard: salesperson,
  input: z.object({ ownBindingId, salesNoteId: id }),
  output: z.object({ salesNoteId: z.number() }),
  idempotent: true,
  rate: 'write',
})
