import type { zh } from './words-mine.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  mineTitle: 'My coupons',
  lead: 'A platform coupon can be used together with one coupon of each store',
  toCentre: 'Claim coupons',
  tab_available: 'Available',
  tab_reserved: 'In an order',
  tab_used: 'Used',
  tab_expired: 'Expired',
  none_available: 'No coupons to use',
  none_reserved: 'No coupon is held by an order',
  none_used: 'No coupon used yet',
  none_expired: 'No expired coupons',
  noneHelp: 'Coupons that you claim in the coupon centre are shown here',
  use: 'Use it',
  ofOrder: 'Order {{sn}}',
  ofCheckout: 'Payment {{sn}}',
  saved: 'Saved ¥{{amount}}',
  saves: 'Saves ¥{{amount}}',
  endsSoon: 'Ends soon',
  returned: 'Returned',
}
