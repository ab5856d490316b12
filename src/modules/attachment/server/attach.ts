import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { isUuid } from '../../../kernel/database/ids.ts'
import type { Queryable, Transaction } from '../../../kernel/database/transaction.ts'
import type { AttachmentView } from '../endpoints.ts'
import { attachmentsOf, replaceUses, uploadedBy, type Attachment, type AttachmentSubject } from './attachment-repository.ts'
import type { AttachmentFiles } from './ports.ts'

export const attachmentViewOf = ({ fileId, name, bytes }: Attachment): AttachmentView => ({ fileId, name, bytes })

type CommandInput = { readonly subjectId: number; readonly memberId: number; readonly fileIds: readonly string[] }

/**
 * Says which documents a subject has. Only own uploads come to it; those that are there may stay whoever of the company uploaded them.
 * The refusal is `attachment.notYours`.
 */
export async function attach(
  tx: Transaction,
  subject: AttachmentSubject,
  { subjectId, memberId, fileIds }: CommandInput,
): Promise<null | Failure> {
  const ids = [...new Set(fileIds)]
  const there = new Set((await attachmentsOf(tx, subject, subjectId)).map(({ fileId }) => fileId))
  const fresh = ids.filter((id) => !there.has(id))
  const own = fresh.length === 0 ? new Set<string>() : await uploadedBy(tx, memberId, fresh)
  if (fresh.some((id) => !own.has(id))) return failure('attachment.notYours', {}, { field: 'files' })
  await replaceUses(tx, subject, subjectId, ids)
  return null
}

/** A document as an answer. */
export async function fileOf(
  files: AttachmentFiles,
  { fileId, name, mime }: Attachment,
): Promise<{ fileName: string; base64: string } | Failure> {
  const bytes = await files.get(fileId)
  if (!bytes) return failure('attachment.gone')
  // Pictures were written anew.
  const fileName = mime === 'image/webp' ? `${name.replace(/\.[^.]*$/, '')}.webp` : name
  return { fileName, base64: bytes.toString('base64') }
}

/** A document of a subject, for whom the subject's module has let in. The refusal is `attachment.gone`. */
export async function openAttachment(
  db: Queryable,
  files: AttachmentFiles,
  { subject, subjectId, fileId }: { readonly subject: AttachmentSubject; readonly subjectId: number; readonly fileId: string },
): Promise<{ fileName: string; base64: string } | Failure> {
  if (!isUuid(fileId)) return failure('attachment.gone')
  const found = (await attachmentsOf(db, subject, subjectId)).find((one) => one.fileId === fileId)
  return found ? fileOf(files, found) : failure('attachment.gone')
}
