import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { settledStates } from '../rules/order-machine.ts'

const open = {
  name: 'order.closingOpen',
  text: `SELECT count(*)::int AS count FROM orders WHERE member_id = $1 AND (NOT (state = ANY($2)) OR open_cases > 0)`,
}

/** Orders on their way, and open after-sale cases. */
export const orderClosingCheck: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, open, [memberId, [...settledStates, 'APPROVAL_REJECTED']])
  const count = found?.count ?? 0
  return count > 0 ? [{ why: failure('order.closingOpen', { count }), link: '/member/order/list' }] : []
}
