import type { AppContext } from '../../../../api/handler.ts'
import { audit, type ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { PersonalVault } from '../../../member/server/public.ts'
import { accountsOf, accountsToSeal, saveSealedAccount, type StoredAccount } from './withdrawal-repository.ts'

/** The whole number; empty where it was forgotten. */
export function openAccount({ sealed, plain }: Pick<StoredAccount, 'sealed' | 'plain'>, vault: PersonalVault): string {
  return sealed === null || sealed.length === 0 ? plain : vault.open(sealed)
}

/** The whole number of a withdrawal's account, to pay it; who looked is written down. Refusal: `wallet.withdrawalGone`. */
export async function viewAccount(
  tx: Transaction,
  withdrawalId: number,
  { act, vault }: { readonly act: ActorContext; readonly vault: PersonalVault },
): Promise<string | Failure> {
  const [kept] = await accountsOf(tx, [withdrawalId])
  if (!kept) return failure('wallet.withdrawalGone')
  const { actor, channel, requestId } = act
  const of = { entity: 'withdrawal', entityId: withdrawalId } as const
  await audit(tx, { actor, channel, requestId, action: 'withdrawal.viewAccount', ...of, without: 'note' })
  return openAccount(kept, vault)
}

/**
 * Encrypts accounts of withdrawals that stand in plain text, and those under another key than the one that seals now; at the start, in one
 * transaction. Throws when a number cannot be opened: then all stay as they were.
 */
export async function sealWithdrawalAccounts(app: Pick<AppContext, 'inTransaction'>, vault: PersonalVault): Promise<number> {
  return app.inTransaction(async (tx) => {
    const open = await accountsToSeal(tx, vault.sealingKey)
    for (const kept of open) await saveSealedAccount(tx, kept.withdrawalId, vault.seal(openAccount(kept, vault)))
    return open.length
  })
}
