import { systemContext } from '../../../api/actor-context.ts'
import { z } from 'zod'
import type { Subscriber, TimerHandlers } from '../../../api/background.ts'
import type { AppContext } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { skuIdsOfOrders } from '../../order/server/public.ts'
import type { SampleEvent } from '../rules/sample-machine.ts'
import { moveSample } from './move-sample.ts'
import { sampleById, samplesAwaiting } from './sample-repository.ts'

const bySystem = (now: Date) => ({
  who: 'system' as const,
  act: systemContext('timer', now),
})

const following = (event: SampleEvent) => (app: AppContext, entityId: string) =>
  app.inTransaction<void>(async (tx) => {
    const of = await sampleById(tx, Number(entityId))
    // Somebody may have been faster; then there is nothing to do.
    if (of) await moveSample(tx, of, { ...bySystem(app.clock.now()), event })
  })

/** A sample is received, reminded of and closed by itself. */
export const sampleTimers: TimerHandlers = {
  'sample/receive': following('receive'),
  'sample/remind': following('remind'),
  'sample/close': following('close'),
}

const placed = z.object({ memberId: z.number(), orderSnList: z.array(z.string()) })

/** The first order of goods after their sample's feedback is what the sample was for. */
export const sampleOrderSubscriber: Subscriber = {
  consumer: 'sample.orders',
  events: ['order.placed'],
  take: async (tx, happened, app) => {
    const { memberId, orderSnList } = placed.parse(happened.payload)
    for (const orderSn of orderSnList) {
      const ids = await samplesAwaiting(tx, memberId, await skuIdsOfOrders(tx, [orderSn]))
      for (const sampleId of ids) {
        const of = await sampleById(tx, sampleId)
        if (!of) continue
        const moved = await moveSample(tx, of, { ...bySystem(app.clock.now()), event: 'convert', facts: { orderSn } })
        if (isFailure(moved)) continue
      }
    }
  },
}
