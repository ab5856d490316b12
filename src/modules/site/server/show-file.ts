import type { House } from '../../../api/handler.ts'
import type { Visitor } from '../../../api/visitor.ts'
import { isUuid } from '../../../shared/ids.ts'
import { isPublicPurpose } from '../contract-file.ts'
import type { FileStore, OpenedFile } from './ports.ts'
import { fileById, type UploadedFileRow } from './uploaded-file-store.ts'

function maySee(file: UploadedFileRow, visitor: Visitor): boolean {
  if (isPublicPurpose(file.purpose)) return true
  if (visitor.member?.memberId === file.memberId) return true
  if (file.purpose === 'licence') return visitor.platform.includes('platform.members') || visitor.platform.includes('platform.stores')
  return file.purpose === 'voucher' && visitor.platform.includes('platform.payments')
}

/** The bytes (WebP) of a stored picture for whom may see it; null otherwise, as if it did not exist. */
export async function showFile(house: House, files: FileStore, name: string, visitor: Visitor): Promise<Buffer | null> {
  if (!isUuid(name)) return null
  const file = await fileById(house.read, name)
  return file && maySee(file, visitor) ? files.get(name) : null
}

/** The same as a file with a name, for the preview. */
export async function openMemberFile(files: FileStore, house: House, name: string, visitor: Visitor): Promise<OpenedFile | null> {
  const bytes = await showFile(house, files, name, visitor)
  return bytes && { name: `${name.slice(0, 8)}.webp`, mime: 'image/webp', bytes }
}
