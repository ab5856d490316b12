import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'

const owed = {
  name: 'payment.closingOwed',
  text: `SELECT count(*)::int AS count FROM payment p WHERE member_id = $1
         AND ((state IN ('MISMATCH', 'DUPLICATE', 'LATE') AND refunded < captured)
           OR EXISTS (SELECT FROM payment_refund r WHERE r.payment_id = p.payment_id AND r.state IN ('REQUESTED', 'PROCESSING', 'FAILED')))`,
}

/** Money that is still on its way back to the member. */
export const paymentClosingCheck: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, owed, [memberId])
  const count = found?.count ?? 0
  return count > 0 ? [{ why: failure('payment.closingOwed', { count }), link: '/service?vid=0' }] : []
}
