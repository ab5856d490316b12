import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { sumsOf } from './commission-repository.ts'

/** What a salesperson earned is settled first. */
export const referralClosing: ClosingCheck = async (handle, memberId) => {
  const open = (await sumsOf(handle, memberId)).filter((one) => one.state !== 'VOID' && one.state !== 'PAID')
  const count = open.reduce((total, one) => total + one.count, 0)
  return count > 0 ? [{ why: failure('sales.closingUnsettled', { count }), link: '/member/promotionOrder' }] : []
}
