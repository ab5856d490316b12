import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { lockNamed } from '../../../../kernel/database/lock-named.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { fenOfNumber } from '../../../../kernel/money/money.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { walletOf } from '../../rules/ledger-accounts.ts'
import type { PersonalVault } from '../../../member/server/public.ts'
import { maskedAccount, walletLimits } from '../../rules/wallet-limits.ts'
import { hold } from '../ledger/holds.ts'
import { countOpenWithdrawals, insertWithdrawal, type Withdrawal } from './withdrawal-repository.ts'

export type WithdrawalInput = {
  /** Yuan. */
  readonly amount: number
  readonly payeeName: string
  readonly bankName: string
  readonly bankAccount: string
}

/**
 * Asks for balance to be paid to a bank account: the amount is held from now on. The payment password was proved before. Refusals:
 * `wallet.amountWrong`, `tooManyWithdrawals`, `balanceShort`.
 */
export async function applyForWithdrawal(
  tx: Transaction,
  wish: WithdrawalInput,
  by: { readonly memberId: number; readonly memberName: string; readonly act: ActorContext; readonly vault: PersonalVault },
): Promise<Withdrawal | Failure> {
  const { memberId, memberName, act, vault } = by
  const fen = fenOfNumber(wish.amount)
  if (fen === undefined || fen <= 0n) return failure('wallet.amountWrong', {}, { field: 'amount' })
  await lockNamed(tx, `wallet.withdrawal ${memberId}`)
  const max = walletLimits.mostOpenWithdrawals
  if ((await countOpenWithdrawals(tx, memberId)) >= max) return failure('wallet.tooManyWithdrawals', { max })
  const { payeeName, bankName } = wish
  const number = wish.bankAccount.replaceAll(' ', '')
  const account = { accountMask: maskedAccount(number), accountSealed: vault.seal(number) }
  const made = await insertWithdrawal(tx, { memberId, memberName, amountFen: fen, payeeName, bankName, ...account, appliedAt: act.now })
  const key = { kind: 'withdrawal', reference: made.withdrawalSn } as const
  const held = await hold(tx, { ...key, account: walletOf('member', memberId), fen, now: act.now })
  if (isFailure(held)) return failure('wallet.balanceShort', {}, { field: 'amount' })
  const { actor, channel, requestId } = act
  const { withdrawalSn } = made
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'withdrawal.apply',
    entity: 'withdrawal',
    entityId: withdrawalSn,
    without: 'creation',
    to: 'APPLIED',
    facts: { fen: String(fen) },
  })
  await emit(tx, { event: 'wallet.withdrawalMoved', key: withdrawalSn, payload: { withdrawalSn, memberId, state: 'APPLIED' } })
  return made
}
