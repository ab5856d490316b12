import { actorContext, systemContext } from '../../../api/actor-context.ts'
import { z } from 'zod'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { audit } from '../../../kernel/audit/audit.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { schedule } from '../../../kernel/time/timers.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { companyOf } from '../../enterprise/server/public.ts'
import { finishRequest } from './decide-request.ts'
import { lockOpenRequestsOf, lockRequest, stepsOfRequest, type PurchaseRequest } from './request-repository.ts'
import { escalateStep, moveRequest } from './request-write-repository.ts'
import { nextApproverLevel, stepTimeoutMs, notifyApprovers } from './submit-request.ts'

/** The requester takes an open request back. */
export async function recallRequest(call: Call, requestSn: string): Promise<PurchaseRequest | Failure> {
  return call.app.inTransaction<PurchaseRequest | Failure>(async (tx) => {
    const request = await lockRequest(tx, companyOf(call), requestSn)
    if (!request || request.memberId !== memberOf(call).memberId) return failure('approval.requestGone')
    const moved = await moveRequest(tx, request, { event: 'recall', who: 'requester', act: actorContext(call) })
    if (isFailure(moved)) return moved
    await finishRequest(tx, moved, 'approval.recalled')
    return moved
  })
}

/** A level did not decide in time: once it goes to the next level, after that the request has expired. */
async function overdue(tx: Transaction, enterpriseId: number, requestSn: string, now: Date): Promise<void> {
  const request = await lockRequest(tx, enterpriseId, requestSn)
  if (request?.state !== 'PENDING') return
  const above = await nextApproverLevel(tx, enterpriseId, request.memberId)
  const act = systemContext('purchaseRequest/overdue', now)
  if (above !== null && (await escalateStep(tx, request.id, request.stepNo, now, above))) {
    const step = (await stepsOfRequest(tx, request.id)).find((one) => one.stepNo === request.stepNo)
    const dueAt = new Date(now.getTime() + stepTimeoutMs)
    await schedule(tx, { entity: 'purchaseRequest', entityId: `${enterpriseId}/${requestSn}`, event: 'overdue', dueAt })
    await audit(tx, {
      ...act,
      action: 'approval.escalate',
      entity: 'purchaseRequest',
      entityId: requestSn,
      without: 'note',
      facts: { step: request.stepNo, to: above },
    })
    return notifyApprovers(tx, requestSn, step)
  }
  const moved = await moveRequest(tx, request, { event: 'expire', who: 'system', act })
  if (isFailure(moved)) throw new Error(`${requestSn} did not expire: ${moved.code}`)
  return finishRequest(tx, moved, 'approval.expired')
}

/** What the timers of this module do when they are due. */
export const approvalTimers: TimerHandlers = {
  'purchaseRequest/overdue': (app, id) => {
    const [enterpriseId = '', requestSn = ''] = id.split('/')
    return app.inTransaction((tx) => overdue(tx, Number(enterpriseId), requestSn, app.clock.now()))
  },
}

const removed = z.object({ memberId: z.number() })

/** Requests of somebody who left the company come to nothing. */
export const cancelRequestsOfLeavers: Subscriber = {
  consumer: 'approval.requestsOfLeavers',
  events: ['enterprise.subRemoved'],
  take: async (tx, happened, app) => {
    for (const request of await lockOpenRequestsOf(tx, removed.parse(happened.payload).memberId)) {
      const moved = await moveRequest(tx, request, {
        event: 'recall',
        who: 'system',
        act: systemContext('enterprise.subRemoved', app.clock.now()),
      })
      if (!isFailure(moved)) await finishRequest(tx, moved, 'approval.recalled')
    }
  },
}
