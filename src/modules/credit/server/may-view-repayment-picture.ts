import type { Caller } from '../../../api/caller.ts'
import type { Reader } from '../../../kernel/database/transaction.ts'
import { isPictureOf } from './statements/repayment-repository.ts'

/** The picture of a voucher or bill is seen by the store that it pays. */
export function mayViewRepaymentPicture(db: Reader, fileId: string, caller: Caller): Promise<boolean> {
  const storeIds = caller.stores.filter((seat) => seat.capabilities.includes('store.finance')).map((seat) => seat.storeId)
  return isPictureOf(db, fileId, { storeIds, anyone: caller.platform.includes('platform.payments') })
}
