import { failure } from '../../../shared/failure.ts'
import type { ClosingCheck } from '../../../shared/personal-data.ts'
import { sumsOf } from './commission-store.ts'

/** What a salesperson earned is settled first. */
export const salesClosing: ClosingCheck = async (handle, memberId) => {
  const open = (await sumsOf(handle, memberId)).filter((one) => one.state !== 'VOID' && one.state !== 'PAID')
  const count = open.reduce((total, one) => total + one.count, 0)
  return count > 0 ? [{ why: failure('sales.closingUnsettled', { count }), link: '/member/promotionOrder' }] : []
}
