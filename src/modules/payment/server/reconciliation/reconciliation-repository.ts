import { totalOf } from '../../../../kernel/database/list-total.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import { addDays, startOfDay, type Day } from '../../../../kernel/time/clock.ts'
import type { BillDifference, BillEntry, Finding } from '../../rules/compare-bill.ts'
import type { DifferenceState } from '../../rules/difference-machine.ts'
import type { GatewayBillEntry, PaymentChannel } from '../ports.ts'

type Int = number | bigint
export type BillDay = {
  readonly channel: PaymentChannel
  readonly day: Day
  readonly state: 'WAITING' | 'FAILED' | 'DONE'
  readonly ourCount: number
  readonly ourSum: Int
  readonly theirCount: number
  readonly theirSum: Int
  readonly matched: number
  readonly tries: number
  readonly problem: string
  readonly checkedAt: Date
  readonly open: number
  readonly differences: number
}
export type Difference = {
  readonly differenceId: number
  readonly channel: PaymentChannel
  readonly day: Day
  readonly kind: 'payment' | 'refund'
  readonly number: string
  readonly outTradeNo: string
  readonly gatewayNo: string
  readonly finding: Finding
  readonly ourAmount: Int | null
  readonly theirAmount: Int | null
  readonly state: DifferenceState
  readonly version: number
  readonly resolution: string
  readonly note: string
  readonly foundAt: Date
  readonly resolvedAt: Date | null
  readonly resolvedBy: string
}

// Money of ours at a gateway: payments of checkouts, recharges, payments for other subjects, and refunds.
const facts = `SELECT 'payment' AS kind, out_trade_no AS number, out_trade_no, coalesce(gateway_trade_no, '') AS gateway_no, captured AS amount, paid_at AS at, channel FROM payment WHERE captured > 0
  UNION ALL SELECT 'payment', recharge_sn, recharge_sn, coalesce(gateway_trade_no, ''), captured, paid_at, channel FROM recharge WHERE captured > 0
  UNION ALL SELECT 'payment', payment_sn, payment_sn, coalesce(gateway_trade_no, ''), captured, paid_at, channel FROM subject_payment WHERE captured > 0
  UNION ALL SELECT 'refund', r.out_refund_no, p.out_trade_no, coalesce(r.gateway_refund_no, ''), r.amount, r.done_at, p.channel FROM payment_refund r JOIN payment p USING (payment_id) WHERE r.state = 'DONE'`
