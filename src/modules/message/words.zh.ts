export const zh = {
  paidTitle: '付款成功',
  paidText: '支付单 {{paySn}} 已付款，共 {{count}} 个订单，等待商家发货。',
  newOrderTitle: '新订单待发货',
  newOrderText: '订单 {{orderSn}} 买家已付款，请尽快备货发货。',
  sessionReplayedTitle: '登录已被安全退出',
  sessionReplayedText: '检测到您的登录凭证被重复使用，相关登录已退出。如非本人操作，请尽快修改登录密码。',
  transferRejectedTitle: '转账凭证未通过',
  transferRejectedText: '支付单 {{paySn}} 的转账凭证未通过审核，请核对后重新提交。',
} as const
