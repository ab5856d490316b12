import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { PageBlock } from '../../rules/page-blocks.ts'

export type PageName = { readonly pageKey: string; readonly lang: string }
export type Draft = { readonly blocks: readonly PageBlock[]; readonly draftVersion: number; readonly publishedDraft: number | null }
export type Version = {
  readonly version: number
  readonly blocks: readonly PageBlock[]
  readonly note: string
  readonly publishedBy: string
  readonly publishedAt: Date
}

const draft = {
  name: 'site.pageDraft',
  text: `SELECT blocks, draft_version AS "draftVersion", published_draft AS "publishedDraft" FROM built_page WHERE page_key = $1 AND lang = $2`,
}
const lockedDraft = { name: 'site.lockedPageDraft', text: `${draft.text} FOR UPDATE` }
const shown = {
  name: 'site.shownPage',
  text: `SELECT version, blocks, note, published_by AS "publishedBy", published_at AS "publishedAt" FROM built_page_version
         WHERE page_key = $1 AND lang = $2 ORDER BY version DESC LIMIT $3`,
}
const one = {
  name: 'site.pageVersion',
  text: `SELECT version, blocks, note, published_by AS "publishedBy", published_at AS "publishedAt" FROM built_page_version
         WHERE page_key = $1 AND lang = $2 AND version = $3`,
}
// The first save makes the row; later ones need the version that was seen. Zero rows: somebody else was faster.
const save = {
  name: 'site.savePageDraft',
  text: `INSERT INTO built_page (page_key, lang, blocks, draft_version, updated_by, updated_at) SELECT $1, $2, $3, 1, $4, $5 WHERE $6 = 0
         ON CONFLICT DO NOTHING`,
}
const change = {
  name: 'site.changePageDraft',
  text: `UPDATE built_page SET blocks = $3, draft_version = draft_version + 1, updated_by = $4, updated_at = $5
         WHERE page_key = $1 AND lang = $2 AND draft_version = $6`,
}
const publish = {
  name: 'site.publishPage',
  text: `INSERT INTO built_page_version (page_key, lang, version, blocks, note, published_by, published_at)
         SELECT page_key, lang, (SELECT coalesce(max(version), 0) + 1 FROM built_page_version v WHERE v.page_key = $1 AND v.lang = $2), blocks, $3, $4, $5
         FROM built_page WHERE page_key = $1 AND lang = $2 RETURNING version`,
}
const mark = { name: 'site.markPublished', text: 'UPDATE built_page SET published_draft = draft_version WHERE page_key = $1 AND lang = $2' }

const removeVersions = { name: 'site.deletePageVersions', text: 'DELETE FROM built_page_version WHERE page_key = $1' }
const removeDrafts = { name: 'site.deletePageDrafts', text: 'DELETE FROM built_page WHERE page_key = $1' }

/** Deletes a page in every language with its history. */
export async function deletePage(tx: Transaction, pageKey: string): Promise<void> {
  await execute(tx, removeVersions, [pageKey])
  await execute(tx, removeDrafts, [pageKey])
}

/** The draft of a page; undefined when nobody has begun one. */
export async function pageDraft(db: Queryable, { pageKey, lang }: PageName): Promise<Draft | undefined> {
  return (await rows<Draft>(db, draft, [pageKey, lang]))[0]
}

/** The draft that nobody else changes before the transaction ends. */
export async function lockedPageDraft(tx: Transaction, { pageKey, lang }: PageName): Promise<Draft | undefined> {
  return (await rows<Draft>(tx, lockedDraft, [pageKey, lang]))[0]
}

/** Published versions, newest first. */
export function pageVersions(db: Queryable, { pageKey, lang }: PageName, limit: number): Promise<Version[]> {
  return rows<Version>(db, shown, [pageKey, lang, limit])
}

export async function pageVersion(db: Queryable, { pageKey, lang }: PageName, version: number): Promise<Version | undefined> {
  return (await rows<Version>(db, one, [pageKey, lang, version]))[0]
}

type Change = { readonly blocks: readonly PageBlock[]; readonly draftVersion: number; readonly by: string; readonly at: Date }

/** Saves a draft whose version was `draftVersion` (0: none yet); false when it has another. */
export async function savePageDraft(
  tx: Transaction,
  { pageKey, lang }: PageName,
  { blocks, draftVersion, by, at }: Change,
): Promise<boolean> {
  const values = [pageKey, lang, JSON.stringify(blocks), by, at, draftVersion]
  return (await execute(tx, draftVersion === 0 ? save : change, values)) === 1
}

/** Makes the draft the newest published version. */
export async function publishPageDraft(tx: Transaction, { pageKey, lang }: PageName, note: string, by: string, at: Date): Promise<number> {
  const [made] = await rows<{ version: number }>(tx, publish, [pageKey, lang, note, by, at])
  await execute(tx, mark, [pageKey, lang])
  return made?.version ?? 0
}
