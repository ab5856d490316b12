import { actorContext } from '../../../api/actor-context.ts'
import type { AppContext, Call } from '../../../api/handler.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { DomainEvent } from '../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { proveStepUp } from '../../identity/server/public.ts'
import { effectiveTerms } from '../rules/award-terms.ts'
import { contractMachine } from '../rules/contract-machine.ts'
import type { Party } from './acting-party.ts'
import { contractIn, everybodys, lockContract, versionsOf, type Contract } from './contract-repository.ts'
import { beginPerformance, moveContract, otherSide, whoIs } from './move-contract.ts'
import type { EsignSettings } from './ports.ts'
import { awardOf } from './source-repository.ts'
import { contractPaper, signaturesOf, signerOf } from './signature-repository.ts'
import { askSignature, type SignedPaper } from './sign-file.ts'
import { ordersOf } from './trade-repository.ts'

async function requestSignature(call: Call, tx: Transaction, party: Party, contractId: number): Promise<Contract | Failure> {
  const contract = await lockContract(tx, contractId, party.scope)
  if (!contract) return failure('api.notFound')
  const to = contractMachine.next(contract.state, 'sign', whoIs(contract, party.side))
  if (isFailure(to)) return to
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  const signer = await signerOf(tx, { ownerKind: party.side, ownerId, memberId: party.memberId })
  if (!signer) return failure('contract.notAuthenticated')
  const key = contractPaper(contractId)
  const others = await signaturesOf(tx, key)
  const isTurn =
    contract.signOrder === 'any' ||
    contract.signOrder === party.side ||
    others.some(({ side, signedAt }) => side === otherSide(party.side) && signedAt)
  if (!isTurn) return failure('contract.notYourTurn')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  return (await askSignature(tx, party, { key, number: contract.contractSn, signer, act })) ?? contract
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
  return [
    {
      event: 'contract.awardEffective',
      key: sourceSn,
      payload: { tenderSn: sourceSn, lotNo: award.lotNo ?? 0, contractSn, storeId, terms },
    },
  ]
}

/** A contract that is being signed; null when it is not. */
export async function contractBeingSigned(app: AppContext, contractId: number): Promise<SignedPaper | null> {
  const contract = await contractIn(app.read, contractId, everybodys)
  if (contract?.state !== 'SIGNING') return null
  return {
    key: contractPaper(contractId),
    number: contract.contractSn,
    lock: async (tx) => (await lockContract(tx, contractId, everybodys))?.state === 'SIGNING',
    takeEffect: async (tx, act) => {
      const current = await lockContract(tx, contractId, everybodys)
      if (!current) return
      const events = await effectEvents(tx, current)
      const inForce = await moveContract(tx, current, { event: 'takeEffect', who: 'system', act, change: { effectiveAt: act.now }, events })
      // An order that it was drafted from may be paid already.
      const isPaid = (await ordersOf(tx, contractId)).some((order) => order.isPaid)
      if (!isFailure(inForce) && isPaid) await beginPerformance(tx, inForce, act)
    },
  }
}
