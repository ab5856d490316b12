import type { House } from '../../../api/handler.ts'
import { requestJob } from '../../../shared/events.ts'
import type { Unit } from '../../../shared/unit.ts'
import { keepDeliveriesFor, sweepDeliveries } from './delivery-store.ts'

export const sweepJob = 'message.sweepLog'
const hour = 3_600_000

/** Asks for the next round. The key keeps it one job, however many processes ask. */
export async function planSweep(unit: Unit, now: Date): Promise<void> {
  await requestJob(unit, sweepJob, {}, { key: sweepJob, runAt: new Date(now.getTime() + hour) })
}

/** Forgets what was sent longer ago than the inventory of personal data says, in portions, once an hour. */
export async function sweepLog(house: House): Promise<void> {
  const now = house.clock.now()
  const before = new Date(now.getTime() - keepDeliveriesFor)
  let gone: number
  do gone = await house.inUnit((unit) => sweepDeliveries(unit, before))
  while (gone > 0)
  await house.inUnit((unit) => planSweep(unit, now))
}
