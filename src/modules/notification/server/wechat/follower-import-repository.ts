import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

export type FollowerImport = {
  readonly id: number
  readonly state: 'RUNNING' | 'DONE' | 'FAILED'
  readonly after: string
  readonly total: number
  readonly seen: number
  readonly kept: number
  readonly error: string
  readonly begunBy: string
  readonly begunAt: Date
  readonly movedAt: Date
}

const columns = `import_id AS id, state, after_id AS "after", total, seen, kept, error, requested_by AS "begunBy", begun_at AS "begunAt", moved_at AS "movedAt"`
const last = { name: 'message.importLast', text: `SELECT ${columns} FROM wechat_fan_import ORDER BY import_id DESC LIMIT 1` }
const lockLast = { name: 'message.importLock', text: `${last.text} FOR UPDATE` }
const byId = { name: 'message.importById', text: `SELECT ${columns} FROM wechat_fan_import WHERE import_id = $1` }
const begin = {
  name: 'message.importBegin',
  text: `INSERT INTO wechat_fan_import (state, requested_by, begun_at, moved_at) VALUES ('RUNNING', $1, $2, $2) ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const goOn = {
  name: 'message.importGoOn',
  text: `UPDATE wechat_fan_import SET state = 'RUNNING', error = '', moved_at = $2 WHERE import_id = $1 AND state <> 'DONE' RETURNING ${columns}`,
}
const advance = {
  name: 'message.importAdvance',
  text: `UPDATE wechat_fan_import SET after_id = $3, total = $4, seen = seen + $5, kept = kept + $6, moved_at = $7, state = $8
         WHERE import_id = $1 AND after_id = $2 AND state = 'RUNNING'`,
}
const fail = {
  name: 'message.importFail',
  text: `UPDATE wechat_fan_import SET state = 'FAILED', error = $2, moved_at = $3 WHERE import_id = $1 AND state = 'RUNNING'`,
}

export async function lastImport(db: Queryable): Promise<FollowerImport | null> {
  return (await rows<FollowerImport>(db, last, []))[0] ?? null
}

export async function lockLastImport(tx: Transaction): Promise<FollowerImport | null> {
  return (await rows<FollowerImport>(tx, lockLast, []))[0] ?? null
}

export async function importById(db: Queryable, id: number): Promise<FollowerImport | null> {
  return (await rows<FollowerImport>(db, byId, [id]))[0] ?? null
}

/** Null when another is running. */
export async function beginImport(tx: Transaction, by: string, at: Date): Promise<FollowerImport | null> {
  return (await rows<FollowerImport>(tx, begin, [by, at]))[0] ?? null
}

/** A stopped import goes on where it was; null for one that is done. */
export async function continueImport(tx: Transaction, id: number, at: Date): Promise<FollowerImport | null> {
  return (await rows<FollowerImport>(tx, goOn, [id, at]))[0] ?? null
}

export type ImportedPage = {
  readonly next: string
  readonly total: number
  readonly seen: number
  readonly kept: number
  readonly at: Date
}

/** Notes a finished page; false when another run was here already. */
export async function advanceImport(tx: Transaction, followerImport: FollowerImport, page: ImportedPage): Promise<boolean> {
  const state = page.next === '' ? 'DONE' : 'RUNNING'
  const { next, total, seen, kept, at } = page
  return (await execute(tx, advance, [followerImport.id, followerImport.after, next, total, seen, kept, at, state])) > 0
}

export async function failImport(tx: Transaction, id: number, error: string, at: Date): Promise<boolean> {
  return (await execute(tx, fail, [id, error, at])) > 0
}
