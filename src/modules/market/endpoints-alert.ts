import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text } from '../../api/fields.ts'

export const alertDirections = ['above', 'below'] as const

/** A member's wish to hear when a series crosses a price. */
export const alertRow = z.object({
  alertId: z.number(),
  seriesCode: z.string(),
  seriesName: z.string(),
  direction: z.enum(alertDirections),
  /** Yuan per tonne. */
  threshold: z.number(),
  isPaused: z.union([z.literal(0), z.literal(1)]),
  latestPrice: z.number().nullable(),
  /** Day and price that it last told of; null when it never did. */
  fired: z.object({ date: z.string(), price: z.number() }).nullable(),
})

export const alertList = endpoint({
  method: 'GET',
  path: 'v3/market/front/alert/list',
  summary: "The member's price alerts, newest first",
  guard: 'login',
  input: z.object({}),
  output: z.array(alertRow),
  rate: 'read',
})

export const alertAdd = endpoint({
  method: 'POST',
  path: 'v3/market/front/alert/add',
  summary: 'Ask to be told when a series rises to a price or falls to it; the same wish twice is one',
  guard: 'login',
  input: z.object({ seriesCode: text(40, 1), direction: z.enum(alertDirections), threshold: decimal }),
  output: z.object({ alertId: z.number() }),
  rate: 'write',
})

export const alertPause = endpoint({
  method: 'POST',
  path: 'v3/market/front/alert/pause',
  summary: 'Pause an alert or let it go on',
  guard: 'login',
  input: z.object({ alertId: id, isPaused: oneOrZero }),
  output: z.null(),
  rate: 'write',
})

export const alertDelete = endpoint({
  method: 'POST',
  path: 'v3/market/front/alert/delete',
  summary: 'Delete an alert',
  guard: 'login',
  input: z.object({ alertId: id }),
  output: z.null(),
  rate: 'write',
})
