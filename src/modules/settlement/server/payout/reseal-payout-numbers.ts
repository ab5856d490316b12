import type { AppContext } from '../../../../api/handler.ts'
import type { PersonalVault } from '../../../member/server/public.ts'
import { numbersUnderOtherKeys, saveSealedNumber } from './payout-account-repository.ts'

/**
 * Encrypts the numbers of stores' bank accounts anew under the key that seals now; there are few, so one transaction does it at the start.
 * Throws when a number cannot be opened: then all stay as they were.
 */
export async function resealPayoutNumbers(app: Pick<AppContext, 'inTransaction'>, vault: PersonalVault): Promise<number> {
  return app.inTransaction(async (tx) => {
    const old = await numbersUnderOtherKeys(tx, vault.sealingKey)
    for (const { accountId, sealed } of old) await saveSealedNumber(tx, accountId, vault.seal(vault.open(sealed)))
    return old.length
  })
}
