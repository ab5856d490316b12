import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { FilePurpose } from '../../endpoints-files.ts'
import { ownsFiles } from './uploaded-file-repository.ts'

const stored = /^(?:\/files\/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

type Wanted = { readonly memberId: number; readonly purpose: FilePurpose; readonly field: string }

/**
 * Refuses pictures, by name or by address, that this member has not stored for this purpose: whoever may see what a picture is handed in for sees the
 * picture too. Refusal: `member.pictureGone`.
 */
export async function refuseForeignPictures(
  db: Queryable,
  pictures: readonly string[],
  { memberId, purpose, field }: Wanted,
): Promise<Failure | null> {
  if (pictures.length === 0) return null
  const ids = pictures.flatMap((picture) => stored.exec(picture)?.[1] ?? [])
  const isOwn = ids.length === pictures.length && (await ownsFiles(db, memberId, ids, purpose))
  return isOwn ? null : failure('member.pictureGone', {}, { field })
}
