import { systemContext } from '../../../api/actor-context.ts'
import type { AppContext } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import { lockNamed } from '../../../kernel/database/lock-named.ts'
import { requestJob } from '../../../kernel/events/events.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { addDays, dayOf, endOfDay } from '../../../kernel/time/clock.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { BillPeriod } from '../rules/bill-period.ts'
import { addBill, addUpBill, fillBill } from './bill-repository.ts'
import { confirmDays } from './bill-settings.ts'
import { emitBillMoved } from './move-bill.ts'
import { scheduleTransfer } from './transfer-order.ts'

const longAgo = 31 * 86_400_000
export const billRunTask = 'settlement.billRun'

export type BillRun = {
  readonly runId: number
  readonly from: Date
  readonly until: Date
  readonly state: 'RUNNING' | 'DONE'
  readonly stores: number
  readonly storesDone: number
  readonly entries: number
  readonly startedBy: string
  readonly startedAt: Date
  readonly finishedAt: Date | null
}

const columns = `run_id AS "runId", period_from AS "from", period_until AS "until", state, stores, stores_done AS "storesDone", entries, started_by AS "startedBy",
  started_at AS "startedAt", finished_at AS "finishedAt"`
const begin = {
  name: 'settlement.runBegin',
  text: `INSERT INTO settlement_run (period_from, period_until, state, started_by, started_at) VALUES ($1, $2, 'RUNNING', $3, $4)
    ON CONFLICT (period_until) DO UPDATE SET state = 'RUNNING', finished_at = NULL, stores = settlement_run.stores_done RETURNING ${columns}, (xmax = 0) AS "isNew"`,
}
const one = { name: 'settlement.run', text: `SELECT ${columns} FROM settlement_run WHERE run_id = $1` }
const last = { name: 'settlement.runs', text: `SELECT ${columns} FROM settlement_run ORDER BY period_until DESC LIMIT $1` }
// Stores with something to bill whose bill of the period was not made.
const waiting = {
  name: 'settlement.runStores',
  text: `SELECT e.store_id AS "storeId" FROM (SELECT DISTINCT store_id FROM settlement_entry WHERE bill_id IS NULL AND at < $1) AS e
    WHERE NOT EXISTS (SELECT FROM settlement_bill b WHERE b.store_id = e.store_id AND b.period_until = $1) ORDER BY e.store_id`,
}
const found = {
  name: 'settlement.runFound',
  text: `UPDATE settlement_run SET stores = stores_done + $2 WHERE run_id = $1 AND state = 'RUNNING'`,
}
const step = {
  name: 'settlement.runStep',
  text: `UPDATE settlement_run SET stores_done = stores_done + 1, stores = greatest(stores, stores_done + 1), entries = entries + $2 WHERE run_id = $1`,
}
const finish = {
  name: 'settlement.runFinish',
  text: `UPDATE settlement_run SET state = 'DONE', finished_at = $2, stores = stores_done WHERE run_id = $1 AND state = 'RUNNING' RETURNING run_id`,
}
// Completed before there were bills, or whose timer was lost: their window is long over.
const forgotten = {
  name: 'settlement.forgotten',
  text: `SELECT o.order_sn AS "orderSn" FROM orders o WHERE o.state = 'COMPLETED' AND o.paid_at IS NOT NULL AND o.finished_at < $1
      AND NOT EXISTS (SELECT FROM settlement_entry e WHERE e.order_sn = o.order_sn) ORDER BY o.order_id LIMIT 5000`,
}
const unbilled = {
  name: 'settlement.unbilled',
  text: `SELECT true AS found FROM settlement_entry WHERE store_id = $1 AND bill_id IS NULL AND at < $2 LIMIT 1`,
}
const billNumber = { name: 'settlement.billNumber', text: `SELECT bill_sn AS "billSn" FROM settlement_bill WHERE bill_id = $1` }

/**
 * Begins to make the bills of a period that is over, or goes on where a run was broken off; the work is a job. Making them twice makes
 * one bill per store.
 */
export async function beginBillRun(tx: Transaction, { from, until }: BillPeriod, act: ActorContext): Promise<BillRun> {
  await lockNamed(tx, 'settlement.run')
  const [run] = await rows<BillRun & { isNew: boolean }>(tx, begin, [from, until, act.actor.name, act.now])
  if (!run) throw new Error('a bill run was not begun')
  const { actor, channel, requestId } = act
  if (run.isNew)
    await audit(tx, {
      actor,
      channel,
      requestId,
      action: 'settlement.generate',
      entity: 'settlementRun',
      entityId: run.runId,
      without: 'creation',
      facts: { from: dayOf(from), until: dayOf(until) },
    })
  for (const { orderSn } of await rows<{ orderSn: string }>(tx, forgotten, [new Date(act.now.getTime() - longAgo)]))
    await scheduleTransfer(tx, orderSn, act.now)
  await requestJob(tx, billRunTask, { runId: run.runId }, { key: `${billRunTask} ${run.runId}` })
  return run
}

/** Makes the bills of a run, store by store, each in a transaction of its own, so that it can be broken off anywhere. */
export async function runBills(app: AppContext, runId: number): Promise<void> {
  const [run] = await app.inTransaction((tx) => rows<BillRun>(tx, one, [runId]))
  if (run?.state !== 'RUNNING') return
  const stores = await app.inTransaction(async (tx) => {
    const open = await rows<{ storeId: number }>(tx, waiting, [run.until])
    await execute(tx, found, [runId, open.length])
    return open
  })
  for (const { storeId } of stores) await app.inTransaction((tx) => billStore(tx, run, storeId, app.clock.now()))
  await app.inTransaction((tx) => execute(tx, finish, [runId, app.clock.now()]))
}

/** Makes one store's bill; a second one of the period makes none. */
async function billStore(tx: Transaction, run: BillRun, storeId: number, now: Date): Promise<void> {
  await lockNamed(tx, `settlement.bill ${storeId}`)
  const { from, until } = run
  // Another run has taken everything meanwhile.
  if ((await rows(tx, unbilled, [storeId, until])).length === 0) return
  const confirmUntil = endOfDay(addDays(dayOf(now), await confirmDays(tx)))
  const billId = await addBill(tx, { storeId, from, until, day: dayOf(now).replaceAll('-', ''), at: now, confirmUntil })
  if (billId === null) return
  const entries = await fillBill(tx, billId, { storeId, until, at: now })
  await addUpBill(tx, billId)
  await execute(tx, step, [run.runId, entries])
  await schedule(tx, { entity: 'settlementBill', entityId: billId, event: 'confirm', dueAt: confirmUntil })
  const [made] = await rows<{ billSn: string }>(tx, billNumber, [billId])
  const billSn = made?.billSn ?? ''
  const { actor, channel, requestId } = systemContext(billRunTask, now)
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'settlement.bill',
    entity: 'settlementBill',
    entityId: billSn,
    without: 'creation',
    to: 'GENERATED',
    facts: { entries },
  })
  await emitBillMoved(tx, { billId, billSn, storeId }, 'GENERATED')
}

/** The last runs, the newest period first. */
export async function lastRuns(db: Queryable, count: number): Promise<BillRun[]> {
  return rows<BillRun>(db, last, [count])
}
