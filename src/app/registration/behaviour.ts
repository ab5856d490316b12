import type { Call } from '../../api/handler.ts'
import { type BehaviourLoss, behaviourQueue, missCounter } from '../../modules/analytics/server/public.ts'

function warnOfLoss({ rows, reason, error }: BehaviourLoss): void {
  process.emitWarning(`behaviour records were dropped: ${rows} (${reason})${error instanceof Error ? `: ${error.message}` : ''}`)
}

/** What this process notes of visits and carts, and of searches without a result. */
export const behaviour = behaviourQueue({ onLoss: warnOfLoss })
export const misses = missCounter({ onLoss: warnOfLoss })

/** Notes what was put into a cart, for the step between views and orders. */
export function noteCart({ app, caller, cityCode }: Call, productId: number): void {
  behaviour.add(app, {
    at: app.clock.now(),
    kind: 'basket',
    type: 'add',
    memberId: caller.member?.memberId ?? null,
    device: '',
    goodsId: null,
    skuId: productId,
    storeId: null,
    cityCode,
    path: '',
  })
}
