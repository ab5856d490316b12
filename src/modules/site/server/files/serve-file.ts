import type { AppContext } from '../../../../api/handler.ts'
import type { Reader } from '../../../../kernel/database/transaction.ts'
import type { Caller } from '../../../../api/caller.ts'
import { isUuid } from '../../../../kernel/database/ids.ts'
import { isPublicPurpose } from '../../endpoints-files.ts'
import type { FileStore, OpenedFile } from '../ports.ts'
import { fileById, type UploadedFileRow } from './uploaded-file-repository.ts'

function maySee(file: UploadedFileRow, caller: Caller): boolean {
  if (isPublicPurpose(file.purpose)) return true
  if (caller.member?.memberId === file.memberId) return true
  if (file.purpose === 'licence') return caller.platform.includes('platform.members') || caller.platform.includes('platform.stores')
  return file.purpose === 'voucher' && caller.platform.includes('platform.payments')
}

type Sees = (db: Reader, fileId: string, caller: Caller) => Promise<boolean>
/** Whether what a picture was handed in for shows it to somebody else too; later modules know that. */
export type SharedWith = { readonly evidence: Sees; readonly voucher: Sees }

/** The bytes (WebP) of a stored picture for whom may see it; null otherwise, as if it did not exist. */
export async function showFile(
  app: AppContext,
  files: FileStore,
  name: string,
  caller: Caller,
  sharedWith?: SharedWith,
): Promise<Buffer | null> {
  if (!isUuid(name)) return null
  const file = await fileById(app.read, name)
  if (!file) return null
  const sees = file.purpose === 'evidence' || file.purpose === 'voucher' ? sharedWith?.[file.purpose] : undefined
  const isShown = maySee(file, caller) || (await sees?.(app.read, name, caller)) === true
  return isShown ? files.get(name) : null
}

/** The same as a file with a name, for the preview. */
export async function openMemberFile(
  files: FileStore,
  app: AppContext,
  name: string,
  caller: Caller,
  sharedWith?: SharedWith,
): Promise<OpenedFile | null> {
  const bytes = await showFile(app, files, name, caller, sharedWith)
  return bytes && { name: `${name.slice(0, 8)}.webp`, mime: 'image/webp', bytes }
}
