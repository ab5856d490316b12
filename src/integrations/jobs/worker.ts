import { Logger, run, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Happened, JobTasks, Subscriber } from '../../api/background.ts'
import type { House } from '../../api/handler.ts'
import { execute } from '../../shared/unit.ts'

const note = { name: 'jobs.eventTaken', text: `INSERT INTO event_taken (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING` }

/** Hands one event to everybody who listens, each in a transaction of their own that takes it at most once. */
export async function handOn(house: House, subscribers: readonly Subscriber[], happened: Happened): Promise<void> {
  for (const subscriber of subscribers) {
    if (!subscriber.events.includes(happened.event)) continue
    await house.inUnit(async (unit) => {
      if ((await execute(unit, note, [subscriber.consumer, happened.id])) > 0) await subscriber.take(unit, happened, house)
    })
  }
}

function happenedOf(payload: unknown): Happened {
  if (typeof payload === 'object' && payload !== null && 'id' in payload && 'event' in payload && 'payload' in payload) {
    // Only `emit` queues the task "event", and it writes exactly this.
    return payload as Happened
  }
  throw new Error('a job "event" without an event')
}

export type WorkerSettings = {
  /** A pool of the owner's role: the queue's schema is closed to the application's. */
  readonly pgPool: pg.Pool
  readonly house: House
  readonly subscribers: readonly Subscriber[]
  readonly tasks: JobTasks
  readonly concurrency?: number
  readonly onError: (error: unknown, task: string) => void
}

/** Starts working off jobs and events. Its schema is there: `migrate` makes it. Several processes share the work. */
export async function startWorker(settings: WorkerSettings): Promise<{ readonly stop: () => Promise<void> }> {
  const { house, subscribers, tasks, onError } = settings
  const taskList: TaskList = { event: (payload) => handOn(house, subscribers, happenedOf(payload)) }
  for (const [name, work] of Object.entries(tasks)) {
    taskList[name] = (payload) => work(house, typeof payload === 'object' && payload !== null ? { ...payload } : {})
  }
  const runner: Runner = await run({
    pgPool: settings.pgPool,
    taskList,
    concurrency: settings.concurrency ?? 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  })
  runner.events.on('job:error', ({ error, job }) => onError(error, job.task_identifier))
  return { stop: () => runner.stop() }
}
