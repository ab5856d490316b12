import { totalOf } from '../../../kernel/database/list-total.ts'
import { rows, type Queryable, type Reader } from '../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Caller } from '../../../api/caller.ts'
import type { DueTransfer } from '../endpoints.ts'

const waiting = {
  name: 'contractDue.inReview',
  text: `SELECT d.due_sn AS "dueSn", d.version, d.contract_id::int AS "contractId", c.contract_sn AS "contractSn", d.kind, e.name AS "buyerName", s.store_name AS "storeName",
      d.amount::text AS fen, d.voucher_bank AS "bankName", d.voucher_no AS "documentNo", d.voucher_picture AS picture, count(*) OVER ()::int AS total
    FROM contract_due d JOIN contract c USING (contract_id) JOIN enterprise e ON e.id = c.enterprise_id JOIN store s ON s.store_id = c.store_id
    WHERE d.state = 'REVIEW' ORDER BY d.due_id LIMIT $1 OFFSET $2`,
}
const shownOn = { name: 'contractDue.voucherOf', text: `SELECT due_id FROM contract_due WHERE voucher_picture = '/files/' || $1` }

type Row = Omit<DueTransfer, 'amount'> & { readonly fen: string; readonly total: number }

/** Transfers that wait for a check, the oldest first. */
export async function duesInReview(db: Queryable, { current, pageSize }: { readonly current: number; readonly pageSize: number }) {
  const found = await rows<Row>(db, waiting, [pageSize, (current - 1) * pageSize])
  return { list: found.map(({ fen, total: _total, ...row }) => ({ ...row, amount: yuanNumber(BigInt(fen)) })), total: totalOf(found) }
}

/** The picture of a transfer is seen by those who check it. */
export async function mayViewDueVoucher(db: Reader, fileId: string, caller: Caller): Promise<boolean> {
  return caller.platform.includes('platform.payments') && (await rows(db, shownOn, [fileId])).length > 0
}