const ours = {
  name: 'payment.billOurs',
  text: `SELECT f.kind, f.number, f.out_trade_no AS "outTradeNo", f.gateway_no AS "gatewayNo", f.amount FROM (${facts}) f WHERE f.channel = $1 AND (f.at >= $2 AND f.at < $3
      OR EXISTS (SELECT FROM payment_bill_entry e WHERE e.channel = $1 AND e.day = $4 AND e.kind = f.kind AND e.number = f.number))`,
}
const theirs = {
  name: 'payment.billTheirs',
  text: `SELECT kind, number, out_trade_no AS "outTradeNo", gateway_no AS "gatewayNo", amount FROM payment_bill_entry WHERE channel = $1 AND day = $2 ORDER BY place`,
}
const onOtherDays = {
  name: 'payment.billOtherDays',
  text: `SELECT kind, number FROM payment_bill_entry WHERE channel = $1 AND day <> $2 AND day BETWEEN $2::date - 3 AND $2::date + 1`,
}
const putDay = {
  name: 'payment.billDayPut',
  text: `INSERT INTO payment_bill_day (channel, day, state, problem, tries, checked_at) VALUES ($1, $2, $3, $4, 1, $5)
    ON CONFLICT (channel, day) DO UPDATE SET state = EXCLUDED.state, problem = EXCLUDED.problem, tries = payment_bill_day.tries + 1, checked_at = EXCLUDED.checked_at RETURNING tries`,
}
const sumDay = {
  name: 'payment.billDaySum',
  text: `UPDATE payment_bill_day SET our_count = $3, our_sum = $4, their_count = $5, their_sum = $6, matched = $7 WHERE channel = $1 AND day = $2`,
}
const dropEntries = { name: 'payment.billEntriesDrop', text: `DELETE FROM payment_bill_entry WHERE channel = $1 AND day = $2` }
const addEntries = {
  name: 'payment.billEntriesAdd',
  text: `INSERT INTO payment_bill_entry (channel, day, place, kind, number, out_trade_no, gateway_no, amount)
    SELECT $1::text, $2::date, e.place, e.kind, e.number, e.out_trade_no, e.gateway_no, e.amount
    FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[]) WITH ORDINALITY AS e (kind, number, out_trade_no, gateway_no, amount, place)`,
}
const addDifference = {
  name: 'payment.differenceAdd',
  text: `INSERT INTO payment_difference AS d (channel, day, kind, number, out_trade_no, gateway_no, finding, our_amount, their_amount, state, found_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'OPEN', $10)
    ON CONFLICT (channel, day, kind, number, finding) DO UPDATE SET our_amount = EXCLUDED.our_amount, their_amount = EXCLUDED.their_amount,
      state = CASE WHEN d.state = 'CLEARED' THEN 'OPEN' ELSE d.state END, resolved_at = CASE WHEN d.state = 'CLEARED' THEN NULL ELSE d.resolved_at END`,
}
const clearOthers = {
  name: 'payment.differencesClear',
  text: `UPDATE payment_difference SET state = 'CLEARED', version = version + 1, resolved_at = $4
    WHERE channel = $1 AND day = $2 AND state = 'OPEN' AND NOT (kind || ' ' || number || ' ' || finding = ANY($3::text[]))`,
}
const dayColumns = `d.channel, d.day::text AS day, d.state, d.our_count AS "ourCount", d.our_sum AS "ourSum", d.their_count AS "theirCount", d.their_sum AS "theirSum", d.matched, d.tries,
  d.problem, d.checked_at AS "checkedAt", (SELECT count(*)::int FROM payment_difference x WHERE x.channel = d.channel AND x.day = d.day AND x.state = 'OPEN') AS open,
  (SELECT count(*)::int FROM payment_difference x WHERE x.channel = d.channel AND x.day = d.day) AS differences`
const days = {
  name: 'payment.billDays',
  text: `SELECT ${dayColumns}, count(*) OVER () AS total FROM payment_bill_day d ORDER BY d.day DESC, d.channel LIMIT $1 OFFSET $2`,
}
const openCount = { name: 'payment.differencesOpen', text: `SELECT count(*)::int AS count FROM payment_difference WHERE state = 'OPEN'` }
const columns = `difference_id AS "differenceId", channel, day::text AS day, kind, number, out_trade_no AS "outTradeNo", gateway_no AS "gatewayNo", finding, our_amount AS "ourAmount",
  their_amount AS "theirAmount", state, version, resolution, note, found_at AS "foundAt", resolved_at AS "resolvedAt", resolved_by AS "resolvedBy"`
