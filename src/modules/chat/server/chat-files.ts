import { memberOf, type Call, type AppContext, type UploadedFile } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { isUuid, newId } from '../../../kernel/database/ids.ts'
import { execute, rows } from '../../../kernel/database/transaction.ts'
import { kindOfFile, mostFileBytes, shownName } from '../../site/rules/file-kinds.ts'
import { inboxesOfCaller } from './inbox-agents.ts'
import type { ChatDeps, ChatFiles } from './ports.ts'
import { chatFileUrl } from './present-message.ts'

const mostPerDay = 100
const day = 86_400_000

const insert = {
  name: 'chat.fileInsert',
  text: 'INSERT INTO chat_file (file_id, member_id, name, mime, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
}
const since = { name: 'chat.filesSince', text: 'SELECT count(*)::int AS count FROM chat_file WHERE member_id = $1 AND created_at > $2' }
const find = {
  name: 'chat.fileFind',
  text: `SELECT f.name, f.mime, f.member_id AS "uploaderId", t.member_id AS "customerId", CASE WHEN t.thread_id IS NULL THEN NULL ELSE coalesce(t.store_id, 0) END AS "deskId"
         FROM chat_file f LEFT JOIN chat_thread t USING (thread_id) WHERE file_id = $1`,
}

/**
 * Keeps a file that a member wants to send. Pictures are written anew; of other files name and content must agree
 * (reliability R-FILE). Refusals: `chat.fileMissing`, `fileTooLarge`, `fileRefused`, `fileTooMany`.
 */
export async function saveFile(call: Call, deps: ChatDeps) {
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('chat.fileMissing', {}, { field: 'file' })
  if (file.bytes.length > mostFileBytes) return failure('chat.fileTooLarge', {}, { field: 'file' })
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  const [sent] = await rows<{ count: number }>(call.app.read, since, [memberId, new Date(now.getTime() - day)])
  if ((sent?.count ?? 0) >= mostPerDay) return failure('chat.fileTooMany')
  const kept = await readFile(file, deps, memberId)
  if ('failed' in kept) return kept
  const fileId = newId(call.app.clock)
  const name = shownName(file.fileName)
  await deps.files.put(fileId, kept.bytes)
  await call.app.inTransaction((tx) => execute(tx, insert, [fileId, memberId, name, kept.mime, kept.bytes.length, now]))
  const isPicture = kept.mime === 'image/webp' ? (1 as const) : (0 as const)
  return { fileId, url: chatFileUrl(fileId), name, bytes: kept.bytes.length, isPicture }
}

async function readFile(
  { fileName, bytes }: UploadedFile,
  { readImage }: ChatDeps,
  memberId: number,
): Promise<{ bytes: Buffer; mime: string } | Failure> {
  const refused = failure('chat.fileRefused', {}, { field: 'file' })
  const kind = kindOfFile(fileName, bytes)
  if (kind === null) return refused
  if (kind !== 'picture') return { bytes, mime: kind }
  const picture = await readImage(bytes, memberId)
  return picture ? { bytes: picture.webp, mime: 'image/webp' } : refused
}

type Found = { name: string; mime: string; uploaderId: number; customerId: number | null; deskId: number | null }

/** A sent file for the two sides of its conversation, or for its uploader; null for everybody else, as if it were not there. */
export async function showChatFile(app: AppContext, files: ChatFiles, fileId: string, caller: Caller) {
  const memberId = caller.member?.memberId
  if (!isUuid(fileId) || memberId === undefined) return null
  const [file] = await rows<Found>(app.read, find, [fileId])
  if (!file) return null
  const isParty =
    [file.uploaderId, file.customerId].includes(memberId) || (file.deskId !== null && inboxesOfCaller(caller).includes(file.deskId))
  const bytes = isParty ? await files.get(fileId) : null
  return bytes && { bytes, name: file.name, mime: file.mime }
}
