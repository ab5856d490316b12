import { totalOf } from '../../../../kernel/database/list-total.ts'
import { rows, type Queryable } from '../../../../kernel/database/transaction.ts'
import { yuanNumber } from '../../../../kernel/money/money.ts'
import type { SupplementTransfer } from '../../endpoints-supplement.ts'

const waiting = {
  name: 'weighing.supplementsInReview',
  text: `SELECT w.weigh_note_sn AS "weighNoteSn", w.version, w.order_sn AS "orderSn", o.buyer_title AS "buyerTitle", s.store_name AS "storeName", w.adjustment AS fen,
      w.voucher_bank AS "bankName", w.voucher_no AS "documentNo", w.voucher_picture AS picture, count(*) OVER ()::int AS total
    FROM weigh_note w JOIN orders o USING (order_sn) JOIN store s ON s.store_id = w.store_id WHERE w.money_state = 'SUPPLEMENT_REVIEW' ORDER BY w.weigh_note_id LIMIT $1 OFFSET $2`,
}

type Row = Omit<SupplementTransfer, 'amount'> & { readonly fen: bigint | number; readonly total: number }

/** Transfers for supplements that wait for a check, the oldest first. */
export async function supplementsInReview(
  db: Queryable,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
): Promise<{ list: SupplementTransfer[]; total: number }> {
  const found = await rows<Row>(db, waiting, [pageSize, (current - 1) * pageSize])
  return { list: found.map(({ fen, total: _total, ...row }) => ({ ...row, amount: yuanNumber(BigInt(fen)) })), total: totalOf(found) }
}
