import type { StoreMembership } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { ownStoreMembership } from '../../store/server/public.ts'
import { publicTenderStates } from '../rules/tender-machine.ts'
import { invitedStores, type Tender } from './tender-repository.ts'

/** The store that bids; who staffs several must have chosen one. */
export function biddingStore(call: Call): StoreMembership | Failure {
  return ownStoreMembership(call, 'store.quote')
}

/** A published tender that a store may answer: open to all, or one that invites it. Anything else does not exist for it. */
export async function tenderForStore(db: Queryable, tender: Tender | null, storeId: number): Promise<Tender | Failure> {
  if (!tender || !publicTenderStates.includes(tender.state)) return failure('api.notFound')
  const mayBid = tender.access === 'OPEN' || (await invitedStores(db, tender.tenderId)).includes(storeId)
  return mayBid ? tender : failure('api.notFound')
}
