import { storeIdsWith } from '../../../api/caller.ts'
import { memberOf, type Call } from '../../../api/handler.ts'

/** Whose trade a statement tells: what a buyer (with the company that it may read for) bought, or what stores sold. */
export type StatementScope =
  | { readonly side: 'buyer'; readonly memberId: number; readonly enterpriseId: number | null }
  | { readonly side: 'store'; readonly storeIds: readonly number[] }

/** The main account reads for its whole company, and so does a sub-account with the right to its records; everybody else for themselves. */
export function buyerScope(call: Call): StatementScope {
  const { memberId, memberType, enterpriseId } = memberOf(call)
  const isReader = memberType === 3 || call.caller.company.includes('company.records')
  return { side: 'buyer', memberId, enterpriseId: isReader ? enterpriseId : null }
}

export const storeScope = (call: Call): StatementScope => ({ side: 'store', storeIds: storeIdsWith(call.caller, 'store.finance') })

/** SQL that is true for the orders of a scope, by the parameters $1 and $2. */
export const orderConditions = {
  buyer: '(o.member_id = $1 OR o.enterprise_id = $2)',
  store: '(o.store_id = ANY($1::bigint[]) AND $2::bigint IS NULL)',
} as const

/** What a scope's orders are chosen by. */
export const scopeValues = (scope: StatementScope): readonly [unknown, number | null] =>
  scope.side === 'buyer' ? [scope.memberId, scope.enterpriseId] : [scope.storeIds, null]

/** The other side of an order: a supplier by its number, a customer by the name under which the store knows it. */
export const partyOf = { buyer: 'o.store_id::text', store: 'o.buyer_title' } as const
