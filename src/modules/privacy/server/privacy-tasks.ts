import { systemContext } from '../../../api/actor-context.ts'
import { z } from 'zod'
import type { JobTasks, TimerHandlers } from '../../../api/background.ts'
import type { AppContext } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { execute } from '../../../kernel/database/transaction.ts'
import { eraseAll } from './close-account.ts'
import { moveExport } from './export-repository.ts'
import { makeExport, removeFilesJob } from './make-export.ts'
import type { PrivacyDeps } from './ports.ts'
import { exportJob } from './request-export.ts'

const exportPayload = z.object({ exportId: z.uuid() })
const filesPayload = z.object({ files: z.array(z.string()) })
const forgotten = {
  name: 'privacy.closedForgotten',
  text: `UPDATE closed_account SET forgotten_at = $2 WHERE member_id = $1 AND forgotten_at IS NULL AND forget_at <= $2`,
}

/** The background work of this module. */
export function privacyTasks(deps: PrivacyDeps): JobTasks {
  return {
    [exportJob]: (app, payload) => makeExport(app, deps, exportPayload.parse(payload).exportId),
    [removeFilesJob]: async (_house, payload) => {
      for (const name of filesPayload.parse(payload).files) await deps.files.remove(name)
    },
  }
}

/** What happens when a copy's time is over, and when the three years of a closed account are. */
export function privacyTimers(deps: Pick<PrivacyDeps, 'tables'>): TimerHandlers {
  return {
    'dataExport/expire': (app, exportId) =>
      app.inTransaction(async (tx) => {
        if (await moveExport(tx, exportId, 'expire', { at: app.clock.now() })) await requestJob(tx, removeFilesJob, { files: [exportId] })
      }),
    'closedAccount/forget': (app, memberId) => forgetClosed(app, deps, Number(memberId)),
  }
}

async function forgetClosed(app: AppContext, deps: Pick<PrivacyDeps, 'tables'>, memberId: number): Promise<void> {
  await app.inTransaction(async (tx) => {
    if ((await execute(tx, forgotten, [memberId, app.clock.now()])) === 0) return
    const files = await eraseAll(tx, deps, 'later', { memberId, phone: null })
    if (files.length > 0) await requestJob(tx, removeFilesJob, { files })
    await audit(tx, {
      ...systemContext('closedAccount/forget', app.clock.now()),
      action: 'privacy.forgetClosed',
      without: 'note',
      entity: 'account',
      entityId: memberId,
    })
  })
}
