import { execute, rows, type Queryable, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { MessageParams } from '../../../../kernel/failure/failure.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'

/** A row that was not taken; `line` counts as the sheet shows it, the head is 1. */
export type LineProblem = { readonly line: number; readonly column: string; readonly code: string; readonly facts: MessageParams }

export type ImportRecord = {
  readonly importId: number
  readonly storeId: number
  readonly memberId: number
  readonly memberName: string
  readonly fileName: string
  readonly lang: Language
  readonly state: 'waiting' | 'running' | 'done' | 'refused'
  readonly rowCount: number
  readonly doneCount: number
  readonly goodCount: number
  readonly draftCount: number
  readonly skuCount: number
  readonly problems: readonly LineProblem[]
  readonly refusal: { readonly code: string; readonly facts: MessageParams } | null
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

const columns = `import_id AS "importId", store_id AS "storeId", member_id AS "memberId", member_name AS "memberName", file_name AS "fileName", lang, state,
  row_count AS "rowCount", done_count AS "doneCount", good_count AS "goodCount", draft_count AS "draftCount", sku_count AS "skuCount", problems, refusal,
  created_at AS "createdAt", finished_at AS "finishedAt"`
const insert = {
  name: 'catalog.addImport',
  text: `INSERT INTO goods_import (store_id, member_id, member_name, file_name, lang, state, source, created_at) VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7)
    ON CONFLICT (store_id) WHERE state IN ('waiting', 'running') DO NOTHING RETURNING import_id AS "importId"`,
}
const one = { name: 'catalog.importById', text: `SELECT ${columns} FROM goods_import WHERE import_id = $1` }
const sheet = { name: 'catalog.importSource', text: `SELECT source FROM goods_import WHERE import_id = $1` }
const last = {
  name: 'catalog.lastImports',
  text: `SELECT ${columns} FROM goods_import WHERE store_id = ANY($1::bigint[]) ORDER BY import_id DESC LIMIT 20`,
}
const start = {
  name: 'catalog.startImport',
  text: `UPDATE goods_import SET state = 'running', row_count = $2 WHERE import_id = $1 AND state IN ('waiting', 'running')`,
}
const step = {
  name: 'catalog.stepImport',
  text: `UPDATE goods_import SET done_count = done_count + $3, good_count = good_count + $4, draft_count = draft_count + $5, sku_count = sku_count + $6,
    problems = problems || $7::jsonb WHERE import_id = $1 AND state = 'running' AND done_count = $2`,
}
const finish = {
  name: 'catalog.finishImport',
  text: `UPDATE goods_import SET state = $2, refusal = $3, finished_at = $4 WHERE import_id = $1 AND state IN ('waiting', 'running')`,
}
const drafts = {
  name: 'catalog.importDrafts',
  text: `SELECT change_id AS "changeId", version FROM goods_change WHERE import_id = $1 AND state IN ('draft', 'returned') ORDER BY change_id`,
}

export type NewImport = Pick<ImportRecord, 'storeId' | 'memberId' | 'memberName' | 'fileName' | 'lang'> & {
  readonly source: Uint8Array
  readonly at: Date
}

/** Keeps a sheet to be worked off; undefined while another one of the store is. */
export async function addImport(tx: Transaction, fresh: NewImport): Promise<number | undefined> {
  const { storeId, memberId, memberName, fileName, lang, source, at } = fresh
  return (await rows<{ importId: number }>(tx, insert, [storeId, memberId, memberName, fileName, lang, source, at]))[0]?.importId
}

export async function importById(db: Queryable, importId: number): Promise<ImportRecord | undefined> {
  return (await rows<ImportRecord>(db, one, [importId]))[0]
}

/** The bytes of the sheet as they were handed in. */
export async function sourceOf(db: Queryable, importId: number): Promise<Uint8Array | undefined> {
  return (await rows<{ source: Uint8Array }>(db, sheet, [importId]))[0]?.source
}

/** The newest imports of stores. */
export function lastImports(read: Reader, storeIds: readonly number[]): Promise<ImportRecord[]> {
  return rows<ImportRecord>(read, last, [storeIds])
}

/** Notes how many rows there are; false when the import is over. */
export async function startImport(tx: Transaction, importId: number, rowCount: number): Promise<boolean> {
  return (await execute(tx, start, [importId, rowCount])) === 1
}

export type ImportStep = {
  /** Rows that were worked off before: a step that was taken already is not taken again. */
  readonly doneBefore: number
  readonly done: number
  readonly good: number
  readonly drafts: number
  readonly skus: number
  readonly problems: readonly LineProblem[]
}

/** Counts a step on, in the transaction that did its work; false when another run has done it. */
export async function stepImport(tx: Transaction, importId: number, work: ImportStep): Promise<boolean> {
  const values = [importId, work.doneBefore, work.done, work.good, work.drafts, work.skus, JSON.stringify(work.problems)]
  return (await execute(tx, step, values)) === 1
}

/** Ends an import, well or refused as a whole. */
export async function finishImport(tx: Transaction, importId: number, refusal: ImportRecord['refusal'], at: Date): Promise<void> {
  await execute(tx, finish, [importId, refusal ? 'refused' : 'done', refusal && JSON.stringify(refusal), at])
}

/** Drafts of an import that may be submitted. */
export function openDraftsOf(db: Queryable, importId: number): Promise<{ changeId: number; version: number }[]> {
  return rows(db, drafts, [importId])
}
