import { memberOf, type Call } from '../../../api/handler.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import { writeSideEffects } from '../../../kernel/audit/write-side-effects.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import type { couponClaim } from '../endpoints-coupons-on-goods.ts'
import { claimStateOf } from '../rules/claim-state.ts'
import { campaignOf, type Campaign } from './campaign-repository.ts'
import { claimedCounts, issueCoupon, reserveFromCampaign } from './coupon-repository.ts'

/** So long before its end a coupon is called to mind. */
const reminder = 3 * 86_400_000

const refusals = {
  CLAIM: 'promotion.soldOut',
  SOLD_OUT: 'promotion.soldOut',
  CLAIMED: 'promotion.claimedAll',
  NOT_STARTED: 'promotion.notStarted',
  NOT_FOR_YOU: 'promotion.notForYou',
  ENDED: 'promotion.claimOver',
} as const

/**
 * Claims one coupon. What is left of a campaign is counted by one conditional UPDATE, so that of two hundred people at the
 * last fifty exactly fifty get one; a member's share is counted behind it, while the campaign's row is held.
 * Refusals: `promotion.soldOut`, `claimedAll`, `notStarted`, `notForYou`, `claimOver`, `couponGone`.
 */
export function claimCoupon(call: Call, campaignId: number): Promise<OutputOf<typeof couponClaim> | Failure> {
  return call.idempotent<OutputOf<typeof couponClaim> | Failure>(async (tx) => {
    const { memberId, memberType } = memberOf(call)
    const now = call.app.clock.now()
    const taken = await reserveFromCampaign(tx, { campaignId, now, memberType })
    if (!taken) return whyNot(call, tx, campaignId)
    const given = taken.validUntil > now ? await issueCoupon(tx, { campaignId, memberId, now }, taken) : null
    if (!given) return failure(taken.validUntil > now ? 'promotion.claimedAll' : 'promotion.claimOver')
    const ends = { entity: 'coupon', entityId: given.couponId }
    const remindAt = new Date(taken.validUntil.getTime() - reminder)
    await writeSideEffects(tx, {
      audits: [],
      timers: [
        { ...ends, event: 'expire', dueAt: taken.validUntil },
        ...(remindAt > now ? [{ ...ends, event: 'remind', dueAt: remindAt }] : []),
      ],
      events: [],
    })
    const of = await campaignOf(tx, campaignId)
    return {
      couponId: given.couponId,
      validFrom: new Date(taken.validFrom).toISOString(),
      validUntil: new Date(taken.validUntil).toISOString(),
      myNum: given.seq,
      status: of ? claimStateOf(of, { memberType, myNum: given.seq }, now) : 'ENDED',
    }
  })
}

async function whyNot(call: Call, tx: Transaction, campaignId: number): Promise<Failure> {
  const of = await campaignOf(tx, campaignId)
  if (!of || of.kind === 'LADDER' || of.state === 'DRAFT' || of.state === 'VOID') return failure('promotion.couponGone')
  return failure(refusals[await statusFor(call, tx, of)])
}

async function statusFor(call: Call, tx: Transaction, campaign: Campaign) {
  const { memberId, memberType } = memberOf(call)
  const myNum = (await claimedCounts(tx, memberId, [campaign.campaignId])).get(campaign.campaignId) ?? 0
  return claimStateOf(campaign, { memberType, myNum }, call.app.clock.now())
}
