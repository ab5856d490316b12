import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'

const open = {
  name: 'approval.closingOpen',
  text: `SELECT count(*)::int AS count FROM purchase_request r WHERE state = 'PENDING' AND (member_id = $1
           OR EXISTS (SELECT FROM purchase_request_step s WHERE s.request_id = r.id AND s.step_no = r.step_no AND $1 = ANY(s.approver_ids)))`,
}

/** Purchase requests that wait, the member's own or for the member's decision. */
export const approvalClosingCheck: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, open, [memberId])
  const count = found?.count ?? 0
  return count > 0 ? [{ why: failure('approval.closingOpen', { count }), link: '/member/request/list' }] : []
}
