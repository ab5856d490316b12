import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import type { rechargeShowCall, StatementView, WithdrawalView } from '../endpoints.ts'
import type { AdminWithdrawal, LedgerAccountView } from '../endpoints-admin.ts'
import { accountNames, postingKinds } from '../rules/ledger-accounts.ts'
import { withdrawalMachine } from '../rules/withdrawal-machine.ts'
import type { walletMessages } from '../messages.ts'
import type { ProvedAccount } from './ledger/ledger-proof.ts'
import type { StatementLine } from './ledger/statement-repository.ts'
import type { Recharge } from './recharge/recharge-repository.ts'
import type { Withdrawal } from './withdrawal/withdrawal-repository.ts'

export type WalletTranslate = Translate<typeof walletMessages>

/** A line of a statement as the wire has it. */
export function lineView(line: StatementLine, say: WalletTranslate): StatementView['list'][number] {
  const kind = postingKinds.find((one) => one === line.kind)
  return {
    place: line.place,
    kind: line.kind,
    kindText: kind ? say(`kind_${kind}`) : line.kind,
    reference: line.reference,
    note: line.note,
    amount: yuanNumber(line.amountFen),
    balanceAfter: yuanNumber(line.balanceAfterFen),
    time: line.at.toISOString(),
  }
}

/** A recharge as its member sees it. */
export function rechargeView(recharge: Recharge, say: WalletTranslate): OutputOf<typeof rechargeShowCall> {
  return {
    rechargeSn: recharge.rechargeSn,
    method: recharge.channel,
    methodText: say(`channel_${recharge.channel}`),
    amount: yuanNumber(recharge.state === 'SUCCESS' ? recharge.capturedFen : recharge.amountFen),
    state: recharge.state,
    stateText: say(`recharge_${recharge.state}`),
    createTime: recharge.createdAt.toISOString(),
    payTime: recharge.paidAt?.toISOString() ?? null,
  }
}

/** A withdrawal as its member sees it: of the account the last digits. */
export function withdrawalView(withdrawal: Withdrawal, say: WalletTranslate): WithdrawalView {
  return {
    withdrawalSn: withdrawal.withdrawalSn,
    amount: yuanNumber(withdrawal.amountFen),
    payeeName: withdrawal.payeeName,
    bankName: withdrawal.bankName,
    bankAccount: withdrawal.accountMask,
    state: withdrawal.state,
    stateText: say(`withdrawal_${withdrawal.state}`),
    reason: withdrawal.reason,
    bankSerial: withdrawal.bankSerial,
    applyTime: withdrawal.appliedAt.toISOString(),
    endTime: withdrawal.endedAt?.toISOString() ?? null,
  }
}

/** A withdrawal as the platform pays it; the whole number of the account is asked for by a call of its own. */
export function adminWithdrawalView(withdrawal: Withdrawal, say: WalletTranslate): AdminWithdrawal {
  return {
    ...withdrawalView(withdrawal, say),
    withdrawalId: withdrawal.withdrawalId,
    memberId: withdrawal.memberId,
    memberName: withdrawal.memberName,
    voucherImage: withdrawal.voucherImage,
    reviewTime: withdrawal.reviewedAt?.toISOString() ?? null,
    reviewerName: withdrawal.reviewerName,
    version: withdrawal.version,
    can: withdrawalMachine.allowedActions(withdrawal.state, 'platform'),
  }
}

/** An account of the ledger with its proof. */
export function accountView(account: ProvedAccount, say: WalletTranslate): LedgerAccountView {
  const { kind, ownerId, name } = account.key
  const known = accountNames.find((one) => one === name)
  return {
    accountId: account.accountId,
    kind,
    kindText: say(`account_${kind}`),
    ownerId,
    ownerName: account.ownerName,
    name,
    nameText: known ? say(`name_${known}`) : name,
    balance: yuanNumber(account.balanceFen),
    held: yuanNumber(account.heldFen),
    entries: account.entries,
    provedBalance: yuanNumber(account.provedFen),
    provedHeld: yuanNumber(account.provedHeldFen),
    isProved: account.isProved,
  }
}
