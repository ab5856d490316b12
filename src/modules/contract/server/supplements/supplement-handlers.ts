import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import {
  contractSupplement,
  contractSupplementAct,
  contractSupplementSign,
  sellerContractSupplement,
  sellerContractSupplementAct,
  sellerContractSupplementSign,
} from '../../endpoints-supplements.ts'
import type { ContractView } from '../../endpoints-schemas.ts'
import type { Party } from '../acting-party.ts'
import type { Contract } from '../contract-repository.ts'
import { contractViewOf } from '../contract-view.ts'
import type { OpenObligations } from '../ports.ts'
import type { PrintDeps } from '../print-contract.ts'
import { actOnSupplement } from './act-on-supplement.ts'
import { proposeSupplement } from './propose-supplement.ts'
import { signSupplement } from './sign-supplement.ts'

export const buyerSupplementCalls = { propose: contractSupplement, act: contractSupplementAct, sign: contractSupplementSign }
export const storeSupplementCalls = {
  propose: sellerContractSupplement,
  act: sellerContractSupplementAct,
  sign: sellerContractSupplementSign,
}
type Calls = typeof buyerSupplementCalls | typeof storeSupplementCalls
type Deps = PrintDeps & { readonly secret: string; readonly obligations: OpenObligations }

/** The calls of a side about supplements. */
export function supplementCalls({ propose, act, sign }: Calls, partyOf: (call: Call) => Party, deps: Deps): Handler[] {
  const seen = async (call: Call, done: Contract | Failure): Promise<ContractView | Failure> =>
    isFailure(done) ? done : contractViewOf(call, call.app.read, done, { party: partyOf(call), obligations: deps.obligations })
  return [
    handle(propose, (wish, call) =>
      call.idempotent<ContractView>(async (tx) => {
        const done = await proposeSupplement(call, tx, partyOf(call), wish)
        return isFailure(done) ? done : contractViewOf(call, tx, done, { party: partyOf(call), obligations: deps.obligations })
      }),
    ),
    handle(act, async (wish, call) => seen(call, await actOnSupplement(call, partyOf(call), deps, wish))),
    handle(sign, async (wish, call) => seen(call, await signSupplement(call, partyOf(call), deps, wish))),
  ]
}
