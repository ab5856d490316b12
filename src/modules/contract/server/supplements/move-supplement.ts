import { systemContext } from '../../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../../api/background.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { DomainEvent } from '../../../../kernel/events/events.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { transition } from '../../../../kernel/state-machine/transition.ts'
import type { ContractSide } from '../../rules/contract-machine.ts'
import { supplementMachine, type SupplementEvent, type SupplementState, type SupplementWho } from '../../rules/supplement-machine.ts'
import { everybodys, lockContract, type Contract } from '../contract-repository.ts'
import { lockSupplement, supplementById, updateSupplement, type Supplement, type SupplementChange } from './supplement-repository.ts'

const entity = 'contractSupplement' as const

/** Number of a supplement: that of its contract, and its own. */
export const supplementSn = (contract: Pick<Contract, 'contractSn'>, supplementNo: number): string =>
  `${contract.contractSn}-B${supplementNo}`
export const whoIsIn = (supplement: Pick<Supplement, 'side'>, side: ContractSide): SupplementWho =>
  supplement.side === side ? 'proposer' : 'counterparty'

export type SupplementMove = {
  readonly event: SupplementEvent
  readonly who: SupplementWho
  readonly act: ActorContext
  readonly change?: SupplementChange
  readonly sideStates?: readonly string[]
}

/** What the two sides hear of a supplement, in the words of contracts and under its own number. */
export function supplementNotified(contract: Contract, supplement: Supplement, state: SupplementState, who: SupplementWho): DomainEvent {
  const { contractId, memberId, storeId } = contract
  const contractSn = supplementSn(contract, supplement.supplementNo)
  const by = who === 'proposer' ? 'initiator' : who
  const payload = { contractId, contractSn, memberId, storeId, initiator: supplement.side, state, by }
  return { event: 'contract.moved', key: contractSn, payload }
}

export const expiryOf = ({ supplementId, signUntil }: Supplement) => ({ entity, entityId: supplementId, event: 'expire', dueAt: signUntil })

/** Moves a supplement; of two moves at once one wins. Refusals are the machine's, and `api.stale`. */
export async function moveSupplement(
  tx: Transaction,
  contract: Contract,
  supplement: Supplement,
  { event, who, act, change = {}, sideStates = [] }: SupplementMove,
): Promise<SupplementState | Failure> {
  const { supplementId, supplementNo, state } = supplement
  const done = await transition(tx, {
    machine: supplementMachine,
    event,
    who,
    from: state,
    sideStates,
    update: (to) => updateSupplement(tx, supplementId, to, { from: [state], change }),
    audit: {
      act,
      action: `contract.supplement.${event}`,
      entity: 'contract',
      entityId: supplementSn(contract, supplementNo),
      ...(change.reason ? { reason: change.reason } : {}),
    },
    timers: (to) =>
      to === 'SIGNING' ? { set: [expiryOf({ ...supplement, ...change })] } : { cancel: [{ entity, entityId: supplementId }] },
    events: (to) => [supplementNotified(contract, supplement, to, who)],
  })
  return isFailure(done) ? done : done.to
}

export const supplementTimers: TimerHandlers = {
  [`${entity}/expire`]: (app, entityId) =>
    app.inTransaction(async (tx) => {
      const found = await supplementById(tx, Number(entityId))
      const contract = found && (await lockContract(tx, found.contractId, everybodys))
      const supplement = contract && (await lockSupplement(tx, contract.contractId, found.supplementNo))
      const now = app.clock.now()
      const isOpen = supplement?.state === 'PROPOSED' || supplement?.state === 'SIGNING'
      // The confirmation moved the timer; an old one finds that there is time.
      if (!contract || !isOpen || supplement.signUntil > now) return
      await moveSupplement(tx, contract, supplement, { event: 'expire', who: 'system', act: systemContext('contract.expire', now) })
    }),
}
