import type { Call } from '../../../api/handler.ts'
import type { PurchaseRequest } from './request-repository.ts'

/**
 * The call as the requester would make it: prices, addresses and the order are theirs. It holds no capability and no
 * session, so nothing but the purchase of this request can be done with it.
 */
export function callAsRequester(call: Call, request: PurchaseRequest, memberName: string): Call {
  const member = { memberId: request.memberId, memberName, memberType: 6 as const, enterpriseId: request.enterpriseId, sessionId: '' }
  return { ...call, caller: { member, stores: [], platform: [], company: [] }, priceClass: 'business' }
}
