import { z } from 'zod'
import type { JobTasks } from '../../../api/background.ts'
import type { PersonalVault, SmallTransfer } from './ports.ts'
import { reencryptNumbers, keyRotationTask } from './encryption/rotate-encryption-key.ts'
import { transferTask } from './verification/submit-verification.ts'
import { verificationById } from './verification/verification-repository.ts'

const payload = z.object({ verificationId: z.number() })

/** The background work of this module: the small transfers that prove bank accounts, and sealing numbers anew. */
export function memberTasks(deps: { readonly vault: PersonalVault; readonly transfer: SmallTransfer | null }): JobTasks {
  return {
    [keyRotationTask]: (app, given) => reencryptNumbers(app, deps.vault, given),
    [transferTask]: async (app, given) => {
      const of = await verificationById(app.read, payload.parse(given).verificationId)
      // Withdrawn meanwhile: nothing to prove any more.
      if (of?.state !== 'SUBMITTED' || !of.accountSealed || of.transferAmount === null) return
      if (!deps.transfer) throw new Error('no bank is configured for small transfers')
      await deps.transfer({
        accountName: of.companyName,
        bankName: of.bankName,
        accountNo: deps.vault.open(of.accountSealed),
        amount: BigInt(of.transferAmount),
      })
    },
  }
}
