export const zh = {
  reasonShort: '请填写查看原因，至少 {{least}} 个字，会员可以看到',
  nobody: '没有找到该会员或店铺，或账户已注销',
  lookOver: '这次查看已结束或不是您打开的，请重新填写原因',
  businessPrices: '按企业价显示',
  retailPrices: '按零售价显示',
  hasPassword: '已设置登录密码',
  noPassword: '未设置登录密码，只能用验证码或扫码登录',
  not_pay: '不能付款：订单{{state}}',
  not_cancel: '不能取消：订单{{state}}，付款后取消须走退款',
  not_receive: '不能确认收货：没有运输中的发货单，或订单已冻结',
  not_evaluate: '不能评价：订单未完成或已评价',
} as const
