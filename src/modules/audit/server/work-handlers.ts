import { actorContext } from '../../../api/actor-context.ts'
import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { backgroundWork, failedJobs, retryJob } from '../../../kernel/events/background-work.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { workOverview, workRetry, type WorkOverview } from '../endpoints-work.ts'

const mostFailed = 100
const timeOf = (moment: Date | null) => moment?.toISOString() ?? null

async function showWork(call: Call): Promise<WorkOverview> {
  const { read, clock } = call.app
  const [{ jobs, timers, outbox }, failed] = await Promise.all([backgroundWork(read), failedJobs(read, mostFailed)])
  return {
    jobs: jobs.map(({ oldest, ...of }) => ({
      task: of.task,
      waiting: Number(of.waiting),
      running: Number(of.running),
      failing: Number(of.failing),
      dead: Number(of.dead),
      oldestTime: timeOf(oldest),
    })),
    failed: failed.map((job) => ({
      workJobId: Number(job.jobId),
      task: job.task,
      attempts: job.attempts,
      maxAttempts: job.maxAttempts,
      isDead: job.attempts >= job.maxAttempts,
      nextTime: job.runAt.toISOString(),
      createTime: job.createdAt.toISOString(),
      // What a job could not make sense of may be quoted in its error: long numbers stay out.
      error: job.error.replaceAll(/\d{7,}/g, '***'),
    })),
    outbox: { waiting: outbox.waiting, late: outbox.late, failing: outbox.failing, dead: outbox.dead, oldestTime: timeOf(outbox.oldest) },
    timers: timers.map(({ next, last, ...of }) => ({ ...of, nextTime: timeOf(next), lastTime: timeOf(last) })),
    readTime: clock.now().toISOString(),
  }
}

/** Work in the background, for the platform's staff: what waits, what failed and why, and once more. */
export function workHandlers(): Handler[] {
  return [
    handle(workOverview, (_input, call) => showWork(call)),
    handle(workRetry, ({ workJobId }, call) =>
      call.app.inTransaction<{ workJobId: number } | Failure>(async (tx) => {
        const task = await retryJob(tx, workJobId)
        if (task === null) return failure('insight.jobSettled')
        await audit(tx, {
          ...actorContext(call, 'platform'),
          action: 'insight.retryJob',
          entity: 'job',
          entityId: workJobId,
          without: 'note',
          facts: { task },
        })
        return { workJobId }
      }),
    ),
  ]
}
