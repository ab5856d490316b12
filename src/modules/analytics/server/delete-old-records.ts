import type { AppContext } from '../../../api/handler.ts'
import { execute, type Transaction } from '../../../kernel/database/transaction.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { requestJob } from '../../../kernel/events/events.ts'

const day = 24 * 3600_000
const deleteOldMisses = { name: 'analytics.searchMissDelete', text: `DELETE FROM search_miss WHERE day < $1::date` }
/** The inventory of personal data says the same. */
const keptDays = 180
const deleteOld = { name: 'insight.behaviourDelete', text: `DELETE FROM behaviour_record WHERE at < $1` }

export const deleteOldRecordsJob = 'insight.deleteOldRecords'

/** Asks for the next round. The key keeps it one job, however many processes ask. */
export async function scheduleDeleteOldRecords(tx: Transaction, now: Date): Promise<void> {
  await requestJob(tx, deleteOldRecordsJob, {}, { key: deleteOldRecordsJob, runAt: new Date(now.getTime() + day) })
}

/** Deletes records of visits that are older than 180 days, once a day. Says how many. */
export async function deleteOldRecords(app: AppContext): Promise<number> {
  const now = app.clock.now()
  return app.inTransaction(async (tx) => {
    await scheduleDeleteOldRecords(tx, now)
    const since = new Date(now.getTime() - keptDays * day)
    await execute(tx, deleteOldMisses, [dayOf(since)])
    return execute(tx, deleteOld, [since])
  })
}
