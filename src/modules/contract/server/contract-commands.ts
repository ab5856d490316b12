import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { ContractAct } from '../endpoints-schemas.ts'
import { contractMachine, type ContractEvent } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import { monthRefusal, remindOfUse } from './call-off-limits.ts'
import { signUntilFrom } from './confirm-contract.ts'
import { addConsent, consentsOf, lockContract, type Contract, type StateChange } from './contract-repository.ts'
import { beginPerformance, moveContract, sideStatesOf, whoIs } from './move-contract.ts'
import type { OpenObligations } from './ports.ts'
import { openCallOffCount } from './source-repository.ts'
import { contractPaper, signaturesOf } from './signature-repository.ts'
import { hasOpenSupplement } from './supplements/propose-supplement.ts'
import { textInForce } from './supplements/text-in-force.ts'
import { linkOrder, ordersOf } from './trade-repository.ts'

export type ContractActionInput = {
  readonly contractId: number
  readonly act: Exclude<ContractAct, 'confirm'>
  readonly versionNo: number
  readonly reason: string
}

const needsReason: readonly string[] = ['reject', 'return', 'refuse', 'withdraw', 'rescind']
const needsApprover: readonly string[] = ['approve', 'return']

function changeOf(wish: ContractActionInput, party: Party, now: Date): StateChange {
  const reason = wish.reason === '' ? {} : { reason: wish.reason }
  if (wish.act === 'extend') return { signUntil: signUntilFrom(now) }
  return wish.act === 'rescind' ? { ...reason, rescindSide: party.side } : reason
}

/** Performance is over when both sides say so; the first only leaves its word. */
async function complete(
  call: Call,
  tx: Transaction,
  party: Party,
  contract: Contract,
  obligations: OpenObligations,
): Promise<Contract | Failure> {
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const who = whoIs(contract, party.side)
  const to = contractMachine.next(contract.state, 'complete', who)
  if (isFailure(to)) return to
  const open = contract.kind === 'FRAMEWORK' ? await openCallOffCount(tx, contract.contractId) : 0
  if (open > 0) return failure('contract.callOffsOpen', { count: open })
  if (await hasOpenSupplement(tx, contract.contractId)) return failure('contract.supplementOpen')
  const owed = await obligations(tx, contract)
  if (owed.length > 0) return failure('contract.obligationsOpen', { count: owed.length })
  const given = { subject: 'complete', side: party.side, memberId: party.memberId, at: act.now }
  if (!(await addConsent(tx, contract.contractId, given))) return failure('contract.completedAlready')
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.sayComplete', without: 'note' })
  const sides = (await consentsOf(tx, contract.contractId)).filter(({ subject }) => subject === 'complete')
  return sides.length < 2 ? contract : moveContract(tx, contract, { event: 'complete', who, act })
}

function eventOf(act: Exclude<ContractAct, 'confirm'>, contract: Contract): ContractEvent {
  if (act === 'keep') return contract.performedAt ? 'keepPerforming' : 'keepEffective'
  return act
}

/** Moves a contract by a button. Refusals: the machine's, `contract.reasonNeeded`, `approverOnly`, `versionChanged`, `completedAlready`, `callOffsOpen`, `supplementOpen`, `obligationsOpen`. */
export async function actOnContract(
  call: Call,
  tx: Transaction,
  party: Party,
  wish: ContractActionInput,
  obligations: OpenObligations,
): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.versionNo !== wish.versionNo) return failure('contract.versionChanged', { version: contract.versionNo })
  if (needsReason.includes(wish.act) && wish.reason === '') return failure('contract.reasonNeeded', {}, { field: 'reason' })
  if (needsApprover.includes(wish.act) && !party.approves(contract)) return failure('contract.approverOnly')
  if (wish.act === 'complete') return complete(call, tx, party, contract, obligations)
  const above = wish.act === 'send' ? await monthRefusal(tx, contract, (await textInForce(tx, contract)).content.lines) : null
  if (above) return above
  if (wish.act === 'agreeRescind' && (await hasOpenSupplement(tx, contract.contractId))) return failure('contract.supplementOpen')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const who = whoIs(contract, party.side)
  const sideStates = sideStatesOf(contract, party.side, await signaturesOf(tx, contractPaper(contract.contractId)))
  const change = changeOf(wish, party, act.now)
  const moved = await moveContract(tx, contract, { event: eventOf(wish.act, contract), who, act, change, sideStates })
  // Who decides for the company needs nobody's approval of an own draft.
  if (isFailure(moved) || wish.act !== 'submit' || !party.approves(contract)) return moved
  return moveContract(tx, moved, { event: 'approve', who, act })
}

/** Puts an order under a contract in force. Refusals: `contract.notInForce`, `orderGone`. */
export async function callOff(
  call: Call,
  tx: Transaction,
  party: Party,
  wish: { contractId: number; orderSn: string },
): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.state !== 'EFFECTIVE' && contract.state !== 'PERFORMING') return failure('contract.notInForce')
  const act = actorContext(call)
  if (!(await linkOrder(tx, contract, wish.orderSn, act.now))) return failure('contract.orderGone', {}, { field: 'orderSn' })
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.callOff', without: 'note', facts: { orderSn: wish.orderSn } })
  await emit(tx, {
    event: 'contract.orderLinked',
    key: contract.contractSn,
    payload: { contractId: contract.contractId, orderSn: wish.orderSn },
  })
  await remindOfUse(tx, contract, act.now)
  const isPaid = (await ordersOf(tx, contract.contractId)).some((order) => order.isPaid)
  if (!isPaid || contract.state !== 'EFFECTIVE') return contract
  return beginPerformance(tx, contract, act)
}

/** Rescinds a contract by the platform's verdict about its settlement. Refusals: `contract.supplementOpen`, the machine's. */
export async function rescindByVerdict(tx: Transaction, contract: Contract, act: ActorContext): Promise<Contract | Failure> {
  if (await hasOpenSupplement(tx, contract.contractId)) return failure('contract.supplementOpen')
  return moveContract(tx, contract, { event: 'agreeRescind', who: 'platform', act })
}
