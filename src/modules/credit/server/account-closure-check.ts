import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'

const owing = {
  name: 'credit.closingOwed',
  text: `SELECT true AS found FROM credit_account WHERE (drawn > 0 OR held > 0) AND enterprise_id IN (SELECT enterprise_id FROM credit_application WHERE member_id = $1) LIMIT 1`,
}

/** The account that asked for a company's credit does not close while the company owes or reserves it. */
export const creditClosingCheck: ClosingCheck = async (db, memberId) => {
  const found = await rows(db, owing, [memberId])
  return found.length > 0 ? [{ why: failure('credit.closingCredit'), link: '/member/credit/index' }] : []
}
