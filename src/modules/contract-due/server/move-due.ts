import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { closeSubjectPayments } from '../../payment/server/public.ts'
import { dueMachine, type DueEvent, type DueWho } from '../rules/due-machine.ts'
import { dueBySn, moveDueRow, type ContractDue, type DueChange, type DueSide } from './due-repository.ts'

export type DueMove = {
  readonly event: DueEvent
  readonly who: DueWho
  readonly act: ActorContext
  readonly change?: DueChange
  readonly sideStates?: readonly string[]
}

/** What others hear of a due. */
export const duePayload = (due: ContractDue) => {
  const { contractId, contractSn, memberId, storeId, dueSn, kind, debtor } = due
  return { contractId, contractSn, memberId, storeId, dueSn, kind, debtor, fen: String(due.amount) }
}

/** Side-states of a due for one side. */
export const dueSideStates = ({ kind, debtor }: Pick<ContractDue, 'kind' | 'debtor'>, side: DueSide): string[] => [
  ...(side === debtor ? ['debtor'] : []),
  ...(kind === 'MARGIN' ? ['margin'] : []),
  ...(kind === 'DIFFERENCE' ? ['bySheet'] : []),
]

/** Moves a due whose contract is locked: both sides hear of it, its reminders end, and what is open at a gateway closes. */
export async function moveDue(tx: Transaction, due: ContractDue, move: DueMove): Promise<ContractDue | Failure> {
  const { event, who, act, change = {}, sideStates = [] } = move
  const { dueSn, state: from } = due
  const done = await transition(tx, {
    machine: dueMachine,
    event,
    who,
    from,
    sideStates,
    update: (to) => moveDueRow(tx, due, to, change, act.now),
    timers: () => ({ cancel: [{ entity: 'contractDue', entityId: dueSn }] }),
    audit: {
      act,
      action: `contractDue.${event}`,
      entity: 'contractDue',
      entityId: dueSn,
      ...(change.reason ? { reason: change.reason } : {}),
      facts: { amountFen: String(due.amount), ...(change.way ? { way: change.way } : {}) },
    },
    events: (state) => [
      {
        event: 'contractDue.moved',
        key: dueSn,
        payload: { ...duePayload(due), state, by: who, way: change.way ?? '', keptFen: String(change.kept ?? 0n) },
      },
    ],
  })
  if (isFailure(done)) return done
  if (from === 'DUE') await closeSubjectPayments(tx, { kind: 'contractDue', subjectSn: dueSn, now: act.now })
  const moved = await dueBySn(tx, dueSn)
  if (!moved) throw new Error(`due ${dueSn} is gone`)
  return moved
}

/** The same where nothing can refuse it. */
export async function mustMoveDue(tx: Transaction, due: ContractDue, move: DueMove): Promise<ContractDue> {
  const moved = await moveDue(tx, due, move)
  if (isFailure(moved)) throw new Error(`due ${due.dueSn} did not move: ${moved.code}`)
  return moved
}
