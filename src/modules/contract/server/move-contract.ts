import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { DomainEvent } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { transition } from '../../../kernel/state-machine/transition.ts'
import { addDays, startOfDay } from '../../../kernel/time/clock.ts'
import { contractMachine, type ContractEvent, type ContractSide, type ContractState, type ContractWho } from '../rules/contract-machine.ts'
import { contractIn, everybodys, lockContract, updateState, type Contract, type StateChange } from './contract-repository.ts'
import type { Signature } from './signature-repository.ts'

const unsentStates: readonly ContractState[] = ['DRAFT', 'APPROVING', 'DRAFT_APPROVED']

/** Both sides sign within so many days; each extension gives as many again (flows.md F4). */
export const signDays = 15
/** The parties are reminded so many days before the end. */
const remindDays = 30

export const otherSide = (side: ContractSide): ContractSide => (side === 'buyer' ? 'store' : 'buyer')
export const whoIs = (contract: Contract, side: ContractSide): ContractWho => (contract.initiator === side ? 'initiator' : 'counterparty')

/** Side-states of a contract for one side. */
export function sideStatesOf(contract: Contract, side: ContractSide, signatures: readonly Pick<Signature, 'side'>[]): string[] {
  return [
    ...(signatures.some((signature) => signature.side === otherSide(side)) ? ['otherSigned'] : []),
    ...(contract.rescindSide === side ? ['ownRescission'] : []),
    contract.performedAt ? 'performed' : 'untouched',
  ]
}

export type ContractMove = {
  readonly event: ContractEvent
  readonly who: ContractWho
  readonly act: ActorContext
  readonly change?: StateChange
  readonly sideStates?: readonly string[]
  /** What others hear besides the move. */
  readonly events?: readonly DomainEvent[]
}

/** When both sides are reminded of the end of a contract. */
export const reminderOf = (contractId: number, endsOn: string) => ({
  entity: 'contract',
  entityId: contractId,
  event: 'remind',
  dueAt: startOfDay(addDays(endsOn, -remindDays)),
})

function timersOf(contract: Contract, to: ContractState, { event, change, act }: ContractMove) {
  const timer = { entity: 'contract', entityId: contract.contractId }
  if (event === 'agree' || event === 'extend') return { set: [{ ...timer, event: 'expire', dueAt: change?.signUntil ?? act.now }] }
  if (to === 'SIGNING' || to === 'PERFORMING' || to === 'RESCINDING') return {}
  if (event === 'takeEffect') {
    const reminder = reminderOf(contract.contractId, contract.endsOn)
    return { cancel: [timer], ...(reminder.dueAt > act.now ? { set: [reminder] } : {}) }
  }
  return event === 'keepEffective' ? {} : { cancel: [timer] }
}

/** Moves a contract; of two moves at once one wins. Refusals are the machine's, and `api.stale`. */
export async function moveContract(tx: Transaction, contract: Contract, move: ContractMove): Promise<Contract | Failure> {
  const { event, who, act, change = {}, sideStates = [] } = move
  const { contractId, contractSn, memberId, storeId, initiator } = contract
  const done = await transition(tx, {
    machine: contractMachine,
    event,
    who,
    from: contract.state,
    sideStates,
    update: (to) => updateState(tx, contractId, to, { from: [contract.state], change }),
    audit: {
      act,
      action: `contract.${event}`,
      entity: 'contract',
      entityId: contractSn,
      ...(change.reason ? { reason: change.reason } : {}),
    },
    timers: (to) => timersOf(contract, to, move),
    // The other side hears of nothing that it may not see.
    events: (to) =>
      unsentStates.includes(contract.state) && to !== 'NEGOTIATING'
        ? []
        : [
            ...(move.events ?? []),
            {
              event: 'contract.moved',
              key: contractSn,
              payload: { contractId, contractSn, memberId, storeId, initiator, state: to, by: who },
            },
          ],
  })
  if (isFailure(done)) return done
  return (await contractIn(tx, contractId, everybodys)) ?? failure('api.notFound')
}

/** The first payment under a contract begins its performance, and that of the framework contract that it calls off from. */
export async function beginPerformance(tx: Transaction, contract: Contract, act: ActorContext): Promise<Contract | Failure> {
  const move = { event: 'perform', who: 'system', act, change: { performedAt: act.now } } as const
  const begun = await moveContract(tx, contract, move)
  if (isFailure(begun) || contract.frameworkId === null) return begun
  const framework = await lockContract(tx, contract.frameworkId, everybodys)
  if (framework?.state === 'EFFECTIVE') await moveContract(tx, framework, move)
  return begun
}
