import { failure } from '../../../kernel/failure/failure.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'

const open = {
  name: 'loyalty.closingOrders',
  text: `SELECT count(*)::int AS count FROM loyalty_order WHERE member_id = $1 AND state IN ('PENDING_PAYMENT', 'PENDING_SHIPMENT', 'SHIPPED')`,
}

/** Orders of the malls that are still on their way. */
export const loyaltyClosingCheck: ClosingCheck = async (db, memberId) => {
  const count = (await rows<{ count: number }>(db, open, [memberId]))[0]?.count ?? 0
  return count > 0 ? [{ why: failure('loyalty.closingOrders', { count }), link: '/member/pointOrder/list' }] : []
}
