import { actorContext } from '../../../../api/actor-context.ts'
import type { Call } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { SupplementAct } from '../../endpoints-schemas.ts'
import { supplementMachine } from '../../rules/supplement-machine.ts'
import { companiesOf, type Party } from '../acting-party.ts'
import { signUntilFrom } from '../confirm-contract.ts'
import { contractIn, lockContract, type Contract } from '../contract-repository.ts'
import { otherSide } from '../move-contract.ts'
import type { PrintDeps } from '../print-contract.ts'
import { addFile, signaturesOf } from '../signature-repository.ts'
import { moveSupplement, whoIsIn } from './move-supplement.ts'
import { printSupplement } from './print-supplement.ts'
import { isSignerOf } from './propose-supplement.ts'
import { lockSupplement, supplementsOf } from './supplement-repository.ts'
import { textInForce } from './text-in-force.ts'

type CommandInput = {
  readonly contractId: number
  readonly supplementNo: number
  readonly act: SupplementAct
  readonly reason: string
}

/** The file of a supplement that waits for its confirmation; its text cannot change any more. */
async function print(call: Call, party: Party, deps: PrintDeps, { contractId, supplementNo }: CommandInput): Promise<Buffer | null> {
  const db = call.app.read
  const contract = await contractIn(db, contractId, party.scope)
  const supplement = contract && (await supplementsOf(db, contractId)).find((one) => one.supplementNo === supplementNo)
  if (!contract || supplement?.state !== 'PROPOSED') return null
  const [before, companies] = [await textInForce(db, contract, supplementNo), await companiesOf(db, contract)]
  return printSupplement({ contract, supplement, before, companies }, deps, party.memberId)
}

async function moveOnce(call: Call, tx: Transaction, party: Party, wish: CommandInput, file: Buffer | null): Promise<Contract | Failure> {
  const { contractId, supplementNo, act: event, reason } = wish
  const contract = await lockContract(tx, contractId, party.scope)
  const supplement = contract && (await lockSupplement(tx, contractId, supplementNo))
  if (!contract || !supplement) return failure('api.notFound')
  const who = whoIsIn(supplement, party.side)
  const key = { contractId, supplementNo }
  const signed = (await signaturesOf(tx, key)).some(({ side }) => side === otherSide(party.side))
  const sideStates = signed ? ['otherSigned'] : []
  const to = supplementMachine.next(supplement.state, event, who, sideStates)
  if (isFailure(to)) return to
  if (event !== 'confirm' && reason === '') return failure('contract.reasonNeeded', {}, { field: 'reason' })
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const change = event === 'confirm' ? { signUntil: signUntilFrom(act.now) } : { reason }
  if (event === 'confirm') {
    if (contract.state !== 'EFFECTIVE' && contract.state !== 'PERFORMING') return failure('contract.notInForce')
    if (!(await isSignerOf(tx, contract, party))) return failure('contract.notAuthenticated')
    if (!file) return failure('contract.fileMissing')
    await addFile(tx, key, { revision: 0, bytes: file, at: act.now })
  }
  const moved = await moveSupplement(tx, contract, supplement, { event, who, act, change, sideStates })
  return isFailure(moved) ? moved : contract
}

/**
 * Answers a supplement: confirming it stores its file and begins the signing. Refusals: the machine's, `contract.reasonNeeded`,
 * `notInForce`, `notAuthenticated`.
 */
export async function actOnSupplement(call: Call, party: Party, deps: PrintDeps, wish: CommandInput): Promise<Contract | Failure> {
  const file = wish.act === 'confirm' ? await print(call, party, deps, wish) : null
  return call.app.inTransaction<Contract | Failure>((tx) => moveOnce(call, tx, party, wish, file))
}
