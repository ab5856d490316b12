import { storeMembershipsWith } from '../../../api/caller.ts'
import type { Call } from '../../../api/handler.ts'
import type { StoreCapability, StoreMembership } from '../../../api/caller.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'

/** The stores that the caller decorates. */
export function decoratorMemberships(call: Call): readonly StoreMembership[] {
  return seatsWith(call, 'store.decorate')
}

function seatsWith(call: Call, right: StoreCapability): readonly StoreMembership[] {
  return storeMembershipsWith(call.caller, right)
}

/**
 * The store that is worked for; who staffs several must have chosen one: the refusal `store.chooseStore` carries them all.
 * The guard lets nobody in without a seat.
 */
export function ownStoreMembership(call: Call, right: StoreCapability = 'store.decorate'): StoreMembership | Failure {
  const [seat, ...more] = seatsWith(call, right)
  if (!seat) throw new Error('a guarded call ran without a seat')
  if (more.length === 0) return seat
  return failure('store.chooseStore', {}, { data: { stores: [seat, ...more].map(({ storeId, storeName }) => ({ storeId, storeName })) } })
}
