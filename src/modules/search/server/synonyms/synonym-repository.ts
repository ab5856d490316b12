import { offsetOf } from '../../../../kernel/database/paging.ts'
import { totalOf } from '../../../../kernel/database/list-total.ts'
import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { Synonyms } from '../../rules/query/search-query.ts'

export type SynonymRecord = {
  readonly word: string
  readonly meanings: readonly string[]
  readonly version: number
  readonly updatedAt: Date
}

const columns = `word, meanings, version, updated_at AS "updatedAt"`
const all = { name: 'catalog.synonyms', text: `SELECT word, meanings FROM search_synonym` }
const listed = {
  name: 'catalog.synonymList',
  text: `SELECT ${columns}, count(*) OVER () AS total FROM search_synonym
         WHERE $1 = '' OR word LIKE '%' || $1 || '%' OR array_to_string(meanings, ' ') LIKE '%' || $1 || '%'
         ORDER BY updated_at DESC, word LIMIT $2 OFFSET $3`,
}
const one = { name: 'catalog.synonymOne', text: `SELECT ${columns} FROM search_synonym WHERE word = $1 FOR UPDATE` }
const add = {
  name: 'catalog.synonymAdd',
  text: `INSERT INTO search_synonym (word, meanings, updated_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING ${columns}`,
}
const change = {
  name: 'catalog.synonymChange',
  text: `UPDATE search_synonym SET meanings = $2, updated_at = $3, version = version + 1 WHERE word = $1 AND version = $4 RETURNING ${columns}`,
}
const remove = { name: 'catalog.synonymRemove', text: `DELETE FROM search_synonym WHERE word = $1 AND version = $2` }
const raise = { name: 'catalog.raiseForWords', text: `UPDATE catalog_version SET version = version + 1` }

/** All synonyms by word; the visitor's handle is enough. */
export async function readSynonyms(db: Queryable): Promise<Synonyms> {
  const found = await rows<{ word: string; meanings: string[] }>(db, all, [])
  return new Map(found.map((row) => [row.word, row.meanings]))
}

/** Synonyms whose word or meanings hold the keyword, the newest change first, with how many there are. */
export async function listSynonyms(db: Queryable, keyword: string, page: { readonly current: number; readonly pageSize: number }) {
  const found = await rows<SynonymRecord & { total: number }>(db, listed, [keyword, page.pageSize, offsetOf(page)])
  return { list: found, total: totalOf(found) }
}

/** A synonym, locked until the transaction ends. */
export async function lockSynonym(tx: Transaction, word: string): Promise<SynonymRecord | undefined> {
  return (await rows<SynonymRecord>(tx, one, [word]))[0]
}

/** Writes a new synonym, or the next version of a known one; undefined when somebody was faster. */
export async function writeSynonym(
  tx: Transaction,
  { word, meanings, version }: Pick<SynonymRecord, 'word' | 'meanings' | 'version'>,
  now: Date,
): Promise<SynonymRecord | undefined> {
  const [row] = await (version === 0
    ? rows<SynonymRecord>(tx, add, [word, meanings, now])
    : rows<SynonymRecord>(tx, change, [word, meanings, now, version]))
  return row
}

/** Removes the version that was seen; false when it is another one. */
export async function removeSynonym(tx: Transaction, word: string, version: number): Promise<boolean> {
  return (await execute(tx, remove, [word, version])) === 1
}

/** Makes every process read the words anew: its next answer sees the catalogue's new version. */
export async function raiseForWords(tx: Transaction): Promise<void> {
  await execute(tx, raise, [])
}
