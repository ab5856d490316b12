import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { isUuid, newId } from '../../../kernel/database/ids.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { attachmentOwn, attachmentUpload, type AttachmentView } from '../endpoints.ts'
import { attachmentViewOf, fileOf } from './attach.ts'
import { addAttachment, attachmentsSince, ownAttachment } from './attachment-repository.ts'
import type { AttachmentDeps } from './ports.ts'
import { readUpload } from './read-upload.ts'

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
 * Keeps a document. Refusals: `attachment.fileTooMany`, and those of reading it.
 */
async function uploadAttachment(call: Call, deps: AttachmentDeps): Promise<AttachmentView | Failure> {
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  if ((await attachmentsSince(call.app.read, memberId, new Date(now.getTime() - day))) >= mostPerDay)
    return failure('attachment.fileTooMany')
  const file = await readUpload(call, deps.readImage, memberId)
  if (isFailure(file)) return file
  const of = { fileId: newId(call.app.clock), memberId, name: file.name, mime: file.mime, bytes: file.bytes.length }
  await deps.files.put(of.fileId, file.bytes)
  await call.app.inTransaction((tx) => addAttachment(tx, of, now))
  return attachmentViewOf(of)
}
