import { execute, rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'

/** What documents are attached to; the module of the subject says who may read it. */
export type AttachmentSubject = 'inquiry' | 'tender' | 'tenderAnswer'
export type Attachment = {
  readonly fileId: string
  readonly memberId: number
  readonly name: string
  readonly mime: string
  readonly bytes: number
}

const columns = `f.file_id AS "fileId", f.member_id AS "memberId", f.name, f.mime, f.bytes`
const insert = {
  name: 'attachment.add',
  text: 'INSERT INTO attachment (file_id, member_id, name, mime, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
}
const since = { name: 'attachment.since', text: 'SELECT count(*)::int AS count FROM attachment WHERE member_id = $1 AND created_at > $2' }
const own = { name: 'attachment.own', text: `SELECT ${columns} FROM attachment f WHERE f.file_id = $1 AND f.member_id = $2` }
const ofSubject = {
  name: 'attachment.ofSubject',
  text: `SELECT ${columns} FROM attachment_use u JOIN attachment f USING (file_id) WHERE u.subject = $1 AND u.subject_id = $2 ORDER BY u.place`,
}
const ofSubjects = {
  name: 'attachment.ofSubjects',
  text: `SELECT u.subject_id::int AS "subjectId", ${columns} FROM attachment_use u JOIN attachment f USING (file_id)
    WHERE u.subject = $1 AND u.subject_id = ANY($2::bigint[]) ORDER BY u.subject_id, u.place`,
}
const owned = {
  name: 'attachment.owned',
  text: `SELECT file_id AS "fileId" FROM attachment WHERE member_id = $1 AND file_id = ANY($2::uuid[])`,
}
const clear = { name: 'attachment.clear', text: 'DELETE FROM attachment_use WHERE subject = $1 AND subject_id = $2' }
const put = {
  name: 'attachment.put',
  text: `INSERT INTO attachment_use (subject, subject_id, place, file_id)
    SELECT $1, $2, place, file_id FROM unnest($3::uuid[]) WITH ORDINALITY AS one (file_id, place)`,
}
const copy = {
  name: 'attachment.copy',
  text: `INSERT INTO attachment_use (subject, subject_id, place, file_id) SELECT subject, $3, place, file_id FROM attachment_use WHERE subject = $1 AND subject_id = $2`,
}

export async function addAttachment(tx: Transaction, of: Attachment, at: Date): Promise<void> {
  await execute(tx, insert, [of.fileId, of.memberId, of.name, of.mime, of.bytes, at])
}

/** How many documents a member stored after a moment. */
export async function attachmentsSince(db: Queryable, memberId: number, at: Date): Promise<number> {
  return (await rows<{ count: number }>(db, since, [memberId, at]))[0]?.count ?? 0
}

export async function ownAttachment(db: Queryable, fileId: string, memberId: number): Promise<Attachment | null> {
  return (await rows<Attachment>(db, own, [fileId, memberId]))[0] ?? null
}

/** The documents of a subject in order. */
export function attachmentsOf(db: Queryable, subject: AttachmentSubject, subjectId: number): Promise<Attachment[]> {
  return rows<Attachment>(db, ofSubject, [subject, subjectId])
}

/** The documents of several subjects, in order, each with its subject. */
export function attachmentsOfEach(
  db: Queryable,
  subject: AttachmentSubject,
  subjectIds: readonly number[],
): Promise<(Attachment & { readonly subjectId: number })[]> {
  return subjectIds.length === 0 ? Promise.resolve([]) : rows(db, ofSubjects, [subject, subjectIds])
}

/** Those of these documents that a member uploaded. */
export async function uploadedBy(db: Queryable, memberId: number, fileIds: readonly string[]): Promise<Set<string>> {
  return new Set((await rows<{ fileId: string }>(db, owned, [memberId, fileIds])).map(({ fileId }) => fileId))
}

/** Writes which documents a subject has. */
export async function replaceUses(
  tx: Transaction,
  subject: AttachmentSubject,
  subjectId: number,
  fileIds: readonly string[],
): Promise<void> {
  await execute(tx, clear, [subject, subjectId])
  await execute(tx, put, [subject, subjectId, fileIds])
}

/** Shows the documents of one subject under another one too. */
export async function copyAttachments(tx: Transaction, subject: AttachmentSubject, from: number, to: number): Promise<void> {
  await execute(tx, copy, [subject, from, to])
}
