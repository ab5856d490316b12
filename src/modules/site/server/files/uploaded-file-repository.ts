import { execute, rows, type Queryable, type Reader, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { FilePurpose } from '../../endpoints-files.ts'

export type UploadedFileRow = { readonly memberId: number; readonly purpose: FilePurpose }

const insert = {
  name: 'site.addFile',
  text: 'INSERT INTO uploaded_file (file_id, member_id, purpose, bytes, width, height, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
}
const one = { name: 'site.fileById', text: 'SELECT member_id AS "memberId", purpose FROM uploaded_file WHERE file_id = $1' }
const owned = {
  name: 'site.filesOwned',
  text: 'SELECT count(*)::int AS count FROM uploaded_file WHERE member_id = $1 AND purpose = $3 AND file_id = ANY($2::uuid[])',
}
const since = { name: 'site.filesSince', text: 'SELECT count(*)::int AS count FROM uploaded_file WHERE member_id = $1 AND created_at > $2' }

export type NewFile = {
  readonly fileId: string
  readonly memberId: number
  readonly purpose: FilePurpose
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly at: Date
}

export async function addFile(tx: Transaction, file: NewFile): Promise<void> {
  await execute(tx, insert, [file.fileId, file.memberId, file.purpose, file.bytes, file.width, file.height, file.at])
}

/** Whose file it is and what for; null when there is none. */
export async function fileById(db: Reader, fileId: string): Promise<UploadedFileRow | null> {
  return (await rows<UploadedFileRow>(db, one, [fileId]))[0] ?? null
}

/** How many files a member stored after a moment. */
export async function filesSince(db: Reader, memberId: number, at: Date): Promise<number> {
  return (await rows<{ count: number }>(db, since, [memberId, at]))[0]?.count ?? 0
}

/** True when all of these files were stored by this member for this purpose. */
export async function ownsFiles(db: Queryable, memberId: number, fileIds: readonly string[], purpose: FilePurpose): Promise<boolean> {
  const ids = [...new Set(fileIds)]
  const [found] = await rows<{ count: number }>(db, owned, [memberId, ids, purpose])
  return found?.count === ids.length
}
