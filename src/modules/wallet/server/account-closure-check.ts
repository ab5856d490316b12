import { failure } from '../../../kernel/failure/failure.ts'
import { yuanText } from '../../../kernel/money/money.ts'
import type { ClosingCheck } from '../../../kernel/privacy/personal-data.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { walletOf } from '../rules/ledger-accounts.ts'
import { balanceOfAccount } from './ledger/holds.ts'

const unsettled = {
  name: 'wallet.closingRecharges',
  text: `SELECT count(*)::int AS count FROM recharge WHERE member_id = $1 AND (state = 'MISMATCH' OR state IN ('CREATED', 'PAYING') AND expire_at > $2)`,
}

/** Money that the member still has here, or that is on its way. */
export const walletClosingCheck: ClosingCheck = async (db, memberId, now) => {
  const { balanceFen } = await balanceOfAccount(db, walletOf('member', memberId))
  const [found] = await rows<{ count: number }>(db, unsettled, [memberId, now])
  const count = found?.count ?? 0
  return [
    ...(balanceFen > 0n ? [{ why: failure('wallet.closingBalance', { amount: yuanText(balanceFen) }), link: '/member/balance' }] : []),
    ...(count > 0 ? [{ why: failure('wallet.closingRecharge', { count }), link: '/member/recharge' }] : []),
  ]
}
