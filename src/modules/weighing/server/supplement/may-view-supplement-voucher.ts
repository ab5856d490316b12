import type { Caller } from '../../../../api/caller.ts'
import { rows, type Reader } from '../../../../kernel/database/transaction.ts'

const shownOn = { name: 'weighing.voucherOf', text: `SELECT weigh_note_id FROM weigh_note WHERE voucher_picture = '/files/' || $1` }

/** The picture of a transfer for a supplement is seen by those who check it. */
export async function mayViewSupplementVoucher(db: Reader, fileId: string, caller: Caller): Promise<boolean> {
  return caller.platform.includes('platform.payments') && (await rows(db, shownOn, [fileId])).length > 0
}
