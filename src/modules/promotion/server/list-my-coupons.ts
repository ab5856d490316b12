import { offsetOf } from '../../../kernel/database/paging.ts'
import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import { memberOf, type Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import { rows } from '../../../kernel/database/transaction.ts'
import { myCouponTabs, type MyCouponTab, type myCoupons } from '../endpoints.ts'
import type { CouponState } from '../rules/coupon-machine.ts'
import { discountOf, campaignColumns, type CouponRecord } from './campaign-repository.ts'
import { campaignFields, loadScopeNames } from './coupon-view.ts'

// A coupon that ran out is over at once, also before its timer has said so.
const inTab: Readonly<Record<MyCouponTab, string>> = {
  available: "c.state IN ('AVAILABLE', 'RETURNED') AND c.valid_until > $2",
  reserved: "c.state = 'RESERVED'",
  used: "c.state = 'USED'",
  expired: "(c.state = 'EXPIRED' OR (c.state IN ('AVAILABLE', 'RETURNED') AND c.valid_until <= $2))",
}
const inOrder: Readonly<Record<MyCouponTab, string>> = {
  available: 'c.valid_until, c.coupon_id',
  reserved: 'c.coupon_id DESC',
  used: 'c.used_at DESC, c.coupon_id DESC',
  expired: 'c.valid_until DESC, c.coupon_id DESC',
}
const pageOf = (tab: MyCouponTab) => ({
  name: `promotion.mine.${tab}`,
  text: `SELECT ${campaignColumns}, c.coupon_id AS "couponId", c.state AS "couponState", c.claimed_at AS "claimedAt", c.valid_from AS "validFrom",
      c.valid_until AS "validUntil", c.pay_sn AS "paySn", c.order_sn AS "orderSn", c.saved
    FROM coupon c JOIN coupon_campaign k USING (campaign_id)
    WHERE c.member_id = $1 AND ${inTab[tab]} AND $2::timestamptz IS NOT NULL ORDER BY ${inOrder[tab]} LIMIT $3 OFFSET $4`,
})
const pages = Object.fromEntries(myCouponTabs.map((tab) => [tab, pageOf(tab)])) as Readonly<Record<MyCouponTab, ReturnType<typeof pageOf>>>
const counts = {
  name: 'promotion.mineCounts',
  text: `SELECT ${myCouponTabs.map((tab) => `(count(*) FILTER (WHERE ${inTab[tab]}))::int AS ${tab}`).join(', ')} FROM coupon c WHERE c.member_id = $1`,
}

const soon = 3 * 86_400_000

type Row = CouponRecord & {
  couponId: number
  couponState: CouponState
  claimedAt: Date
  validFrom: Date
  validUntil: Date
  paySn: string | null
  orderSn: string | null
  saved: number | bigint
}

/** A member's coupons of one tab, and how many each tab has. */
export async function listMyCoupons(input: ParsedInputOf<typeof myCoupons>, call: Call): Promise<OutputOf<typeof myCoupons>> {
  const { memberId } = memberOf(call)
  const { read, visitorRead, clock } = call.app
  const now = clock.now()
  const [list, [sums]] = await Promise.all([
    rows<Row>(read, pages[input.tab], [memberId, now, input.pageSize, offsetOf(input)]),
    rows<Record<MyCouponTab, number>>(read, counts, [memberId, now]),
  ])
  const found = list.map(discountOf)
  const names = await loadScopeNames(visitorRead, found)
  return {
    list: found.map((one) => ({
      ...campaignFields(one, names, call.lang),
      couponId: one.couponId,
      state: one.couponState,
      endsSoon: input.tab === 'available' && one.validUntil.getTime() - now.getTime() < soon ? 1 : 0,
      claimTime: one.claimedAt.toISOString(),
      validFrom: one.validFrom.toISOString(),
      validUntil: one.validUntil.toISOString(),
      orderSn: one.orderSn ?? '',
      paySn: one.paySn ?? '',
      saved: yuanNumber(BigInt(one.saved)),
    })),
    total: sums?.[input.tab] ?? 0,
    counts: sums ?? { available: 0, reserved: 0, used: 0, expired: 0 },
  }
}
