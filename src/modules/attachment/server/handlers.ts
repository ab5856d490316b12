import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isUuid, newId } from '../../../kernel/database/ids.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { kindOfFile, mostFileBytes, shownName } from '../../site/rules/file-kinds.ts'
import { attachmentOwn, attachmentUpload, type AttachmentView } from '../endpoints.ts'
import { attachmentViewOf, fileOf } from './attach.ts'
import { addAttachment, attachmentsSince, ownAttachment } from './attachment-repository.ts'
import type { AttachmentDeps } from './ports.ts'

const mostPerDay = 100
const day = 86_400_000

/** Documents that members upload for requests and tenders. */
export function attachmentHandlers(deps: AttachmentDeps): Handler[] {
  return [
    handle(attachmentUpload, (_input, call) => uploadAttachment(call, deps)),
    handle(attachmentOwn, async ({ fileId }, call) => {
      const found = isUuid(fileId) ? await ownAttachment(call.app.read, fileId, memberOf(call).memberId) : null
      return found ? fileOf(deps.files, found) : failure('attachment.gone')
    }),
  ]
}

/**
 * Keeps a document. Pictures are written anew; of other files name and content must agree (reliability R-FILE).
 * Refusals: `attachment.fileMissing`, `fileTooLarge`, `fileRefused`, `fileTooMany`.
 */
async function uploadAttachment(call: Call, deps: AttachmentDeps): Promise<AttachmentView | Failure> {
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('attachment.fileMissing', {}, { field: 'file' })
  if (file.bytes.length > mostFileBytes) return failure('attachment.fileTooLarge', {}, { field: 'file' })
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  if ((await attachmentsSince(call.app.read, memberId, new Date(now.getTime() - day))) >= mostPerDay)
    return failure('attachment.fileTooMany')
  const kind = kindOfFile(file.fileName, file.bytes)
  const picture = kind === 'picture' ? await deps.readImage(file.bytes, memberId) : null
  if (kind === null || (kind === 'picture' && !picture)) return failure('attachment.fileRefused', {}, { field: 'file' })
  const kept = picture ? { bytes: picture.webp, mime: 'image/webp' } : { bytes: file.bytes, mime: kind }
  const of = { fileId: newId(call.app.clock), memberId, name: shownName(file.fileName), mime: kept.mime, bytes: kept.bytes.length }
  await deps.files.put(of.fileId, kept.bytes)
  await call.app.inTransaction((tx) => addAttachment(tx, of, now))
  return attachmentViewOf(of)
}
