import type { TimerHandlers } from '../../../api/background.ts'
import { audit } from '../../../kernel/audit/audit.ts'
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
async function moveInTime(unit: Transaction, id: string, event: CampaignEvent & keyof typeof actions): Promise<void> {
  const of = await lockCampaign(unit, Number(id))
  if (!of) return
  const to = await transitionCampaign(unit, of, event, 'system')
  if (isFailure(to)) return
  const requestId = `couponCampaign/${event}`
  const by = { actor: { kind: 'system', id: null, name: requestId }, channel: 'job', requestId } as const
  await audit(unit, { ...by, action: actions[event], entity: 'couponCampaign', entityId: of.campaignId, from: of.state, to })
  await emitCampaignChanged(unit, of.campaignId)
}

/** What the module's timers do when they are due. */
export const promotionTimers: TimerHandlers = {
  'couponCampaign/start': (house, id) => house.inTransaction((unit) => moveInTime(unit, id, 'start')),
  'couponCampaign/end': (house, id) => house.inTransaction((unit) => moveInTime(unit, id, 'end')),
  'coupon/expire': (house, id) => house.inTransaction((unit) => expireCoupons(unit, [Number(id)], house.clock.now())),
  'coupon/remind': (house, id) =>
    house.inTransaction(async (unit) => {
      const of = await endingCoupon(unit, Number(id), house.clock.now())
      // A coupon ends with the midnight or minute after its last day.
      const day = of && dayOf(new Date(of.validUntil.getTime() - 1))
      if (of)
        await emit(unit, {
          event: 'promotion.couponEnding',
          key: `coupon ${id}`,
          payload: { memberId: of.memberId, couponId: Number(id), day },
        })
    }),
}
