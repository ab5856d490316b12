import { actorContext, systemContext } from '../../../api/actor-context.ts'
import type { AppContext, Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { requestJob, type DomainEvent } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { proveStepUp } from '../../identity/server/public.ts'
import { effectiveTerms } from '../rules/award-terms.ts'
import { contractMachine, type ContractSide } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import { contractIn, everybodys, lockContract, versionsOf, type Contract } from './contract-repository.ts'
import { beginPerformance, moveContract, otherSide, whoIs } from './move-contract.ts'
import type { EsignSettings } from './ports.ts'
import { sayOnPaper } from './print-contract.ts'
import { awardOf } from './source-repository.ts'
import { addFile, addSignature, digestOf, latestFile, markSigned, signaturesOf, signerOf } from './signature-repository.ts'
import { ordersOf } from './trade-repository.ts'

export const signTask = 'contract.sign'

async function requestSignature(call: Call, tx: Transaction, party: Party, contractId: number): Promise<Contract | Failure> {
  const contract = await lockContract(tx, contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const to = contractMachine.next(contract.state, 'sign', whoIs(contract, party.side))
  if (isFailure(to)) return to
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  const signer = await signerOf(tx, { ownerKind: party.side, ownerId, memberId: party.memberId })
  if (!signer) return failure('contract.notAuthenticated')
  const others = await signaturesOf(tx, contractId)
  const isTurn =
    contract.signOrder === 'any' ||
    contract.signOrder === party.side ||
    others.some(({ side, signedAt }) => side === otherSide(party.side) && signedAt)
  if (!isTurn) return failure('contract.notYourTurn')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const { companyName, taxNumber, agentName } = signer
  const wish = { side: party.side, memberId: party.memberId, partyName: companyName, taxNumber, agentName, requestedAt: act.now }
  if (!(await addSignature(tx, contractId, wish))) return failure('contract.signedAlready')
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.sign', without: 'note', facts: { side: party.side, companyName } })
  await requestJob(tx, signTask, { contractId, side: party.side })
  return contract
}

/**
 * A side signs with a code of the signer's own phone; the e-sign service is asked after the commit. Refusals: the code's, the
 * machine's, `contract.notAuthenticated`, `notYourTurn`, `signedAlready`, `noService`.
 */
export async function signContract(
  call: Call,
  party: Party,
  deps: EsignSettings & { readonly secret: string },
  wish: { readonly contractId: number; readonly smsCode: string },
): Promise<Contract | Failure> {
  if (!deps.service) return failure('contract.noService')
  // A foreign contract costs no try of the code.
  if (!(await contractIn(call.app.read, wish.contractId, party.scope))) return failure('api.notFound')
  const step = await proveStepUp(call, deps.secret, { purpose: 'signContract', smsCode: wish.smsCode })
  if (isFailure(step)) return step
  return call.app.inTransaction<Contract | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    return wrongCode ?? requestSignature(call, tx, party, wish.contractId)
  })
}

/** What the request or the tender hears that a contract was drafted from, when it takes effect. */
async function effectEvents(tx: Transaction, contract: Contract): Promise<DomainEvent[]> {
  const { contractId, contractSn, source, sourceSn, storeId, versionNo } = contract
  if (source === 'QUOTATION')
    return [{ event: 'contract.quotationEffective', key: sourceSn, payload: { contractSn, inquirySn: sourceSn, storeId } }]
  const award = source === 'TENDER' ? await awardOf(tx, contractId) : null
  const version = award && (await versionsOf(tx, contractId)).find((one) => one.versionNo === versionNo)
  if (!award || !version) return []
  const terms = effectiveTerms(award, version.content)
  return [{ event: 'contract.awardEffective', key: sourceSn, payload: { tenderSn: sourceSn, contractSn, storeId, terms } }]
}

/** Keeps a signed file. False when another signature came between: then it is signed again on top of that one. */
async function storeSigned(
  tx: Transaction,
  signed: { contractId: number; side: ContractSide; revision: number; bytes: Buffer; now: Date },
): Promise<boolean> {
  const { contractId, side, revision, bytes, now } = signed
  const contract = await lockContract(tx, contractId, everybodys)
  if (contract?.state !== 'SIGNING') return true
  const file = await latestFile(tx, contractId)
  if (file?.revision !== revision - 1) return false
  if (!(await markSigned(tx, contractId, side, now))) return true
  await addFile(tx, contractId, { revision, bytes, at: now })
  const act = systemContext(signTask, now)
  const { actor, channel, requestId } = act
  const trace = { actor, channel, requestId, entity: 'contract', entityId: contract.contractSn }
  await audit(tx, { ...trace, action: 'contract.signed', without: 'note', facts: { side, revision, sha256: digestOf(bytes) } })
  const isAll = (await signaturesOf(tx, contractId)).filter(({ signedAt }) => signedAt).length === 2
  if (isAll) {
    const events = await effectEvents(tx, contract)
    const inForce = await moveContract(tx, contract, { event: 'takeEffect', who: 'system', act, change: { effectiveAt: now }, events })
    // An order that it was drafted from may be paid already.
    const isPaid = (await ordersOf(tx, contractId)).some((order) => order.isPaid)
    if (!isFailure(inForce) && isPaid) await beginPerformance(tx, inForce, act)
  }
  return true
}

/** Asks the e-sign service for a side's signature. It bears any repetition: a signature that is there is not made again. */
export async function signFile(
  app: AppContext,
  deps: EsignSettings,
  { contractId, side }: { contractId: number; side: ContractSide },
): Promise<void> {
  if (!deps.service) return
  for (let tries = 0; tries < 5; tries += 1) {
    const [contract, file, signatures] = await Promise.all([
      contractIn(app.read, contractId, everybodys),
      latestFile(app.read, contractId),
      signaturesOf(app.read, contractId),
    ])
    const wish = signatures.find((signature) => signature.side === side)
    if (contract?.state !== 'SIGNING' || !file || !wish || wish.signedAt) return
    const { partyName: name, taxNumber, agentName: agent } = wish
    const now = app.clock.now()
    const reason = sayOnPaper('signing', { number: contract.contractSn })
    const result = await deps.service.sign({ pdf: file.bytes, party: { name, taxNumber, agent }, reason, at: now })
    if (result.kind !== 'signed') throw new Error(`the e-sign service did not sign contract ${contractId}: ${result.reason}`)
    const signed = { contractId, side, revision: file.revision + 1, bytes: result.pdf, now }
    if (await app.inTransaction((tx) => storeSigned(tx, signed))) return
  }
  throw new Error(`contract ${contractId} changed five times while it was signed`)
}
