import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import type { SavedKind } from '../endpoints-saved-items.ts'

const insert = {
  name: 'member.markInsert',
  text: `INSERT INTO member_mark (member_id, kind, target_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
}
const remove = { name: 'member.markRemove', text: `DELETE FROM member_mark WHERE member_id = $1 AND kind = $2 AND target_id = $3` }
const count = { name: 'member.markCount', text: `SELECT count(*)::int AS total FROM member_mark WHERE member_id = $1 AND kind = $2` }
const all = { name: 'member.markAll', text: `SELECT kind, target_id AS id FROM member_mark WHERE member_id = $1 ORDER BY created_at DESC` }
const page = {
  name: 'member.markPage',
  text: `SELECT target_id AS id, created_at AS at FROM member_mark WHERE member_id = $1 AND kind = $2
         ORDER BY created_at DESC, target_id DESC LIMIT $3 OFFSET $4`,
}
const followers = {
  name: 'member.markFollowers',
  text: `SELECT count(*)::int AS total FROM member_mark WHERE kind = $1 AND target_id = $2`,
}

const mostKept = {
  name: 'member.mostKept',
  text: `SELECT target_id AS id, count(*)::int AS figure FROM member_mark WHERE kind = $1 AND created_at >= $2 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT $3`,
}

type Marked = { readonly id: number; readonly at: Date }
export type SavedItemRef = { readonly kind: SavedKind; readonly id: number }

/** Keeps something; twice is once. */
export function saveItem(tx: Transaction, memberId: number, { kind, id }: SavedItemRef): Promise<number> {
  return execute(tx, insert, [memberId, kind, id])
}

export function unsaveItem(tx: Transaction, memberId: number, { kind, id }: SavedItemRef): Promise<number> {
  return execute(tx, remove, [memberId, kind, id])
}

/** How many of a kind the member keeps. */
export async function countSavedItems(db: Queryable, memberId: number, kind: SavedKind): Promise<number> {
  return (await rows<{ total: number }>(db, count, [memberId, kind]))[0]?.total ?? 0
}

/** Everything that the member keeps, newest first. */
export async function allSavedItems(db: Queryable, memberId: number): Promise<{ kind: SavedKind; id: number }[]> {
  return (await rows<{ kind: SavedKind; id: number }>(db, all, [memberId])).map((row) => ({ kind: row.kind, id: Number(row.id) }))
}

export async function savedItemsPage(
  db: Queryable,
  memberId: number,
  kind: SavedKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<Marked[]> {
  return (await rows<Marked>(db, page, [memberId, kind, limit, offset])).map((row) => ({ ...row, id: Number(row.id) }))
}

/** How many members keep something: the followers of a store. */
export async function countFollowers(db: Queryable, { kind, id }: SavedItemRef): Promise<number> {
  return (await rows<{ total: number }>(db, followers, [kind, id]))[0]?.total ?? 0
}

/** What most members kept since a moment, with how many they are. */
export async function mostSavedSince(db: Queryable, kind: SavedKind, since: Date, most: number): Promise<{ id: number; figure: number }[]> {
  const found = await rows<{ id: number | string; figure: number }>(db, mostKept, [kind, since, most])
  return found.map((row) => ({ id: Number(row.id), figure: row.figure }))
}
