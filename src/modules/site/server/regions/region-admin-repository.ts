import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'

export type AdminRegion = {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly level: 1 | 2 | 3
  readonly parentCode: string
  readonly enabled: boolean
  readonly childNum: number
  /** How many directly below are closed. */
  readonly closedNum: number
  readonly version: number
}
export type RegionText = { readonly name: string; readonly nameEn: string; readonly enabled: boolean; readonly initial: string }

const columns = `code, name, name_en AS "nameEn", level, parent_code AS "parentCode", enabled, version,
  (SELECT count(*)::int FROM region below WHERE below.parent_code = r.code) AS "childNum",
  (SELECT count(*)::int FROM region below WHERE below.parent_code = r.code AND NOT below.enabled) AS "closedNum"`
const under = { name: 'site.deskRegions', text: `SELECT ${columns} FROM region r WHERE parent_code = $1 ORDER BY position, code` }
const found = {
  name: 'site.findRegions',
  text: `SELECT ${columns} FROM region r WHERE name ILIKE $1 OR name_en ILIKE $1 OR code LIKE $1 ORDER BY level, code LIMIT 50`,
}
const one = { name: 'site.deskRegion', text: `SELECT ${columns} FROM region r WHERE code = $1 FOR UPDATE OF r` }
const update = {
  name: 'site.changeRegion',
  text: `UPDATE region SET name = $3, name_en = $4, enabled = $5, initial = $6, version = version + 1 WHERE code = $1 AND version = $2`,
}
const insert = {
  name: 'site.addRegion',
  text: `INSERT INTO region (code, name, name_en, level, parent_code, initial, position)
         VALUES ($1, $2, $3, $4, $5, $6, (SELECT coalesce(max(position), 0) FROM region WHERE parent_code = $5)) ON CONFLICT DO NOTHING`,
}
const siblings = { name: 'site.regionSiblings', text: 'SELECT code FROM region WHERE parent_code = $1 ORDER BY position, code FOR UPDATE' }
const place = {
  name: 'site.orderRegions',
  text: `UPDATE region r SET position = o.place FROM unnest($1::text[]) WITH ORDINALITY o(code, place) WHERE r.code = o.code AND r.position <> o.place`,
}

/** Regions directly under a parent, closed ones too. */
export function adminRegions(db: Queryable, parentCode: string): Promise<AdminRegion[]> {
  return rows<AdminRegion>(db, under, [parentCode])
}

/** At most 50 regions whose name or code holds the words. */
export function findRegions(db: Queryable, words: string): Promise<AdminRegion[]> {
  return rows<AdminRegion>(db, found, [`%${words.replace(/[\\%_]/g, '\\$&')}%`])
}

/** A region that nobody else changes before the transaction ends. */
export async function lockedRegion(tx: Transaction, code: string): Promise<AdminRegion | undefined> {
  return (await rows<AdminRegion>(tx, one, [code]))[0]
}

/** Changes a region in the version that was seen; false when it has another. */
export async function changeRegion(tx: Transaction, code: string, version: number, text: RegionText): Promise<boolean> {
  return (await execute(tx, update, [code, version, text.name, text.nameEn, text.enabled, text.initial])) === 1
}

/** Adds a region, last under its parent; false when its code is taken. */
export async function addRegion(
  tx: Transaction,
  region: { readonly code: string; readonly parentCode: string; readonly level: number },
  text: RegionText,
): Promise<boolean> {
  return (await execute(tx, insert, [region.code, text.name, text.nameEn, region.level, region.parentCode, text.initial])) === 1
}

/** Codes under a parent in their order; nobody else orders them before the transaction ends. */
export async function lockedSiblings(tx: Transaction, parentCode: string): Promise<string[]> {
  return (await rows<{ code: string }>(tx, siblings, [parentCode])).map((row) => row.code)
}

export async function orderRegions(tx: Transaction, codes: readonly string[]): Promise<void> {
  await execute(tx, place, [codes])
}
