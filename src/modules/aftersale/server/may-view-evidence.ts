import { rows, type Reader } from '../../../kernel/database/transaction.ts'
import type { Caller } from '../../../api/caller.ts'

const shownIn = {
  name: 'aftersale.evidence',
  text: `SELECT c.member_id AS "memberId", c.store_id AS "storeId" FROM aftersale_event e JOIN aftersale_case c USING (case_id) WHERE e.images @> ARRAY[$1::text]`,
}

/** Evidence is seen by the buyer and the store of its case, and by the platform. */
export async function mayViewEvidence(db: Reader, fileId: string, caller: Caller): Promise<boolean> {
  if (caller.platform.includes('platform.orders')) return true
  const storeIds = caller.stores.filter((seat) => seat.capabilities.includes('store.orders')).map((seat) => seat.storeId)
  const cases = await rows<{ memberId: number; storeId: number }>(db, shownIn, [fileId])
  return cases.some((one) => one.memberId === caller.member?.memberId || storeIds.includes(one.storeId))
}
