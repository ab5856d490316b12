import { failure } from '../../../shared/failure.ts'
import type { ClosingCheck } from '../../../shared/personal-data.ts'
import { directoryRow } from './directory-store.ts'

/** Seats on staffs end before the account does. */
export const memberClosing: ClosingCheck = async (handle, memberId) => {
  const row = await directoryRow(handle, memberId)
  return [
    ...(row?.hasStore ? [{ why: failure('member.closingHasStore'), link: '/seller' }] : []),
    ...(row?.isStaff ? [{ why: failure('member.closingIsStaff'), link: '/admin' }] : []),
  ]
}
