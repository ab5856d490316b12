import { yuanNumber } from '../../../kernel/money/money.ts'
import type { ContractDueView } from '../endpoints.ts'
import { dueMachine } from '../rules/due-machine.ts'
import type { ContractDue, DueSide } from './due-repository.ts'
import { dueSideStates } from './move-due.ts'

function canOf(due: ContractDue, side: DueSide | null): ContractDueView['can'] {
  if (side === null || due.state !== 'DUE') return []
  if (due.debtor === side) return [side === 'buyer' ? 'pay' : 'charge']
  const actions: readonly string[] = dueMachine.allowedActions(due.state, side, dueSideStates(due, side))
  return (['collect', 'waive'] as const).filter((event) => actions.includes(event))
}

/** A due as a side sees it; null is the platform, which reads. */
export function dueView(due: ContractDue, { side, now }: { readonly side: DueSide | null; readonly now: Date }): ContractDueView {
  const { dueSn, contractId, contractSn, kind, lineNo, debtor, state, version, dueAt, way, paidAt, reason, bankName, documentNo } = due
  return {
    dueSn,
    contractId,
    contractSn,
    kind,
    lineNo,
    debtor,
    amount: yuanNumber(due.amount),
    state,
    version,
    dueTime: dueAt.toISOString(),
    isLate: state === 'DUE' && dueAt < now ? 1 : 0,
    way,
    payTime: paidAt?.toISOString() ?? null,
    kept: yuanNumber(due.kept),
    reason,
    voucher: documentNo === '' || side === 'store' ? null : { bankName, documentNo },
    can: canOf(due, side),
  }
}