const differences = {
  name: 'payment.differences',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM payment_difference WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR channel = $2) AND ($3::date IS NULL OR day = $3)
    ORDER BY day DESC, difference_id DESC LIMIT $4 OFFSET $5`,
}
const one = { name: 'payment.difference', text: `SELECT ${columns} FROM payment_difference WHERE difference_id = $1` }
const lock = { name: 'payment.differenceLock', text: `${one.text} FOR UPDATE` }
const resolve = {
  name: 'payment.differenceResolve',
  text: `UPDATE payment_difference SET state = $3, version = version + 1, resolution = $4, note = $5, resolved_at = $6, resolved_by = $7
    WHERE difference_id = $1 AND version = $2 AND state = ANY($8::text[]) RETURNING difference_id`,
}

type FactRow = Omit<BillEntry, 'amountFen'> & { readonly amount: Int }
const factOf = ({ amount, ...fact }: FactRow): BillEntry => ({ ...fact, amountFen: BigInt(amount) })

/** What our books say of a day, and of every number on its stored bill. */
export async function ownBillEntries(db: Queryable, channel: PaymentChannel, day: Day): Promise<BillEntry[]> {
  const span = [startOfDay(day), startOfDay(addDays(day, 1))]
  return (await rows<FactRow>(db, ours, [channel, ...span, day])).map(factOf)
}

export async function gatewayBillEntries(db: Queryable, channel: PaymentChannel, day: Day): Promise<BillEntry[]> {
  return (await rows<FactRow>(db, theirs, [channel, day])).map(factOf)
}

/** Numbers on the bills of the days around. */
export async function numbersOnOtherDays(db: Queryable, channel: PaymentChannel, day: Day): Promise<Set<string>> {
  return new Set(
    (await rows<{ kind: string; number: string }>(db, onOtherDays, [channel, day])).map(({ kind, number }) => `${kind} ${number}`),
  )
}

/** Says how the fetching of a bill went; answers how often it was tried. */
export async function saveBillDay(
  tx: Transaction,
  day: Pick<BillDay, 'channel' | 'day' | 'state' | 'problem' | 'checkedAt'>,
): Promise<number> {
  const values = [day.channel, day.day, day.state, day.problem.slice(0, 200), day.checkedAt]
  return (await rows<{ tries: number }>(tx, putDay, values))[0]?.tries ?? 1
}

export async function saveBillSums(
  tx: Transaction,
  of: Pick<BillDay, 'channel' | 'day' | 'ourCount' | 'ourSum' | 'theirCount' | 'theirSum' | 'matched'>,
): Promise<void> {
  await execute(tx, sumDay, [of.channel, of.day, of.ourCount, of.ourSum, of.theirCount, of.theirSum, of.matched])
}

/** The lines of a bill take the place of those that were fetched before. */
export async function saveBillEntries(
  tx: Transaction,
  channel: PaymentChannel,
  day: Day,
  entries: readonly GatewayBillEntry[],
): Promise<void> {
  await execute(tx, dropEntries, [channel, day])
  const numberOf = (entry: GatewayBillEntry) => (entry.kind === 'refund' ? entry.outRefundNo : entry.outTradeNo)
  const lists = [entries.map((e) => e.kind), entries.map(numberOf), entries.map((e) => e.outTradeNo), entries.map((e) => e.gatewayNo)]
  await execute(tx, addEntries, [channel, day, ...lists, entries.map((e) => e.amountFen)])
}

/** Writes what was found; what was found before and is no more is cleared. */
export async function saveDifferences(
  tx: Transaction,
  channel: PaymentChannel,
  day: Day,
  found: readonly BillDifference[],
  at: Date,
): Promise<void> {
  for (const d of found)
    await execute(tx, addDifference, [channel, day, d.kind, d.number, d.outTradeNo, d.gatewayNo, d.finding, d.ourFen, d.theirFen, at])
  await execute(tx, clearOthers, [channel, day, found.map((d) => `${d.kind} ${d.number} ${d.finding}`), at])
}

type Page = { readonly current: number; readonly pageSize: number }

export async function listBillDays(db: Queryable, { current, pageSize }: Page): Promise<{ list: BillDay[]; total: number; open: number }> {
  const found = await rows<BillDay & { total: number }>(db, days, [pageSize, (current - 1) * pageSize])
  const [open] = await rows<{ count: number }>(db, openCount, [])
  return { list: found, total: totalOf(found), open: open?.count ?? 0 }
}

export type DifferenceFilters = {
  readonly state?: DifferenceState | undefined
  readonly channel?: PaymentChannel | undefined
  readonly day?: Day | undefined
}

export async function listDifferences(db: Queryable, of: DifferenceFilters & Page): Promise<{ list: Difference[]; total: number }> {
  const values = [of.state ?? null, of.channel ?? null, of.day ?? null, of.pageSize, (of.current - 1) * of.pageSize]
  const found = await rows<Difference & { total: number }>(db, differences, values)
  return { list: found, total: totalOf(found) }
}

export async function differenceById(db: Queryable, id: number): Promise<Difference | null> {
  return (await rows<Difference>(db, one, [id]))[0] ?? null
}

export async function lockDifference(tx: Transaction, id: number): Promise<Difference | null> {
  return (await rows<Difference>(tx, lock, [id]))[0] ?? null
}

type Resolved = {
  readonly to: DifferenceState
  readonly sources: readonly DifferenceState[]
  readonly resolution: string
  readonly note: string
  readonly at: Date
  readonly by: string
}

/** False when another was faster. */
export async function resolveDifferenceRow(tx: Transaction, { differenceId, version }: Difference, how: Resolved): Promise<boolean> {
  const values = [differenceId, version, how.to, how.resolution, how.note, how.at, how.by, how.sources]
  return (await rows(tx, resolve, values)).length > 0
}
