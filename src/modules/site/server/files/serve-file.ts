import type { AppContext } from '../../../../api/handler.ts'
import type { Caller } from '../../../../api/caller.ts'
import { isUuid } from '../../../../kernel/database/ids.ts'
import { isPublicPurpose } from '../../endpoints-files.ts'
import type { FileStore, OpenedFile } from '../ports.ts'
import { fileById, type UploadedFileRow } from './uploaded-file-repository.ts'

function maySee(file: UploadedFileRow, visitor: Caller): boolean {
  if (isPublicPurpose(file.purpose)) return true
  if (visitor.member?.memberId === file.memberId) return true
  if (file.purpose === 'licence') return visitor.platform.includes('platform.members') || visitor.platform.includes('platform.stores')
  return file.purpose === 'voucher' && visitor.platform.includes('platform.payments')
}

/** The bytes (WebP) of a stored picture for whom may see it; null otherwise, as if it did not exist. */
export async function showFile(house: AppContext, files: FileStore, name: string, visitor: Caller): Promise<Buffer | null> {
  if (!isUuid(name)) return null
  const file = await fileById(house.read, name)
  return file && maySee(file, visitor) ? files.get(name) : null
}

/** The same as a file with a name, for the preview. */
export async function openMemberFile(files: FileStore, house: AppContext, name: string, visitor: Caller): Promise<OpenedFile | null> {
  const bytes = await showFile(house, files, name, visitor)
  return bytes && { name: `${name.slice(0, 8)}.webp`, mime: 'image/webp', bytes }
}
