import type { Caller } from '../../../api/caller.ts'
import { rows, type Reader } from '../../../kernel/database/transaction.ts'

const shownOn = { name: 'settlement.voucherOf', text: `SELECT store_id AS "storeId" FROM settlement_bill WHERE voucher = '/files/' || $1` }

/** The voucher of a payment is seen by whoever keeps the store's money, and by the platform's finance. */
export async function mayViewPayoutVoucher(db: Reader, fileId: string, caller: Caller): Promise<boolean> {
  const bills = await rows<{ storeId: number }>(db, shownOn, [fileId])
  if (bills.length > 0 && caller.platform.includes('platform.finance')) return true
  return bills.some((bill) => caller.stores.some((seat) => seat.storeId === bill.storeId && seat.capabilities.includes('store.finance')))
}
