export const zh = {
  service: '在线客服',
  platform: '平台客服',
  lead: '在线聊天即将开放。现在您可以这样联系我们：',
  phone: '客服电话',
  hours: '服务时间',
  hoursText: '工作日 8:00–18:00',
  messages: '订单与付款的通知会发送到您的手机与站内消息',
  toStore: '进入店铺',
  toOrders: '查看我的订单',
} as const
