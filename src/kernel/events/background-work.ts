import { rows, type Queryable, type Transaction } from '../database/transaction.ts'

type Int = number | bigint
export type JobSums = {
  readonly task: string
  readonly waiting: Int
  readonly running: Int
  readonly failing: Int
  readonly dead: Int
  readonly oldest: Date | null
}
export type FailedJob = {
  readonly jobId: Int
  readonly task: string
  readonly attempts: number
  readonly maxAttempts: number
  readonly runAt: Date
  readonly createdAt: Date
  readonly error: string
}
export type TimerSums = {
  /** Entity and event, such as `shipment/autoReceive`. */
  readonly timer: string
  readonly open: number
  readonly late: number
  readonly failing: number
  readonly next: Date | null
  readonly last: Date | null
}
export type OutboxSums = {
  readonly waiting: number
  readonly late: number
  readonly failing: number
  readonly dead: number
  readonly oldest: Date | null
}

const jobs = { name: 'kernel.jobOverview', text: `SELECT task, waiting, running, failing, dead, oldest FROM job_overview()` }
const failed = {
  name: 'kernel.failedJobs',
  text: `SELECT job_id AS "jobId", task, attempts, max_attempts AS "maxAttempts", run_at AS "runAt", created_at AS "createdAt", last_error AS error FROM failed_jobs($1)`,
}
const retry = { name: 'kernel.retryFailedJob', text: `SELECT retry_failed_job($1) AS task` }
// Late: due for more than a minute.
const late = `due_at < now() - interval '1 minute'`
const timers = {
  name: 'kernel.timerOverview',
  text: `SELECT entity || '/' || event AS timer, count(*) FILTER (WHERE done_at IS NULL AND dead_at IS NULL)::int AS open,
      count(*) FILTER (WHERE done_at IS NULL AND dead_at IS NULL AND ${late})::int AS late, count(*) FILTER (WHERE done_at IS NULL AND tries > 0)::int AS failing,
      min(due_at) FILTER (WHERE done_at IS NULL AND dead_at IS NULL) AS next, max(done_at) AS last
    FROM timer GROUP BY 1 ORDER BY 1`,
}
const outbox = {
  name: 'kernel.outboxOverview',
  text: `SELECT count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting, count(*) FILTER (WHERE dead_at IS NULL AND ${late})::int AS late,
      count(*) FILTER (WHERE dead_at IS NULL AND tries > 0)::int AS failing, count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead,
      min(due_at) FILTER (WHERE dead_at IS NULL) AS oldest FROM event_outbox`,
}

/** What works in the background: jobs by task, timers by kind, events that are handed on. */
export async function backgroundWork(db: Queryable) {
  const [byTask, byTimer, events] = await Promise.all([
    rows<JobSums>(db, jobs, []),
    rows<TimerSums>(db, timers, []),
    rows<OutboxSums>(db, outbox, []),
  ])
  return { jobs: byTask, timers: byTimer, outbox: events[0] ?? { waiting: 0, late: 0, failing: 0, dead: 0, oldest: null } }
}

/** Jobs whose last attempt failed, those that were given up first. */
export function failedJobs(db: Queryable, most: number): Promise<FailedJob[]> {
  return rows<FailedJob>(db, failed, [most])
}

/** Tries a failed job again at once; answers its task, null when it runs or is gone. */
export async function retryJob(tx: Transaction, jobId: number): Promise<string | null> {
  return (await rows<{ task: string | null }>(tx, retry, [jobId]))[0]?.task ?? null
}
