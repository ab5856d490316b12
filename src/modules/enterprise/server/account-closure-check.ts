import { failure } from '../../../kernel/failure/failure.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { directoryRow } from '../../member/server/public.ts'
import { ownSubAccount, subAccountsOf } from './sub-account-repository.ts'

/** A company's people leave it before its main account goes, and a sub-account leaves its company. */
export const enterpriseClosing: ClosingCheck = async (db, memberId) => {
  const row = await directoryRow(db, memberId)
  if (row?.memberType === 6 && (await ownSubAccount(db, memberId)))
    return [{ why: failure('enterprise.closingIsSub'), link: '/service?vid=0' }]
  const count = row?.memberType === 3 && row.enterpriseId !== null ? (await subAccountsOf(db, row.enterpriseId)).length : 0
  return count > 0 ? [{ why: failure('enterprise.closingHasSubs', { count }), link: '/member/subAccount' }] : []
}
