import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { AppContext } from '../../api/handler.ts'
import { repeat } from '../../adapters/jobs/repeat.ts'
import { startWorker } from '../../adapters/jobs/worker.ts'
import { listenTo } from '../../adapters/postgres/listen.ts'
import { closePool } from '../../adapters/postgres/pool.ts'
import { startTimers } from '../../adapters/timers/run-timers.ts'
import { renewOldDocuments } from '../../modules/catalog/server/public.ts'
import { auditSealer } from '../../adapters/vault/audit-sealer.ts'
import { notePresence } from '../../modules/chat/server/public.ts'
import { scheduleDeleteExpired } from '../../modules/identity/server/public.ts'
import { scheduleDeleteOldRecords, scheduleFirstFigures } from '../../modules/analytics/server/public.ts'
import { planSweep } from '../../modules/notification/server/public.ts'
import { scheduleReconciliation } from '../../modules/payment/server/public.ts'
import { resumeExports } from '../../modules/privacy/server/public.ts'
import { sealAudit, type AuditSealer } from '../../kernel/audit/audit-chain.ts'
import { liveChannel, parseLiveMessage } from '../../kernel/events/live-signals.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { handleDisconnect } from '../live/live-stream.ts'
import { allSubscribers, allTasks, allTimers } from './all-modules.ts'
import type { InstallationSettings } from './installation-settings.ts'
import { pageCacheInvalidation, pagesChannel } from '../http/page-cache-invalidation.ts'

type BackgroundNeeds = {
  readonly connectionString: string
  readonly house: AppContext
  readonly facts: InstallationSettings
  /** Forgets what this process remembers of public pages. */
  readonly forgetPages: () => void
  readonly hub: LiveHub
  readonly log: FastifyBaseLogger
}

/** Everything that works without being asked: jobs and events, timers, and hearing that kept pages are old. */
export async function startBackground({
  connectionString,
  house,
  facts,
  forgetPages,
  hub,
  log,
}: BackgroundNeeds): Promise<{ readonly stop: () => Promise<void> }> {
  // Nothing is served before, and no event is heard: both read what is made anew here.
  await renewOldDocuments(house)
  // The queue's schema is closed to the application's role, so its worker has a pool of the owner's.
  const queue = new pg.Pool({ connectionString, max: 4 })
  // A connection that breaks is replaced; without listeners it would end the process.
  const broke = (error: Error) => log.warn({ err: error }, 'a connection of the job queue broke')
  queue.on('error', broke)
  queue.on('connect', (client) => void client.on('error', broke))
  const worker = await startWorker({
    pgPool: queue,
    house,
    subscribers: [...allSubscribers(), pageCacheInvalidation],
    tasks: allTasks(facts),
    onError: (error, task) => log.error({ err: error, task }, 'a job failed and will be tried again'),
  })
  await house.inTransaction(async (tx) => {
    await scheduleDeleteExpired(tx, house.clock.now())
    await planSweep(tx, house.clock.now())
    await scheduleDeleteOldRecords(tx, house.clock.now())
    await scheduleFirstFigures(tx)
    await scheduleReconciliation(tx, house.clock.now())
  })
  const timers = startTimers(house, allTimers(facts), (error, timer) =>
    log.error({ err: error, timer }, 'a timer failed and will be tried again'),
  )
  const onNoticeError = (error: unknown) => log.error({ err: error }, 'a notice of the database could not be used')
  const notices = await listenTo(connectionString, pagesChannel, () => forgetPages(), onNoticeError)
  const hearLive = (payload?: string) => {
    if (!payload) return hub.again()
    const notice = parseLiveMessage(payload)
    if (!handleDisconnect(notice, { house, hub, log })) hub.deliver(notice)
  }
  const live = await listenTo(connectionString, liveChannel, hearLive, onNoticeError)
  const sealer = auditSealer(facts.secret)
  const sealing = repeat(() => sealAuditLog(house, sealer, log), 1_000)
  const presence = repeat(() => sayWhoIsHere(house, hub, log), 30_000)
  const resuming = repeat(() => resumeStuckExports(house, log), 20_000)
  return {
    stop: async () => {
      await Promise.all([worker.stop(), timers.stop(), notices.stop(), live.stop(), presence.stop(), sealing.stop(), resuming.stop()])
      await closePool(queue)
    },
  }
}

/** Others see who has an open page here. A failure is said and the next round tries again. */
async function sayWhoIsHere(app: AppContext, hub: LiveHub, log: FastifyBaseLogger): Promise<number> {
  await notePresence(app, hub.memberIds()).catch((error: unknown) => log.warn({ err: error }, 'presence was not noted'))
  return 0
}

/** Rows of the audit log join its chain after their commit. A failure is said and the next round tries again. */
async function sealAuditLog(app: AppContext, sealer: AuditSealer, log: FastifyBaseLogger): Promise<number> {
  try {
    return await app.inTransaction((tx) => sealAudit(tx, sealer))
  } catch (error) {
    log.warn({ err: error }, 'the audit log was not sealed')
    return 0
  }
}

/** Copies of personal data whose process died are made by another. A failure is said and the next round tries again. */
async function resumeStuckExports(app: AppContext, log: FastifyBaseLogger): Promise<number> {
  try {
    const resumed = await resumeExports(app)
    if (resumed > 0) log.warn({ resumed }, 'copies of personal data that stood still were put back to be made')
  } catch (error) {
    log.warn({ err: error }, 'copies of personal data that stand still were not looked for')
  }
  return 0
}
