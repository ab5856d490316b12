import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { timestamp, pageFields, text } from '../../api/fields.ts'

const desk = { platform: 'platform.settings' } as const
const wish = z.object({ deadEventId: z.uuid(), reason: text(200).default('') })

export const deadEventList = endpoint({
  method: 'GET',
  path: 'v3/system/admin/deadEvent/list',
  summary: 'Events that somebody could not take after all tries, the last first',
  guard: desk,
  input: z.object({ ...pageFields }),
  output: z.object({
    list: z.array(
      z.object({
        deadEventId: z.string(),
        /** Module and fact, such as `order.paid`. */
        event: z.string(),
        payload: z.record(z.string(), z.unknown()),
        tries: z.number(),
        error: z.string(),
        deadTime: timestamp,
      }),
    ),
    total: z.number(),
  }),
  rate: 'read',
})

export const deadEventRetry = endpoint({
  method: 'POST',
  path: 'v3/system/admin/deadEvent/retry',
  summary: 'Hands a dead event on once more; who took it already does not take it again',
  guard: desk,
  rate: 'write',
  input: wish.omit({ reason: true }),
  output: z.object({ deadEventId: z.string() }),
})

export const deadEventGiveUp = endpoint({
  method: 'POST',
  path: 'v3/system/admin/deadEvent/giveUp',
  summary: 'Gives a dead event up, with a reason; the audit log keeps what it said',
  guard: desk,
  rate: 'write',
  input: wish,
  output: z.object({ deadEventId: z.string() }),
})
