import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { directoryRow } from './member-directory-repository.ts'

/** Seats on staffs end before the account does. */
export const memberClosing: ClosingCheck = async (db, memberId) => {
  const row = await directoryRow(db, memberId)
  return [
    ...(row?.hasStore ? [{ why: failure('member.closingHasStore'), link: '/seller' }] : []),
    ...(row?.isStaff ? [{ why: failure('member.closingIsStaff'), link: '/admin' }] : []),
  ]
}
