import type { AppContext } from '../../../../api/handler.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { retainDeliveriesFor, sweepDeliveries } from './delivery-repository.ts'

export const sweepJob = 'message.sweepLog'
const hour = 3_600_000

/** Asks for the next round. The key keeps it one job, however many processes ask. */
export async function planSweep(tx: Transaction, now: Date): Promise<void> {
  await requestJob(tx, sweepJob, {}, { key: sweepJob, runAt: new Date(now.getTime() + hour) })
}

/** Forgets what was sent longer ago than the inventory of personal data says, in portions, once an hour. */
export async function sweepLog(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const before = new Date(now.getTime() - retainDeliveriesFor)
  let gone: number
  do gone = await app.inTransaction((tx) => sweepDeliveries(tx, before))
  while (gone > 0)
  await app.inTransaction((tx) => planSweep(tx, now))
}
