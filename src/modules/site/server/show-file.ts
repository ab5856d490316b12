import type { House } from '../../../api/handler.ts'
import type { Visitor } from '../../../api/visitor.ts'
import { isUuid } from '../../../shared/ids.ts'
import type { FileStore } from './ports.ts'
import { fileById, type UploadedFileRow } from './uploaded-file-store.ts'

function maySee(file: UploadedFileRow, visitor: Visitor): boolean {
  if (file.purpose === 'evaluation') return true
  return visitor.member?.memberId === file.memberId || visitor.platform.includes('platform.payments')
}

/** The bytes (WebP) of a stored picture for whom may see it; null otherwise, as if it did not exist. */
export async function showFile(house: House, files: FileStore, name: string, visitor: Visitor): Promise<Buffer | null> {
  if (!isUuid(name)) return null
  const file = await fileById(house.read, name)
  return file && maySee(file, visitor) ? files.get(name) : null
}
