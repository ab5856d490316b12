import { memberOf, type Call } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { newId } from '../../../kernel/database/ids.ts'
import { type FileDeps } from '../../site/server/public.ts'
import { mediaPath } from '../../catalog/server/public.ts'
import { editableStoresOf } from './revisions/move-revision.ts'
import { addPicture, picturesSince } from './goods-picture-repository.ts'

// Specification, uploads: 4 MB. A store with many goods uploads many pictures in a day.
const mostBytes = 4 * 1024 * 1024
const mostPerDay = 1000
const day = 86_400_000

/**
 * Stores one picture of goods. The bytes are written before the row, so a row never points at nothing. Refusals as for every
 * upload: `site.fileMissing`, `fileTooLarge`, `fileNotImage`, `fileTooMany`.
 */
export async function uploadGoodsPicture(call: Call, deps: FileDeps, storeId: number) {
  if (!editableStoresOf(call).includes(storeId)) return failure('api.notFound')
  const file = call.files[0]
  if (!file || file.bytes.length === 0) return failure('site.fileMissing', {}, { field: 'file' })
  if (file.bytes.length > mostBytes) return failure('site.fileTooLarge', {}, { field: 'file' })
  const tooMany = await overQuota(call)
  if (tooMany) return tooMany
  const { memberId } = memberOf(call)
  const image = await deps.readImage(file.bytes, memberId)
  if (!image) return failure('site.fileNotImage', {}, { field: 'file' })
  const pictureId = newId(call.app.clock)
  await deps.files.put(pictureId, image.webp)
  const { width, height } = image
  const at = call.app.clock.now()
  await call.app.inTransaction((tx) => addPicture(tx, { pictureId, storeId, memberId, bytes: image.webp.length, width, height, at }))
  const name = `${pictureId}.webp`
  return { name, url: mediaPath + name, width, height }
}

async function overQuota(call: Call): Promise<Failure | null> {
  const begin = new Date(call.app.clock.now().getTime() - day)
  const stored = await picturesSince(call.app.read, memberOf(call).memberId, begin)
  return stored >= mostPerDay ? failure('site.fileTooMany') : null
}
