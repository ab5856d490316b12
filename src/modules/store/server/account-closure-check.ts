import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'

const open = {
  name: 'store.closingOpen',
  text: `SELECT count(*)::int AS count FROM store_application WHERE member_id = $1 AND state IN ('SUBMITTED', 'DEPOSIT')`,
}

/** An application to open a store is decided or taken back first. */
export const storeClosing: ClosingCheck = async (db, memberId) => {
  const [found] = await rows<{ count: number }>(db, open, [memberId])
  return (found?.count ?? 0) > 0 ? [{ why: failure('store.closingApplication'), link: '/member/storeApply' }] : []
}
