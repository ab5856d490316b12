import type { ActorContext } from '../../../kernel/audit/audit.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { contractIn, everybodys, type Contract } from '../../contract/server/public.ts'
import { addDue, reservedDue, releaseDue, type WhenPaid } from '../../contract-due/server/public.ts'
import { setOff } from '../../contract-due/rules/due-terms.ts'
import { differenceMachine } from '../rules/settlement-machine.ts'
import { settlementSn } from './calculate-line.ts'
import { invoiceDifference } from './invoice-difference.ts'
import { marginCallsOf } from './margin-calls.ts'
import { moveDifferenceRow, settlementsOf, type Settlement } from './settlement-repository.ts'

type Owed = { readonly contract: Contract; readonly act: ActorContext }

/** The difference of a sheet came through the platform, or was covered by a margin: it is settled. `how` is the number of the payment. */
async function settleDifference(tx: Transaction, { contract, act }: Owed, settlement: Settlement, how: string): Promise<void> {
  const moved = await transition(tx, {
    machine: differenceMachine,
    event: 'settle',
    who: 'system',
    from: settlement.differenceState,
    update: (to) => moveDifferenceRow(tx, settlement, to, { note: how, at: act.now }),
    audit: { act, action: 'contract.price.settlePrice', entity: 'contract', entityId: settlementSn(contract, settlement), facts: { how } },
  })
  if (isFailure(moved)) throw new Error(`the difference of ${settlementSn(contract, settlement)} was not settled: ${moved.code}`)
  await invoiceDifference(tx, contract, moved.moved, act)
}

/**
 * Both sides confirmed a final price: a margin that the platform holds for the line covers what its payer owes, and the rest goes back;
 * what is left of the difference is asked for. The contract is locked.
 */
export async function demandDifference(tx: Transaction, { contract, act }: Owed, settlement: Settlement): Promise<void> {
  const { contractId } = contract
  const { lineNo, difference } = settlement
  const debtor = difference > 0n ? 'buyer' : 'store'
  let owed = difference < 0n ? -difference : difference
  const margin = await reservedDue(tx, contractId, { kind: 'MARGIN', lineNo })
  if (margin) {
    const { kept, left } = setOff(margin.amount, margin.debtor === debtor ? owed : 0n)
    await releaseDue(tx, margin, kept, act)
    if (margin.debtor === debtor) owed = left
  }
  if (difference === 0n) return
  if (owed > 0n) return addDue(tx, contract, { kind: 'DIFFERENCE', lineNo, debtor, amount: owed, act })
  await settleDifference(tx, { contract, act }, settlement, margin?.dueSn ?? '')
}

/** What a payment under a contract does to the prices of its lines: a difference is settled; a margin that came too late goes back. */
export const dueOfPricePaid: WhenPaid = async (tx, due, act) => {
  const { contractId, lineNo, kind, dueSn } = due
  const contract = await contractIn(tx, contractId, everybodys)
  if (!contract) return
  if (kind === 'DIFFERENCE') {
    const settlement = (await settlementsOf(tx, contractId)).find((one) => one.lineNo === lineNo)
    if (settlement?.differenceState === 'DUE') await settleDifference(tx, { contract, act }, settlement, dueSn)
  }
  if (kind === 'MARGIN' && !(await marginCallsOf(tx, contractId)).some((call) => call.lineNo === lineNo)) await releaseDue(tx, due, 0n, act)
}
