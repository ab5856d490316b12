import type { Language } from '../../../../shared/words.ts'
import type { CouponCard } from '../../contract-coupon.ts'
import type { ClaimState } from '../../rules/claim-states.ts'
import { couponSaid } from './coupon-ticket.ts'

/** A coupon as small as a button; made on the server. */
export type CouponChip = {
  readonly campaignId: number
  readonly storeId: number
  readonly brief: string
  readonly title: string
  readonly status: ClaimState
}

const most = 3

/** What a page offers beside goods: the first few that the visitor can claim or has claimed. */
export function couponChips(list: readonly CouponCard[], lang: Language): CouponChip[] {
  return list
    .filter((one) => one.status === 'CLAIM' || one.status === 'CLAIMED')
    .map((one) => {
      const { brief, name, owner, scope } = couponSaid(one, lang)
      return { campaignId: one.campaignId, storeId: one.storeId, brief, title: `${name} · ${owner} · ${scope}`, status: one.status }
    })
    .slice(0, most)
}
