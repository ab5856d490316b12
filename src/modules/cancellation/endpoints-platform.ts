import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { text, whole } from '../../api/fields.ts'
import { staffNotes } from '../../api/record/record-fields.ts'

const desk = { platform: 'platform.orders' } as const
const orderSn = text(32, 1)

/** What the platform's staff may do with an order beside deciding its cancellations. */
export const platformOrderActs = ['note', 'cancel', 'extend'] as const

export const adminOrderActs = endpoint({
  method: 'GET',
  path: 'v3/business/admin/orderInfo/acts',
  summary: 'What the platform may do with an order now, and what its staff noted about it',
  guard: desk,
  input: z.object({ orderSn }),
  output: z.object({
    can: z.array(z.enum(platformOrderActs)),
    notes: staffNotes,
  }),
  rate: 'read',
})

export const adminOrderNote = endpoint({
  method: 'POST',
  path: 'v3/business/admin/orderInfo/note',
  summary: 'Notes something about an order for the staff of the platform; it stays in the audit log',
  guard: desk,
  input: z.object({ orderSn, text: text(500, 1) }),
  output: z.object({ orderSn: z.string() }),
  rate: 'write',
})

export const adminOrderCancel = endpoint({
  method: 'POST',
  path: 'v3/business/admin/orderInfo/cancel',
  summary: 'Cancels an order of which nothing has left, with a reason that both sides read; what was paid goes back the way it came',
  guard: desk,
  input: z.object({ orderSn, expectedVersion: whole().optional(), reason: text(200, 1) }),
  output: z.object({ orderSn: z.string() }),
  idempotent: true,
  rate: 'money',
})

export const adminOrderExtend = endpoint({
  method: 'POST',
  path: 'v3/business/admin/orderInfo/extendReceive',
  summary: 'Moves the automatic receipt later, with a reason that both sides read; also where the buyer has used the own extension',
  guard: desk,
  input: z.object({ orderSn, reason: text(200, 1) }),
  output: z.object({ orderSn: z.string() }),
  idempotent: true,
  rate: 'write',
})
