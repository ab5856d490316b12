import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { JobTasks, Subscriber } from '../../api/background.ts'
import type { AppContext } from '../../api/handler.ts'
import { keepWorkersAlive } from './live-workers.ts'
import { relayEvents } from './relay-events.ts'
import { repeat } from './repeat.ts'
import { sweepKernel } from './sweep-kernel.ts'

export type WorkerSettings = {
  /** A pool of the owner's role: the queue's schema is closed to the application's. */
  readonly pgPool: pg.Pool
  readonly house: AppContext
  readonly subscribers: readonly Subscriber[]
  readonly tasks: JobTasks
  readonly concurrency?: number
  readonly onError: (error: unknown, task: string) => void
}

/** Starts working off jobs and handing on events. The queue's schema is there: `migrate` makes it. Several processes share the work. */
export async function startWorker(settings: WorkerSettings): Promise<{ readonly stop: () => Promise<void> }> {
  const { house, subscribers, tasks, onError } = settings
  const taskList: TaskList = {}
  for (const [name, work] of Object.entries(tasks)) {
    taskList[name] = (payload) => work(house, typeof payload === 'object' && payload !== null ? { ...payload } : {})
  }
  const events: WorkerEvents = new EventEmitter()
  const workerIds: string[] = []
  events.on('worker:create', ({ worker }) => workerIds.push(worker.workerId))
  const runner: Runner = await run({
    events,
    pgPool: settings.pgPool,
    taskList,
    concurrency: settings.concurrency ?? 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  })
  runner.events.on('job:error', ({ error, job }) => onError(error, job.task_identifier))
  const quiet = (work: () => Promise<number>, name: string) => async () => {
    try {
      return await work()
    } catch (error) {
      onError(error, name)
      return 0
    }
  }
  const relay = repeat(
    quiet(() => relayEvents(house, subscribers, onError), 'events'),
    300,
  )
  const living = repeat(
    quiet(() => keepWorkersAlive(settings.pgPool, workerIds), 'workers'),
    10_000,
  )
  const sweep = repeat(
    quiet(() => sweepKernel(house), 'sweep'),
    3_600_000,
  )
  return {
    stop: async () => {
      await Promise.all([relay.stop(), living.stop(), sweep.stop()])
      await runner.stop()
    },
  }
}
