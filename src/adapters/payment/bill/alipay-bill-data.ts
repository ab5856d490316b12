/** Columns of the detailed trade bill of Alipay, in their order. */
export const alipayBillColumns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
] as const
export const alipayBill = {
  tradeNo: '支付宝交易号',
  outTradeNo: '商户订单号',
  kind: '业务类型',
  time: '完成时间',
  amount: '订单金额（元）',
  refundNo: '退款批次号/请求号',
  fee: '服务费（元）',
} as const
export const alipayKinds = { payment: '交易', refund: '退款' } as const
export const alipayDetailFile = '业务明细'
export const alipayTexts = {
  title: '#支付宝业务明细查询',
  account: (id: string) => `#账号：[${id}]`,
  period: (from: string, until: string) => `#起始日期：[${from}]   终止日期：[${until}]`,
  begin: '#-----------------------------------------业务明细列表----------------------------------------',
  end: '#-----------------------------------------业务明细列表结束------------------------------------',
  sum: (kind: string, count: number, yuan: string) => `#${kind}合计：${count}笔，商家实收共${yuan}元，商家优惠共0.00元`,
  made: (time: string) => `#导出时间：[${time}]`,
} as const
