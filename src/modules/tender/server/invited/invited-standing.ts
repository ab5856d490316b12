import type { Queryable } from '../../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { standingOfStores, type StoreScores } from '../../../guest-quotation/server/public.ts'
import { storesByIds } from '../../../store/server/public.ts'

/** The first invited store whose mark is below what the platform asks for. Refusal: `tender.markTooLow`. */
export async function refusedInvitee(
  db: Queryable,
  marks: StoreScores | undefined,
  storeIds: readonly number[],
  now: Date,
): Promise<Failure | null> {
  const standings = await standingOfStores(db, marks, storeIds, now)
  for (const [storeId, { standing, mark, least }] of standings) {
    if (standing !== 'refused') continue
    const [store] = await storesByIds(db, [storeId])
    return failure('tender.markTooLow', { store: store?.storeName ?? '', mark: mark ?? 0, least }, { field: 'invitedStoreIds' })
  }
  return null
}
