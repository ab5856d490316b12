import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Goal } from '../../rules/best-selection.ts'

type Named = { readonly zh: string; readonly en: string }
export type RequestedItem = { readonly productId: number; readonly number: string; readonly unit: 'primary' | 'second' }
/** What somebody asked: goods, quantities, place, day and requirements. */
export type OptimizationRequest = {
  readonly lines: readonly RequestedItem[]
  readonly regionCode: string
  readonly latest: string
  readonly sameOnly: 0 | 1
  readonly certificate: 0 | 1
  readonly invoice: 0 | 1
}
/** Names in both languages, money in fen as text and prices in 1/10000 yuan: an answer is read years later in either language. */
export type SavedLine = {
  readonly productId: number
  readonly goods: Named
  readonly spec: Named
  readonly store: Named
  readonly storeId: number
  readonly number: string
  readonly unitCode: string
  /** Grams of one trade unit where they are exact, null otherwise; absent in runs that did not keep it. */
  readonly unitGrams?: string | null
  readonly price: string
  readonly amount: string
  readonly days: number
  readonly kind: 'start' | 'same' | 'suggested'
  /** Attribute codes of the points to agree on. */
  readonly open: readonly string[]
  readonly reasons: readonly { readonly code: string; readonly fen?: string; readonly days?: number }[]
}
export type SavedPlan = {
  readonly goal: 'start' | Goal
  readonly goods: string
  readonly freight: string
  readonly asked: number
  readonly stores: number
  readonly days: number
  readonly isExact: boolean
  readonly lines: readonly SavedLine[]
}
export type SavedOriginalLine = {
  readonly productId: number
  readonly goods: Named
  readonly spec: Named
  readonly number: string
  readonly unitCode: string
  readonly options: number
  readonly problem: Named
}
export type OptimizationResult = { readonly starts: readonly SavedOriginalLine[]; readonly plans: readonly SavedPlan[] }
export type OptimizationRun = {
  readonly id: number
  readonly title: string
  readonly question: OptimizationRequest
  readonly answer: OptimizationResult
  readonly createdAt: Date
}

const columns = `run_id AS id, title, question, answer, created_at AS "createdAt"`
const insert = {
  name: 'tools.runAdd',
  text: `INSERT INTO optimize_run (member_id, title, question, answer, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING run_id AS id`,
}
const page = {
  name: 'tools.runs',
  text: `SELECT ${columns}, count(*) OVER ()::int AS total FROM optimize_run WHERE member_id = $1 ORDER BY run_id DESC LIMIT $2 OFFSET $3`,
}
const one = { name: 'tools.run', text: `SELECT ${columns} FROM optimize_run WHERE member_id = $1 AND run_id = $2` }
const remove = { name: 'tools.runRemove', text: `DELETE FROM optimize_run WHERE member_id = $1 AND run_id = $2` }

export type NewOptimizationRun = Omit<OptimizationRun, 'id' | 'createdAt'> & { readonly memberId: number; readonly at: Date }

export async function addOptimizationRun(tx: Transaction, { memberId, title, question, answer, at }: NewOptimizationRun): Promise<number> {
  const [row] = await rows<{ id: number }>(tx, insert, [memberId, title, JSON.stringify(question), JSON.stringify(answer), at])
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

export function optimizationRunsOf(
  db: Queryable,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<(OptimizationRun & { readonly total: number })[]> {
  return rows(db, page, [memberId, limit, offset])
}

/** One run of a member; null when it is absent or another's. */
export async function optimizationRunOf(db: Queryable, memberId: number, runId: number): Promise<OptimizationRun | null> {
  return (await rows<OptimizationRun>(db, one, [memberId, runId]))[0] ?? null
}

export async function removeOptimizationRun(tx: Transaction, memberId: number, runId: number): Promise<boolean> {
  return (await execute(tx, remove, [memberId, runId])) > 0
}
