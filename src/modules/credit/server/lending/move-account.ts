import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { yuanGrouped } from '../../../../kernel/money/money.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import { accountMachine, type AccountEvent } from '../../rules/account-machine.ts'
import { writtenOffOwed } from '../write-off/write-off-repository.ts'
import { moveAccountRow, type CreditAccount } from '../ledger/account-repository.ts'

/** What makes a line usable again. */
const wakes: readonly AccountEvent[] = ['unfreeze', 'renew', 'reopen']

/** Moves a locked line; one on which something was written off stays closed to new orders until it came. Refusals: `credit.writtenOffOwed`, the machine's. */
export async function moveAccount(
  tx: Transaction,
  of: CreditAccount,
  move: { event: AccountEvent; who: 'lender' | 'buyer' | 'system'; act: ActorContext; reason: string },
): Promise<null | Failure> {
  const { accountId, enterpriseId, storeId } = of
  const { event, who, act, reason } = move
  const lost = wakes.includes(event) ? await writtenOffOwed(tx, accountId) : 0n
  if (lost > 0n) return failure('credit.writtenOffOwed', { amount: yuanGrouped(lost) })
  const done = await transition(tx, {
    machine: accountMachine,
    event,
    who,
    from: of.state,
    update: (to, sources) => moveAccountRow(tx, accountId, { to, sources, reason }),
    audit: { act, action: `creditAccount.${event}`, entity: 'creditAccount', entityId: accountId, ...(reason ? { reason } : {}) },
    events: (to) => [
      { event: 'credit.accountMoved', key: String(accountId), payload: { accountId, enterpriseId, storeId, state: to, reason } },
    ],
  })
  return isFailure(done) ? done : null
}
