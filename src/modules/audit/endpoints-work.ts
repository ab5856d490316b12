import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, timestamp } from '../../api/fields.ts'

const desk = { platform: 'platform.settings' } as const
const count = z.number()

export const workOverview = endpoint({
  method: 'GET',
  path: 'v3/system/admin/work/overview',
  summary:
    'What works in the background: jobs by task, timers by kind, events that are handed on, and the jobs that failed with their reason',
  guard: desk,
  input: z.object({}),
  output: z.object({
    jobs: z.array(
      z.object({ task: z.string(), waiting: count, running: count, failing: count, dead: count, oldestTime: timestamp.nullable() }),
    ),
    /** Jobs whose last attempt failed, at most 100; given up after all attempts first. Payloads are not shown. */
    failed: z.array(
      z.object({
        workJobId: z.number(),
        task: z.string(),
        attempts: count,
        maxAttempts: count,
        isDead: z.boolean(),
        nextTime: timestamp,
        createTime: timestamp,
        error: z.string(),
      }),
    ),
    outbox: z.object({ waiting: count, late: count, failing: count, dead: count, oldestTime: timestamp.nullable() }),
    timers: z.array(
      z.object({
        timer: z.string(),
        open: count,
        late: count,
        failing: count,
        nextTime: timestamp.nullable(),
        lastTime: timestamp.nullable(),
      }),
    ),
    readTime: timestamp,
  }),
  rate: 'read',
})
export type WorkOverview = z.output<typeof workOverview.output>

export const workRetry = endpoint({
  method: 'POST',
  path: 'v3/system/admin/work/retry',
  summary: 'Tries a failed job again at once, with all its attempts',
  guard: desk,
  input: z.object({ workJobId: id }),
  output: z.object({ workJobId: z.number() }),
  rate: 'write',
})
