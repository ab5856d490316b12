import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'

const open = {
  name: 'aftersale.closingOpen',
  text: `SELECT count(*)::int AS count FROM aftersale_case WHERE member_id = $1 AND ended_at IS NULL`,
}

/** The member's cases that are open. */
export const aftersaleClosingCheck: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, open, [memberId])
  const count = found?.count ?? 0
  return count > 0 ? [{ why: failure('aftersale.closingOpen', { count }), link: '/member/order/aftersales' }] : []
}
