import type { TimerHandlers } from '../../../api/background.ts'
import { audit } from '../../../shared/audit.ts'
import { emit } from '../../../shared/events.ts'
import { dayOf } from '../../../shared/clock.ts'
import { isFailure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import type { CampaignEvent } from '../rules/campaign-machine.ts'
import { moveOn, tellChanged } from './campaign-desk.ts'
import { lockCampaign } from './campaign-store.ts'
import { endingCoupon, expireIfStale } from './coupon-store.ts'

const actions = { start: 'promotion.start', end: 'promotion.end' } as const

/** A campaign's moment has come. Stopped or voided meanwhile it has nothing to do. */
async function moveInTime(unit: Unit, id: string, event: CampaignEvent & keyof typeof actions): Promise<void> {
  const of = await lockCampaign(unit, Number(id))
  if (!of) return
  const to = await moveOn(unit, of, event, 'system')
  if (isFailure(to)) return
  const requestId = `couponCampaign/${event}`
  const by = { actor: { kind: 'system', id: null, name: requestId }, channel: 'job', requestId } as const
  await audit(unit, { ...by, action: actions[event], entity: 'couponCampaign', entityId: of.campaignId, from: of.state, to })
  await tellChanged(unit, of.campaignId)
}

/** What the module's timers do when they are due. */
export const promotionTimers: TimerHandlers = {
  'couponCampaign/start': (house, id) => house.inUnit((unit) => moveInTime(unit, id, 'start')),
  'couponCampaign/end': (house, id) => house.inUnit((unit) => moveInTime(unit, id, 'end')),
  'coupon/expire': (house, id) => house.inUnit((unit) => expireIfStale(unit, [Number(id)], house.clock.now())),
  'coupon/remind': (house, id) =>
    house.inUnit(async (unit) => {
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
