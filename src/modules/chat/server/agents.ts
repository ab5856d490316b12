import { memberOf, type Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../member/server/public.ts'

/** The desk of the platform; a store's desk has the store's id. */
export const platformDesk = 0

/** The members who answer at a desk. */
export async function agentsOf(handle: Queryable, deskId: number): Promise<number[]> {
  return deskId === platformDesk ? platformStaffOf(handle, 'platform.messages') : storeStaffOf(handle, deskId, 'store.chat')
}

/** The desks at which the caller of a face may answer. */
export function desksOf(call: Call, face: 'seller' | 'admin'): readonly number[] {
  return face === 'admin' ? [platformDesk] : desksOfVisitor(call.caller).filter((deskId) => deskId !== platformDesk)
}

/** Every desk at which somebody may answer. */
export function desksOfVisitor(visitor: Caller): readonly number[] {
  const stores = visitor.stores.filter((seat) => seat.capabilities.includes('store.chat')).map((seat) => seat.storeId)
  return visitor.platform.includes('platform.messages') ? [...stores, platformDesk] : stores
}

/** Whether the caller answers at this store's own desk. */
export function isOwnDesk(call: Call, deskId: number): boolean {
  return deskId !== platformDesk && desksOf(call, 'seller').includes(deskId)
}

/** The id of whoever calls as somebody of a desk. */
export function agentOf(call: Call): number {
  return memberOf(call).memberId
}
