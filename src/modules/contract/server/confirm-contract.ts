import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import { audit, type ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { addDays, dayOf, endOfDay } from '../../../kernel/time/clock.ts'
import { contractMachine } from '../rules/contract-machine.ts'
import { companiesOf, type Party } from './acting-party.ts'
import { addConsent, consentsOf, contractIn, lockContract, versionsOf, type Contract } from './contract-repository.ts'
import { moveContract, signDays, whoIs } from './move-contract.ts'
import { printContract, type PrintDeps } from './print-contract.ts'
import { addFile, contractPaper, signerOf } from './signature-repository.ts'

type CommandInput = { readonly contractId: number; readonly versionNo: number }
type Printed = { readonly versionNo: number; readonly bytes: Buffer }

const subjectOf = (versionNo: number): string => `version:${versionNo}`
export const signUntilFrom = (now: Date): Date => endOfDay(addDays(dayOf(now), signDays))

async function print(call: Call, party: Party, deps: PrintDeps, wish: CommandInput): Promise<Printed | null> {
  const db = call.app.read
  const contract = await contractIn(db, wish.contractId, party.scope)
  const version = contract && (await versionsOf(db, contract.contractId)).find(({ versionNo }) => versionNo === wish.versionNo)
  if (!contract || !version) return null
  return { versionNo: wish.versionNo, bytes: await printContract(contract, version, await companiesOf(db, contract), deps, party.memberId) }
}

async function note(tx: Transaction, contract: Contract, versionNo: number, { actor, channel, requestId }: ActorContext): Promise<void> {
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.confirm', without: 'note', facts: { versionNo } })
}

/** Null: both sides now agree, but there is no file of it yet; nothing was written then. */
async function confirmOnce(
  call: Call,
  tx: Transaction,
  party: Party,
  wish: CommandInput,
  file: Printed | null,
): Promise<Contract | Failure> {
  const contract = await lockContract(tx, wish.contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const who = whoIs(contract, party.side)
  const to = contractMachine.next(contract.state, 'agree', who)
  if (isFailure(to)) return to
  // What is confirmed is the version that was shown.
  if (contract.versionNo !== wish.versionNo) return failure('contract.versionChanged', { version: contract.versionNo })
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  if (!(await signerOf(tx, { ownerKind: party.side, ownerId, memberId: party.memberId }))) return failure('contract.notAuthenticated')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const subject = subjectOf(contract.versionNo)
  const given = { subject, side: party.side, memberId: party.memberId, at: act.now }
  if (!(await addConsent(tx, contract.contractId, given))) return failure('contract.confirmedAlready')
  const sides = (await consentsOf(tx, contract.contractId)).filter((consent) => consent.subject === subject)
  await note(tx, contract, contract.versionNo, act)
  if (sides.length < 2) return contract
  if (!file) return failure('contract.fileMissing')
  await addFile(tx, contractPaper(contract.contractId), { revision: 0, bytes: file.bytes, at: act.now })
  return moveContract(tx, contract, { event: 'agree', who, act, change: { signUntil: signUntilFrom(act.now) } })
}

/**
 * A side confirms the version that it was shown. With the second confirmation the file is stored and signing begins; of two
 * confirmations at once the later finds the earlier. Refusals: the machine's, `contract.versionChanged`, `notAuthenticated`, `confirmedAlready`.
 */
export async function confirmContract(call: Call, party: Party, deps: PrintDeps, wish: CommandInput): Promise<Contract | Failure> {
  const attempt = (file: Printed | null) => call.app.inTransaction((tx) => confirmOnce(call, tx, party, wish, file))
  const first = await attempt(null)
  if (!isFailure(first) || first.code !== 'contract.fileMissing') return first
  return attempt(await print(call, party, deps, wish))
}
