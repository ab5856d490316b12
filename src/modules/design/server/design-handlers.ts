import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import {
  desAppActCall,
  desAppAddCall,
  desAppDetailCall,
  desAppListCall,
  designActCall,
  designAnswerCall,
  designDetailCall,
  designListCall,
  type DesignDetail,
} from '../contract.ts'
import { answerRequest, askDesigners, decideRequest, takeRequest } from './change-request.ts'
import { openRequests, requestOf, requestsOfCompany, requestsOfDesigner, type DesignRequest } from './design-store.ts'
import { detailView, rowView } from './design-view.ts'

/** What enterprises ask designers for, and what designers answer. */
export const requestHandlers: Handler[] = [
  handle(desAppListCall, async ({ current, pageSize }, call) =>
    listed(call, await requestsOfCompany(call.house.read, companyOf(call), { limit: pageSize, offset: (current - 1) * pageSize })),
  ),
  handle(desAppDetailCall, async ({ desAppId }, call) => {
    const found = await requestOf(call.house.read, desAppId, { enterpriseId: companyOf(call) })
    return found ? detailView(call, call.house.read, found, 'enterprise') : failure('design.requestGone')
  }),
  handle(desAppAddCall, (input, call) => shown(call, askDesigners(call, companyOf(call), input), 'enterprise')),
  handle(desAppActCall, (input, call) => shown(call, decideRequest(call, companyOf(call), input), 'enterprise')),
  handle(designListCall, async ({ tab, current, pageSize }, call) => {
    const page = { limit: pageSize, offset: (current - 1) * pageSize }
    const { read } = call.house
    return listed(call, tab === 'open' ? await openRequests(read, page) : await requestsOfDesigner(read, memberOf(call).memberId, page))
  }),
  handle(designDetailCall, async ({ desAppId }, call) => {
    const found = await requestOf(call.house.read, desAppId, { designerId: memberOf(call).memberId })
    return found ? detailView(call, call.house.read, found, 'designer') : failure('design.requestGone')
  }),
  handle(designActCall, (input, call) => shown(call, takeRequest(call, input), 'designer')),
  handle(designAnswerCall, (input, call) => shown(call, answerRequest(call, input), 'designer')),
]

/** The enterprise of a main account: its guard lets nobody else in. */
export function companyOf(call: Call): number {
  const { enterpriseId } = memberOf(call)
  if (enterpriseId === null) throw new Error('a main account acts for no enterprise')
  return enterpriseId
}

async function shown(call: Call, done: Promise<DesignRequest | Failure>, who: 'enterprise' | 'designer'): Promise<DesignDetail | Failure> {
  const of = await done
  return isFailure(of) ? of : detailView(call, call.house.read, of, who)
}

async function listed(call: Call, found: readonly (DesignRequest & { readonly total: number })[]) {
  return { list: await Promise.all(found.map((one) => rowView(call, call.house.read, one))), total: found[0]?.total ?? 0 }
}
