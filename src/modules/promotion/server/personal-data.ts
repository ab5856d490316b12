import type { PersonalTable } from '../../../kernel/privacy/personal-data.ts'

/** Personal data of coupons: who claimed which. */
export const promotionPersonalData: readonly PersonalTable[] = [
  {
    table: 'coupon',
    purpose: 'trade',
    whose: 'member_id = $1',
    columns: { claimed_at: 'trade', pay_sn: 'trade', order_sn: 'trade', saved: 'trade', used_at: 'trade' },
    plain: ['coupon_id', 'campaign_id', 'member_id', 'seq', 'state', 'valid_from', 'valid_until'],
    retention: 'threeYears',
  },
]
