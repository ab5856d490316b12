import { isUuid } from '../../../../kernel/database/ids.ts'
import type { Reader } from '../../../../kernel/database/transaction.ts'
import { isPublicPurpose } from '../../endpoints-files.ts'
import { fileById } from './uploaded-file-repository.ts'

/** Whether an address is a picture that everybody may see: one of the catalogue's, or one stored for the mall or a store. */
export async function isPublicPicture(db: Reader, address: string): Promise<boolean> {
  if (/^\/media\/[A-Za-z0-9_-]+\.webp$/.test(address)) return true
  const name = address.startsWith('/files/') ? address.slice('/files/'.length) : ''
  if (!isUuid(name)) return false
  const file = await fileById(db, name)
  return file !== null && isPublicPurpose(file.purpose)
}
