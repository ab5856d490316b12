import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

type Int = number | bigint
export type CustomerNote = {
  readonly id: Int
  readonly body: string
  readonly authorId: Int
  readonly authorName: string
  readonly at: Date
}

const notes = {
  name: 'dashboard.customerNotes',
  text: `SELECT customer_note_id AS id, body, author_id AS "authorId", author_name AS "authorName", noted_at AS at FROM customer_note
    WHERE customer_id = $2 AND store_id = ANY($1::bigint[]) ORDER BY customer_note_id DESC LIMIT 50`,
}
const add = {
  name: 'dashboard.addCustomerNote',
  text: `INSERT INTO customer_note (store_id, customer_id, body, author_id, author_name, noted_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING customer_note_id AS id`,
}
const remove = {
  name: 'dashboard.removeCustomerNote',
  text: `DELETE FROM customer_note WHERE customer_note_id = $1 AND customer_id = $2 AND author_id = $3 AND store_id = ANY($4::bigint[]) RETURNING body`,
}
const used = {
  name: 'dashboard.customerTags',
  text: `SELECT tag, count(DISTINCT customer_id)::int AS count FROM customer_tag WHERE store_id = ANY($1::bigint[]) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 50`,
}
const save = {
  name: 'dashboard.saveCustomerTags',
  text: `WITH gone AS (DELETE FROM customer_tag WHERE store_id = ANY($1::bigint[]) AND customer_id = $2 AND NOT tag = ANY($3::text[]))
    INSERT INTO customer_tag (store_id, customer_id, tag) SELECT s.id, $2, t.tag FROM unnest($1::bigint[]) AS s(id), unnest($3::text[]) AS t(tag) ON CONFLICT DO NOTHING`,
}

export function notesOf(db: Queryable, stores: readonly number[], customerId: Int): Promise<CustomerNote[]> {
  return rows<CustomerNote>(db, notes, [stores, customerId])
}

export async function addNote(
  tx: Transaction,
  note: { storeId: number; customerId: Int; body: string; author: { id: number; name: string }; now: Date },
): Promise<number> {
  const [made] = await rows<{ id: Int }>(tx, add, [note.storeId, note.customerId, note.body, note.author.id, note.author.name, note.now])
  if (!made) throw new Error('the insert of a customer note returned no row')
  return Number(made.id)
}

/** Removes a note of its author; answers what it said, undefined when there is none of theirs. */
export async function removeNote(
  tx: Transaction,
  customerNoteId: number,
  of: { customerId: Int; authorId: number; stores: readonly number[] },
) {
  return (await rows<{ body: string }>(tx, remove, [customerNoteId, of.customerId, of.authorId, of.stores]))[0]?.body
}

export function tagsInUse(db: Queryable, stores: readonly number[]) {
  return rows<{ tag: string; count: number }>(db, used, [stores])
}

/** The tags of a customer in all of the stores, and no others. */
export async function saveTags(tx: Transaction, stores: readonly number[], customerId: Int, tags: readonly string[]): Promise<void> {
  await execute(tx, save, [stores, customerId, tags])
}
