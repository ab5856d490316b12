import { actorContext } from '../../../api/actor-context.ts'
import type { Call } from '../../../api/handler.ts'
import type { ActorContext } from '../../../kernel/audit/audit.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { emit } from '../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { lockContract, type Contract, type Party } from '../../contract/server/public.ts'

export type Acting = { readonly tx: Transaction; readonly contract: Contract; readonly party: Party; readonly act: ActorContext }

/** The contract of this side that is being or was rescinded, locked. Refusals: `api.notFound`, `contractRescission.notRescinded`, `approverOnly`. */
export async function lockRescinded(call: Call, tx: Transaction, party: Party, contractId: number): Promise<Acting | Failure> {
  const contract = await lockContract(tx, contractId, party.scope)
  if (!contract) return failure('api.notFound')
  if (contract.state !== 'RESCINDING' && contract.state !== 'RESCINDED') return failure('contractRescission.notRescinded')
  if (!party.approves(contract)) return failure('contractRescission.approverOnly')
  return { tx, contract, party, act: actorContext(call, party.side === 'store' ? 'store' : 'member') }
}

type Told = 'SHEET_PROPOSED' | 'SHEET_CONFIRMED' | 'SHEET_DISPUTED' | 'SHEET_ANSWERED' | 'SHEET_RULED'

/** Tells the other side, or both where the platform decided. */
export async function notifySides(tx: Transaction, contract: Contract, side: Party['side'] | 'platform', state: Told): Promise<void> {
  const { contractId, contractSn, memberId, storeId, initiator } = contract
  const by = side === 'platform' ? side : side === initiator ? 'initiator' : 'counterparty'
  await emit(tx, {
    event: 'contractRescission.moved',
    key: contractSn,
    payload: { contractId, contractSn, memberId, storeId, initiator, state, by },
  })
}
