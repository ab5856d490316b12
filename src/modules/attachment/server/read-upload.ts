import type { Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { kindOfFile, mostFileBytes, shownName } from '../../site/rules/file-kinds.ts'
import type { AttachmentDeps } from './ports.ts'

export type UploadedDocument = { readonly name: string; readonly mime: string; readonly bytes: Buffer }

/**
 * The document that a call brings. Pictures are written anew; of other files name and content must agree (reliability R-FILE).
 * Refusals: `attachment.fileMissing`, `fileTooLarge`, `fileRefused`.
 */
export async function readUpload(
  call: Call,
  readPicture: AttachmentDeps['readImage'],
  memberId: number,
): Promise<UploadedDocument | Failure> {
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('attachment.fileMissing', {}, { field: 'file' })
  if (file.bytes.length > mostFileBytes) return failure('attachment.fileTooLarge', {}, { field: 'file' })
  const kind = kindOfFile(file.fileName, file.bytes)
  const picture = kind === 'picture' ? await readPicture(file.bytes, memberId) : null
  if (kind === null || (kind === 'picture' && !picture)) return failure('attachment.fileRefused', {}, { field: 'file' })
  const kept = picture ? { bytes: picture.webp, mime: 'image/webp' } : { bytes: file.bytes, mime: kind }
  return { name: shownName(file.fileName), ...kept }
}
