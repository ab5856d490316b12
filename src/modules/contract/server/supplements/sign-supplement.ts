import { actorContext } from '../../../../api/actor-context.ts'
import type { AppContext, Call } from '../../../../api/handler.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { schedule } from '../../../../kernel/time/timers.ts'
import { proveStepUp } from '../../../identity/server/public.ts'
import { supplementMachine } from '../../rules/supplement-machine.ts'
import type { Party } from '../acting-party.ts'
import { contractIn, everybodys, lockContract, type Contract } from '../contract-repository.ts'
import { reminderOf } from '../move-contract.ts'
import type { EsignSettings } from '../ports.ts'
import { signerOf } from '../signature-repository.ts'
import { askSignature, type SignedPaper } from '../sign-file.ts'
import { moveSupplement, supplementSn, whoIsIn } from './move-supplement.ts'
import { lockSupplement, supplementsOf } from './supplement-repository.ts'

type CommandInput = { readonly contractId: number; readonly supplementNo: number; readonly smsCode: string }

async function requestSignature(call: Call, tx: Transaction, party: Party, wish: CommandInput): Promise<Contract | Failure> {
  const { contractId, supplementNo } = wish
  const contract = await lockContract(tx, contractId, party.scope)
  const supplement = contract && (await lockSupplement(tx, contractId, supplementNo))
  if (!contract || !supplement) return failure('api.notFound')
  const to = supplementMachine.next(supplement.state, 'sign', whoIsIn(supplement, party.side))
  if (isFailure(to)) return to
  const ownerId = party.side === 'buyer' ? contract.enterpriseId : contract.storeId
  const signer = await signerOf(tx, { ownerKind: party.side, ownerId, memberId: party.memberId })
  if (!signer) return failure('contract.notAuthenticated')
  const act = actorContext(call, party.side === 'store' ? 'store' : 'member')
  const number = supplementSn(contract, supplementNo)
  return (await askSignature(tx, party, { key: { contractId, supplementNo }, number, signer, act })) ?? contract
}

/** A side signs a supplement, as it signed the contract. Refusals: the code's, the machine's, `contract.notAuthenticated`, `signedAlready`, `noService`. */
export async function signSupplement(
  call: Call,
  party: Party,
  deps: EsignSettings & { readonly secret: string },
  wish: CommandInput,
): Promise<Contract | Failure> {
  if (!deps.service) return failure('contract.noService')
  // A foreign contract costs no try of the code.
  if (!(await contractIn(call.app.read, wish.contractId, party.scope))) return failure('api.notFound')
  const step = await proveStepUp(call, deps.secret, { purpose: 'signContract', smsCode: wish.smsCode })
  if (isFailure(step)) return step
  return call.app.inTransaction<Contract | Failure>(async (tx) => {
    const wrongCode = await step.spend(tx)
    return wrongCode ?? requestSignature(call, tx, party, wish)
  })
}

/** A supplement that is being signed; null when it is not. With it the contract ends, and is reminded of, when it says. */
export async function supplementBeingSigned(app: AppContext, contractId: number, supplementNo: number): Promise<SignedPaper | null> {
  const contract = await contractIn(app.read, contractId, everybodys)
  const found = contract && (await supplementsOf(app.read, contractId)).find((one) => one.supplementNo === supplementNo)
  if (!contract || found?.state !== 'SIGNING') return null
  const locked = async (tx: Transaction) => {
    await lockContract(tx, contractId, everybodys)
    return lockSupplement(tx, contractId, supplementNo)
  }
  return {
    key: { contractId, supplementNo },
    number: supplementSn(contract, supplementNo),
    lock: async (tx) => (await locked(tx))?.state === 'SIGNING',
    takeEffect: async (tx, act) => {
      const supplement = await locked(tx)
      if (!supplement) return
      await moveSupplement(tx, contract, supplement, { event: 'takeEffect', who: 'system', act, change: { effectiveAt: act.now } })
      const reminder = reminderOf(contractId, supplement.content.endsOn)
      if (reminder.dueAt > act.now) await schedule(tx, reminder)
    },
  }
}
