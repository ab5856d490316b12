export const zh = {
  claim: '领取 {{offer}}',
  claimed: '已领取',
  toast: '领取成功，下单时可直接抵扣',
  toMine: '查看',
  more: '更多优惠券',
  noAnswer: '网络异常，请重试',
} as const
