import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { sumsOf } from './commission-repository.ts'

/** What a salesperson earned is settled first. */
export const referralClosing: ClosingCheck = async (db, memberId) => {
  const open = (await sumsOf(db, memberId)).filter((sum) => sum.state !== 'VOID' && sum.state !== 'PAID')
  const count = open.reduce((total, one) => total + one.count, 0)
  return count > 0 ? [{ why: failure('sales.closingUnsettled', { count }), link: '/member/promotionOrder' }] : []
}
