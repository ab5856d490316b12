import { z } from 'zod'
import type { JobTasks } from '../../../api/background.ts'
import type { PersonalVault, SmallTransfer } from './ports.ts'
import { resealNumbers, resealTask } from './reseal-numbers.ts'
import { transferTask } from './submit-verification.ts'
import { verificationById } from './verification-store.ts'

const payload = z.object({ verificationId: z.number() })

/** The background work of this module: the small transfers that prove bank accounts, and sealing numbers anew. */
export function memberTasks(deps: { readonly vault: PersonalVault; readonly transfer: SmallTransfer | null }): JobTasks {
  return {
    [resealTask]: (house, given) => resealNumbers(house, deps.vault, given),
    [transferTask]: async (house, given) => {
      const of = await verificationById(house.read, payload.parse(given).verificationId)
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
