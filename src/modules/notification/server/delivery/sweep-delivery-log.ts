import type { AppContext } from '../../../../api/handler.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { keepDeliveriesFor, sweepDeliveries } from './delivery-repository.ts'

export const sweepJob = 'message.sweepLog'
const hour = 3_600_000

/** Asks for the next round. The key keeps it one job, however many processes ask. */
export async function planSweep(unit: Transaction, now: Date): Promise<void> {
  await requestJob(unit, sweepJob, {}, { key: sweepJob, runAt: new Date(now.getTime() + hour) })
}

/** Forgets what was sent longer ago than the inventory of personal data says, in portions, once an hour. */
export async function sweepLog(house: AppContext): Promise<void> {
  const now = house.clock.now()
  const before = new Date(now.getTime() - keepDeliveriesFor)
  let gone: number
  do gone = await house.inTransaction((unit) => sweepDeliveries(unit, before))
  while (gone > 0)
  await house.inTransaction((unit) => planSweep(unit, now))
}
