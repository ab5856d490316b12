import { memberOf, type Call } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { newId } from '../../../../kernel/database/ids.ts'
import type { FilePurpose } from '../../endpoints-files.ts'
import type { FileDeps } from '../ports.ts'
import { filesSince, addFile } from './uploaded-file-repository.ts'

/** Specification, uploads: 4 MB. */
const mostBytes = 4 * 1024 * 1024
/** An avatar is at most 1 MB. */
const mostAvatarBytes = 1024 * 1024
const mostPerDay = 200
const day = 86_400_000

export type StoredImage = { readonly name: string; readonly url: string; readonly width: number; readonly height: number }

/** Address of a stored picture. */
export function fileUrl(name: string): string {
  return `/files/${name}`
}

/**
 * Stores one picture of a member. The bytes are written before the row, so a row never points at nothing; bytes
 * without a row are never shown. Refusals: `site.fileMissing`, `fileTooLarge`, `fileNotImage`, `fileTooMany`.
 */
export async function uploadImage(call: Call, deps: FileDeps, purpose: FilePurpose): Promise<StoredImage | Failure> {
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('site.fileMissing', {}, { field: 'file' })
  const most = purpose === 'avatar' ? mostAvatarBytes : mostBytes
  if (file.bytes.length > most) return failure(purpose === 'avatar' ? 'site.avatarTooLarge' : 'site.fileTooLarge', {}, { field: 'file' })
  const { memberId } = memberOf(call)
  const now = call.app.clock.now()
  if ((await filesSince(call.app.read, memberId, new Date(now.getTime() - day))) >= mostPerDay) return failure('site.fileTooMany')
  const image = await deps.readImage(file.bytes, memberId)
  if (!image) return failure('site.fileNotImage', {}, { field: 'file' })
  const fileId = newId(call.app.clock)
  await deps.files.put(fileId, image.webp)
  await call.app.inTransaction((tx) =>
    addFile(tx, { fileId, memberId, purpose, bytes: image.webp.length, width: image.width, height: image.height, at: now }),
  )
  return { name: fileId, url: fileUrl(fileId), width: image.width, height: image.height }
}
