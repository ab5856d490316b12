import type { z } from 'zod'
import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import { writeSideEffects } from '../../../../kernel/audit/write-side-effects.ts'
import type { Queryable, Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { dayOf, parseDay } from '../../../../kernel/time/clock.ts'
import type { supplementInput } from '../../endpoints-schemas.ts'
import { totalOf } from '../../rules/contract-content.ts'
import { renumberedLines } from '../../rules/line-numbers.ts'
import { supplementProblem } from '../../rules/supplement-content.ts'
import type { Party } from '../acting-party.ts'
import { signUntilFrom } from '../confirm-contract.ts'
import { lockContract, type Contract } from '../contract-repository.ts'
import { nameIndexSeries } from '../name-index-series.ts'
import { differsFromAward, verificationCode } from '../save-contract.ts'
import { signerOf } from '../signature-repository.ts'
import { awardOf, calledLinesOf } from '../source-repository.ts'
import { expiryOf, supplementSn, supplementNotified } from './move-supplement.ts'
import { addSupplement, supplementsOf } from './supplement-repository.ts'
import { textInForce } from './text-in-force.ts'

type CommandInput = z.output<typeof supplementInput>

/** Whether a side is waiting for the answer to a supplement, or a supplement is being signed. */
export async function hasOpenSupplement(db: Queryable, contractId: number): Promise<boolean> {
  return (await supplementsOf(db, contractId)).some(({ state }) => state === 'PROPOSED' || state === 'SIGNING')
}

/** The caller may sign for the side that it acts for. */
export async function isSignerOf(db: Queryable, contract: Contract, party: Party): Promise<boolean> {
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  return (await signerOf(db, { ownerKind: party.side, ownerId, memberId: party.memberId })) !== null
}

async function refusalOf(call: Call, tx: Transaction, party: Party, contract: Contract): Promise<Failure | null> {
  if (contract.state !== 'EFFECTIVE' && contract.state !== 'PERFORMING') return failure('contract.notInForce')
  if (!party.approves(contract)) return failure('contract.approverOnly')
  if (!(await isSignerOf(tx, contract, party))) return failure('contract.notAuthenticated')
  return (await hasOpenSupplement(tx, contract.contractId)) ? failure('contract.supplementOpen') : null
}

/**
 * Proposes a supplement to a contract in force; who proposes it confirms it. Refusals: `contract.notInForce`, `approverOnly`,
 * `notAuthenticated`, `supplementOpen`, `endsInPast`, `differsFromAward`, and those of the text.
 */
export async function proposeSupplement(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const refused = await refusalOf(call, tx, party, contract)
  if (refused) return refused
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const { contractId, endsOn, text } = wish
  const before = await textInForce(tx, contract)
  const numbered = renumberedLines(wish.lines, { lines: before.content.lines, lastLineNo: before.lastLineNo })
  const lines = await nameIndexSeries(tx, numbered)
  if (isFailure(lines)) return lines
  const isPast = parseDay(endsOn) === undefined || (endsOn < dayOf(act.now) && endsOn !== before.endsOn)
  if (isPast) return failure('contract.endsInPast', {}, { field: 'endsOn' })
  const content = { lines, endsOn, text }
  const problem =
    supplementProblem(before, content, contract.kind === 'FRAMEWORK' ? await calledLinesOf(tx, contractId) : []) ??
    differsFromAward(await awardOf(tx, contractId), { ...before.content, lines })
  if (problem) return problem
  const total = totalOf({ ...before.content, lines })
  const { side, memberId } = party
  const made = { contractId, side, memberId, content, total, code: verificationCode(), signUntil: signUntilFrom(act.now), at: act.now }
  const supplement = await addSupplement(tx, made)
  const entityId = supplementSn(contract, supplement.supplementNo)
  const facts = { total: String(total), endsOn }
  await writeSideEffects(tx, {
    audits: [{ ...act, entity: 'contract', entityId, action: 'contract.supplement.propose', without: 'creation', to: 'PROPOSED', facts }],
    timers: [expiryOf(supplement)],
    events: [supplementNotified(contract, supplement, 'PROPOSED', 'proposer')],
  })
  return contract
}
