import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const myCouponMessages = /* @__PURE__ */ defineMessages('promotionMine', {
  mineTitle: { zh: '我的优惠券', en: 'My coupons' },
  lead: { zh: '平台券可与店铺券同时使用', en: 'A platform coupon can be used together with one coupon of each store' },
  toCentre: { zh: '去领券', en: 'Claim coupons' },
  tab_available: { zh: '可使用', en: 'Available' },
  tab_reserved: { zh: '使用中', en: 'In use' },
  tab_used: { zh: '已使用', en: 'Used' },
  tab_expired: { zh: '已过期', en: 'Expired' },
  none_available: { zh: '没有可使用的优惠券', en: 'No coupons available' },
  none_reserved: { zh: '没有被订单占用的优惠券', en: 'No coupons in use' },
  none_used: { zh: '还没有用过优惠券', en: 'No coupons used yet' },
  none_expired: { zh: '没有过期的优惠券', en: 'No expired coupons' },
  noneHelp: { zh: '在领券中心领取后会出现在这里', en: 'Coupons you claim in the coupon centre appear here' },
  use: { zh: '去使用', en: 'Use now' },
  ofOrder: { zh: '订单 {{sn}}', en: 'Order {{sn}}' },
  ofCheckout: { zh: '付款单 {{sn}}', en: 'Payment {{sn}}' },
  saved: { zh: '已省 ¥{{amount}}', en: 'Saved ¥{{amount}}' },
  saves: { zh: '可省 ¥{{amount}}', en: 'Saves ¥{{amount}}' },
  endsSoon: { zh: '即将到期', en: 'Expiring soon' },
  returned: { zh: '已退回', en: 'Returned' },
})
