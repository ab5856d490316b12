import type { Day } from '../../../../kernel/time/clock.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Task } from '../../rules/tasks.ts'

export type TaskCount = { readonly task: Task; readonly waiting: number; readonly waitingScore: number; readonly claimed: number }

const add = {
  name: 'loyalty.taskDone',
  text: `INSERT INTO loyalty_task (member_id, task, reference, score, done_at) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING`,
}
const counts = {
  name: 'loyalty.taskCounts',
  text: `SELECT task, count(*) FILTER (WHERE claimed_at IS NULL)::int AS waiting, coalesce(sum(score) FILTER (WHERE claimed_at IS NULL), 0)::int AS "waitingScore",
      count(*) FILTER (WHERE claimed_at IS NOT NULL)::int AS claimed FROM loyalty_task WHERE member_id = $1 GROUP BY task`,
}
const claim = {
  name: 'loyalty.taskClaim',
  text: `UPDATE loyalty_task SET claimed_at = $3 WHERE member_id = $1 AND task = $2 AND claimed_at IS NULL RETURNING reference, score`,
}
const days = {
  name: 'loyalty.signIns',
  text: `SELECT day::text AS day, streak FROM loyalty_sign_in WHERE member_id = $1 AND day >= $2::date ORDER BY day`,
}
const sign = {
  name: 'loyalty.signIn',
  text: `INSERT INTO loyalty_sign_in (member_id, day, streak, score) VALUES ($1, $2::date, $3, $4) ON CONFLICT DO NOTHING`,
}

/** Notes that a member did a task; the same deed counts once. */
export async function addTaskDone(
  tx: Transaction,
  done: { readonly memberId: number; readonly task: Task; readonly reference: string; readonly score: number; readonly at: Date },
): Promise<boolean> {
  return (await execute(tx, add, [done.memberId, done.task, done.reference, done.score, done.at])) === 1
}

export function taskCounts(db: Queryable, memberId: number): Promise<TaskCount[]> {
  return rows<TaskCount>(db, counts, [memberId])
}

/** Marks what waits as claimed; two claims at once get it once. */
export function claimTasks(tx: Transaction, memberId: number, task: Task, at: Date): Promise<{ reference: string; score: number }[]> {
  return rows(tx, claim, [memberId, task, at])
}

export function signInsSince(db: Queryable, memberId: number, day: Day): Promise<{ day: Day; streak: number }[]> {
  return rows(db, days, [memberId, day])
}

/** False when the member signed in on that day already. */
export async function addSignIn(tx: Transaction, of: { memberId: number; day: Day; streak: number; score: number }): Promise<boolean> {
  return (await execute(tx, sign, [of.memberId, of.day, of.streak, of.score])) === 1
}
