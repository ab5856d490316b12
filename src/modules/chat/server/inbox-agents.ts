import { storeIdsWith } from '../../../api/caller.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import type { Caller } from '../../../api/caller.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { platformStaffOf, storeStaffOf } from '../../member/server/public.ts'

/** The desk of the platform; a store's desk has the store's id. */
export const platformInbox = 0

/** The members who answer at a desk. */
export async function agentsOf(db: Queryable, deskId: number): Promise<number[]> {
  return deskId === platformInbox ? platformStaffOf(db, 'platform.messages') : storeStaffOf(db, deskId, 'store.chat')
}

/** The desks at which the caller of a face may answer. */
export function inboxesOf(call: Call, face: 'seller' | 'admin'): readonly number[] {
  return face === 'admin' ? [platformInbox] : inboxesOfCaller(call.caller).filter((deskId) => deskId !== platformInbox)
}

/** Every desk at which somebody may answer. */
export function inboxesOfCaller(caller: Caller): readonly number[] {
  const stores = storeIdsWith(caller, 'store.chat')
  return caller.platform.includes('platform.messages') ? [...stores, platformInbox] : stores
}

/** Whether the caller answers at this store's own desk. */
export function isOwnInbox(call: Call, deskId: number): boolean {
  return deskId !== platformInbox && inboxesOf(call, 'seller').includes(deskId)
}

/** The id of whoever calls as somebody of a desk. */
export function agentOf(call: Call): number {
  return memberOf(call).memberId
}
