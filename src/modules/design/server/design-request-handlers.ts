import { offsetOf } from '../../../kernel/database/paging.ts'
import { totalOf } from '../../../kernel/database/list-total.ts'
import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import {
  designRequestAction,
  designRequestAdd,
  designRequestDetail,
  designRequestList,
  designerRequestAction,
  designerRequestAnswer,
  designerRequestDetail,
  designerRequestList,
  type DesignRequestDetail,
} from '../endpoints.ts'
import { answerDesignRequest, createDesignRequest, decideDesignRequest, takeDesignRequest } from './design-request-commands.ts'
import { openRequests, requestOf, requestsOfCompany, requestsOfDesigner, type DesignRequest } from './design-request-repository.ts'
import { detailView, rowView } from './design-request-view.ts'

/** What enterprises ask designers for, and what designers answer. */
export const designRequestHandlers: Handler[] = [
  handle(designRequestList, async ({ current, pageSize }, call) =>
    listed(call, await requestsOfCompany(call.app.read, companyOf(call), { limit: pageSize, offset: offsetOf({ current, pageSize }) })),
  ),
  handle(designRequestDetail, async ({ desAppId }, call) => {
    const found = await requestOf(call.app.read, desAppId, { enterpriseId: companyOf(call) })
    return found ? detailView(call, call.app.read, found, 'enterprise') : failure('design.requestGone')
  }),
  handle(designRequestAdd, (input, call) => shown(call, createDesignRequest(call, companyOf(call), input), 'enterprise')),
  handle(designRequestAction, (input, call) => shown(call, decideDesignRequest(call, companyOf(call), input), 'enterprise')),
  handle(designerRequestList, async ({ tab, current, pageSize }, call) => {
    const page = { limit: pageSize, offset: offsetOf({ current, pageSize }) }
    const { read } = call.app
    return listed(call, tab === 'open' ? await openRequests(read, page) : await requestsOfDesigner(read, memberOf(call).memberId, page))
  }),
  handle(designerRequestDetail, async ({ desAppId }, call) => {
    const found = await requestOf(call.app.read, desAppId, { designerId: memberOf(call).memberId })
    return found ? detailView(call, call.app.read, found, 'designer') : failure('design.requestGone')
  }),
  handle(designerRequestAction, (input, call) => shown(call, takeDesignRequest(call, input), 'designer')),
  handle(designerRequestAnswer, (input, call) => shown(call, answerDesignRequest(call, input), 'designer')),
]

/** The enterprise of a main account: its guard lets nobody else in. */
export function companyOf(call: Call): number {
  const { enterpriseId } = memberOf(call)
  if (enterpriseId === null) throw new Error('a main account acts for no enterprise')
  return enterpriseId
}

async function shown(
  call: Call,
  done: Promise<DesignRequest | Failure>,
  who: 'enterprise' | 'designer',
): Promise<DesignRequestDetail | Failure> {
  const of = await done
  return isFailure(of) ? of : detailView(call, call.app.read, of, who)
}

async function listed(call: Call, found: readonly (DesignRequest & { readonly total: number })[]) {
  return { list: await Promise.all(found.map((one) => rowView(call, call.app.read, one))), total: totalOf(found) }
}
