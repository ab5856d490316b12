import { translate, type Language } from '../../../../kernel/i18n/translate.ts'
import type { PayoutAccountView } from '../../endpoints-payout.ts'
import { settlementMessages } from '../../messages.ts'
import { payoutAccountMachine, platformAccountMoves, storeAccountMoves } from '../../rules/payout-account-machine.ts'
import type { PayoutAccount } from './payout-account-repository.ts'

export type AccountViewer = 'owner' | 'staff' | 'platform'
const timeOf = (at: Date | null): string | null => at && at.toISOString()

function actionsOf({ state }: PayoutAccount, viewer: AccountViewer): PayoutAccountView['can'] {
  const allowed = payoutAccountMachine.allowedActions(
    state,
    viewer === 'platform' ? 'platform' : 'store',
    viewer === 'staff' ? ['notOwner'] : [],
  )
  const moves = viewer === 'platform' ? platformAccountMoves : storeAccountMoves
  return [...moves].filter((move) => allowed.includes(move))
}

export function payoutAccountView(account: PayoutAccount, viewer: AccountViewer, lang: Language): PayoutAccountView {
  const say = translate(lang, settlementMessages)
  return {
    payoutAccountId: account.accountId,
    storeId: account.storeId,
    storeName: lang === 'en' && account.storeNameEn !== '' ? account.storeNameEn : account.storeName,
    companyName: account.companyName,
    state: account.state,
    stateText: say(`account_${account.state}`),
    version: account.version,
    accountName: account.accountName,
    bankName: account.bankName,
    branch: account.branch,
    accountNumber: account.numberMask,
    submitTime: account.submittedAt.toISOString(),
    submittedBy: account.submittedBy,
    confirmTime: timeOf(account.confirmedAt),
    confirmedBy: account.confirmedBy,
    reviewTime: timeOf(account.reviewedAt),
    reviewedBy: account.reviewedBy,
    replaceTime: timeOf(account.replacedAt),
    reason: account.reason,
    can: actionsOf(account, viewer),
  }
}
