import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { Contract } from '../../contract/server/public.ts'
import { staysWithPlatform, type DueKind } from '../rules/due-machine.ts'
import { dueAtOf } from '../rules/due-terms.ts'
import { askForDue } from './due-timers.ts'
import { divideReserved } from './due-money.ts'
import { addDueRow, dueBySn, standingDue, type ContractDue, type DueSide } from './due-repository.ts'
import { mustMoveDue } from './move-due.ts'

type What = { readonly kind: DueKind; readonly lineNo: number }
type Wish = What & { readonly debtor: DueSide; readonly amount: bigint; readonly act: ActorContext }

/** Something becomes due under a locked contract; the side that owes it is asked for it. */
export async function addDue(tx: Transaction, contract: Contract, wish: Wish): Promise<void> {
  const { kind, lineNo, debtor, amount, act } = wish
  const dueAt = dueAtOf(kind, act.now)
  const dueSn = await addDueRow(tx, { contractId: contract.contractId, kind, lineNo, debtor, amount, dueAt, at: act.now })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'contractDue.askPayment',
    entity: 'contractDue',
    entityId: dueSn,
    without: 'creation',
    to: 'DUE',
    facts: { kind, lineNo, debtor, amountFen: String(amount) },
  })
  const due = await dueBySn(tx, dueSn)
  if (due) await askForDue(tx, due)
}

/** What is no longer owed is dropped. What is held stays; a transfer that is being checked is decided on when it came. */
export async function dropDue(tx: Transaction, contractId: number, { kind, lineNo }: What, act: ActorContext): Promise<void> {
  const due = await standingDue(tx, contractId, kind, lineNo)
  if (due?.state === 'DUE') await mustMoveDue(tx, due, { event: 'drop', who: 'system', act })
}

/** What the platform holds of a kind for a line; null when nothing. */
export async function reservedDue(tx: Transaction, contractId: number, { kind, lineNo }: What): Promise<ContractDue | null> {
  const due = await standingDue(tx, contractId, kind, lineNo)
  return due?.state === 'HELD' && staysWithPlatform(kind) ? due : null
}

/** Ends a hold: `kept` goes to the other side, the rest back. */
export async function releaseDue(tx: Transaction, due: ContractDue, kept: bigint, act: ActorContext): Promise<void> {
  const moved = await mustMoveDue(tx, due, { event: 'releaseHeld', who: 'system', act, change: { kept } })
  await divideReserved(tx, { due: moved, act }, kept)
}
