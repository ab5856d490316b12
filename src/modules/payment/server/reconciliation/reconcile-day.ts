import { systemContext } from '../../../../api/actor-context.ts'
import type { AppContext } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { lockNamed } from '../../../../kernel/database/lock-named.ts'
import { emit, requestJob } from '../../../../kernel/events/events.ts'
import { addDays, dayOf, startOfDay, type Day } from '../../../../kernel/time/clock.ts'
import { compareBill, type BillEntry } from '../../rules/compare-bill.ts'
import type { PaymentDeps } from '../deps.ts'
import type { GatewayBillEntry, PaymentChannel } from '../ports.ts'
import {
  numbersOnOtherDays,
  ownBillEntries,
  saveBillDay,
  saveBillEntries,
  saveBillSums,
  saveDifferences,
  gatewayBillEntries,
} from './reconciliation-repository.ts'

/** The job that fetches and compares one bill, and the one that asks for all bills of yesterday. */
export const reconcileTask = 'payment.reconcile'
export const reconcileMorningTask = 'payment.reconcileMorning'
// Gateways have written the bill of a day by 10 in the morning.
const morning = 10.5 * 3_600_000
const hour = 3_600_000
const mostTries = 12

/** Asks for the next morning's comparison; asking again moves nothing. */
export async function scheduleReconciliation(tx: Transaction, now: Date): Promise<void> {
  const today = new Date(startOfDay(dayOf(now)).getTime() + morning)
  const runAt = today > now ? today : new Date(startOfDay(addDays(dayOf(now), 1)).getTime() + morning)
  await requestJob(tx, reconcileMorningTask, {}, { runAt, key: reconcileMorningTask })
}

/** Every morning: the bill of yesterday of each channel, and the next morning. */
export async function reconcileMorning(app: AppContext, deps: PaymentDeps): Promise<void> {
  const now = app.clock.now()
  await app.inTransaction(async (tx) => {
    for (const channel of deps.gateways.keys()) await requestReconciliation(tx, channel, addDays(dayOf(now), -1), now)
    await scheduleReconciliation(tx, now)
  })
}

export async function requestReconciliation(tx: Transaction, channel: PaymentChannel, day: Day, runAt: Date): Promise<void> {
  await requestJob(tx, reconcileTask, { channel, day }, { runAt, key: `${reconcileTask}.${channel}.${day}` })
}

/** Fetches the bill of a day and compares it with our books. A bill that is not there yet is asked for again in an hour. */
export async function reconcile(app: AppContext, deps: PaymentDeps, channel: PaymentChannel, day: Day): Promise<void> {
  const gateway = deps.gateways.get(channel)
  if (!gateway) return
  const answer = await gateway.downloadBill(day)
  const now = app.clock.now()
  if (answer.kind === 'bill') return app.inTransaction((tx) => takeBill(tx, channel, day, answer.entries, now))
  if (answer.kind === 'none') return app.inTransaction((tx) => takeBill(tx, channel, day, [], now))
  const problem = answer.kind === 'later' ? '' : answer.reason
  await app.inTransaction(async (tx) => {
    const tries = await saveBillDay(tx, { channel, day, state: answer.kind === 'later' ? 'WAITING' : 'FAILED', problem, checkedAt: now })
    if (tries < mostTries) await requestReconciliation(tx, channel, day, new Date(now.getTime() + hour))
  })
}

async function takeBill(
  tx: Transaction,
  channel: PaymentChannel,
  day: Day,
  entries: readonly GatewayBillEntry[],
  now: Date,
): Promise<void> {
  await lockNamed(tx, `payment.reconcile ${channel} ${day}`)
  await saveBillDay(tx, { channel, day, state: 'DONE', problem: '', checkedAt: now })
  await saveBillEntries(tx, channel, day, entries)
  await compareDay(tx, channel, day, now)
}

const sumOf = (facts: readonly BillEntry[]) =>
  facts.reduce((sum, fact) => sum + (fact.kind === 'payment' ? fact.amountFen : -fact.amountFen), 0n)

/** Compares the stored bill of a day with our books as they stand now; staff hear of differences. */
export async function compareDay(tx: Transaction, channel: PaymentChannel, day: Day, now: Date): Promise<void> {
  const [ours, theirs] = [await ownBillEntries(tx, channel, day), await gatewayBillEntries(tx, channel, day)]
  const { matched, differences } = compareBill(ours, theirs, await numbersOnOtherDays(tx, channel, day))
  await saveDifferences(tx, channel, day, differences, now)
  const sums = { ourCount: ours.length, ourSum: sumOf(ours), theirCount: theirs.length, theirSum: sumOf(theirs), matched }
  await saveBillSums(tx, { channel, day, ...sums })
  const { actor, requestId, channel: by } = systemContext(reconcileTask, now)
  const facts = { matched, differences: differences.length }
  await audit(tx, {
    actor,
    channel: by,
    requestId,
    action: 'payment.reconcile',
    entity: 'billDay',
    entityId: `${channel} ${day}`,
    without: 'note',
    facts,
  })
  if (differences.length > 0)
    await emit(tx, { event: 'payment.differencesFound', key: `${channel} ${day}`, payload: { channel, day, count: differences.length } })
}
