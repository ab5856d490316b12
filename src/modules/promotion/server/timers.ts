import { systemContext } from '../../../api/actor-context.ts'
import type { TimerHandlers } from '../../../api/background.ts'
import { emit } from '../../../kernel/events/events.ts'
import { dayOf } from '../../../kernel/time/clock.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { CampaignEvent } from '../rules/campaign-machine.ts'
import { transitionCampaign, emitCampaignChanged } from './manage-campaign.ts'
import { lockCampaign } from './campaign-repository.ts'
import { endingCoupon, expireCoupons } from './coupon-repository.ts'

const actions = { start: 'promotion.start', end: 'promotion.end' } as const

/** A campaign's moment has come. Stopped or voided meanwhile it has nothing to do. */
async function moveInTime(tx: Transaction, id: string, event: CampaignEvent & keyof typeof actions, now: Date): Promise<void> {
  const of = await lockCampaign(tx, Number(id))
  if (!of) return
  const audit = { act: systemContext(`couponCampaign/${event}`, now), action: actions[event] }
  if (isFailure(await transitionCampaign(tx, of, { event, who: 'system', audit }))) return
  await emitCampaignChanged(tx, of.campaignId)
}

/** What the module's timers do when they are due. */
export const promotionTimers: TimerHandlers = {
  'couponCampaign/start': (app, id) => app.inTransaction((tx) => moveInTime(tx, id, 'start', app.clock.now())),
  'couponCampaign/end': (app, id) => app.inTransaction((tx) => moveInTime(tx, id, 'end', app.clock.now())),
  'coupon/expire': (app, id) => app.inTransaction((tx) => expireCoupons(tx, [Number(id)], app.clock.now())),
  'coupon/remind': (app, id) =>
    app.inTransaction(async (tx) => {
      const of = await endingCoupon(tx, Number(id), app.clock.now())
      // A coupon ends with the midnight or minute after its last day.
      const day = of && dayOf(new Date(of.validUntil.getTime() - 1))
      if (of)
        await emit(tx, {
          event: 'promotion.couponEnding',
          key: `coupon ${id}`,
          payload: { memberId: of.memberId, couponId: Number(id), day },
        })
    }),
}
