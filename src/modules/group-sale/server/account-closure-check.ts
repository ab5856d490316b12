import { failure } from '../../../kernel/failure/failure.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'

const open = {
  name: 'groupSale.closingParticipations',
  text: `SELECT count(*)::int AS count FROM group_participation WHERE member_id = $1 AND state IN ('DEPOSIT_DUE', 'JOINED', 'BALANCE_DUE')`,
}

/** Participations that still run. */
export const groupSaleClosingCheck: ClosingCheck = async (db, memberId) => {
  const count = (await rows<{ count: number }>(db, open, [memberId]))[0]?.count ?? 0
  return count > 0 ? [{ why: failure('groupSale.closingParticipations', { count }), link: '/member/groupSale/list' }] : []
}
