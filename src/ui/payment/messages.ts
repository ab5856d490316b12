import { defineMessages } from '../../kernel/i18n/translate.ts'

/** Words of a payment through a gateway, for everything that is paid beside a checkout. */
export const gatewayPaymentMessages = /* @__PURE__ */ defineMessages('gatewayPayment', {
  channels: { zh: '支付渠道', en: 'Payment channel' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  scan: { zh: '请使用微信扫码支付', en: 'Scan with WeChat to pay' },
  qrAlt: { zh: '支付二维码', en: 'Payment QR code' },
  openAlipay: { zh: '打开支付宝', en: 'Open Alipay' },
  openCashier: { zh: '打开演示收银台', en: 'Open the demonstration cashier' },
  demoNote: { zh: '演示环境，不产生真实扣款。', en: 'Demonstration: no real money is charged.' },
  waiting: { zh: '正在等待付款结果…', en: 'Waiting for the payment…' },
  otherMethod: { zh: '更换支付方式', en: 'Pay another way' },
})

/** Words of balance and transfer, beside the gateways, and of the desk that checks transfers. */
export const otherWaysMessages = /* @__PURE__ */ defineMessages('otherWays', {
  balance: { zh: '余额支付', en: 'Balance' },
  balanceHave: { zh: '可用余额 ¥{{amount}}', en: 'Available balance ¥{{amount}}' },
  balanceShort: { zh: '可用余额不足', en: 'Insufficient balance' },
  recharge: { zh: '去充值', en: 'Top up' },
  noPassword: { zh: '使用余额前，请先设置支付密码。', en: 'Please set a payment password before using your balance.' },
  setPassword: { zh: '设置支付密码', en: 'Set payment password' },
  payPassword: { zh: '支付密码', en: 'Payment password' },
  pay: { zh: '确认支付', en: 'Confirm payment' },
  transfer: { zh: '对公转账', en: 'Bank transfer' },
  accountName: { zh: '收款户名', en: 'Account name' },
  accountBank: { zh: '开户银行', en: 'Bank' },
  accountNo: { zh: '收款账号', en: 'Account no.' },
  bank: { zh: '付款银行', en: 'Paying bank' },
  serial: { zh: '银行流水号', en: 'Bank reference' },
  picture: { zh: '凭证图片', en: 'Receipt picture' },
  handIn: { zh: '提交凭证', en: 'Submit receipt' },
  seePicture: { zh: '查看凭证', en: 'View receipt' },
  confirmTransfer: { zh: '确认到账', en: 'Confirm receipt' },
  rejectTransfer: { zh: '未查到', en: 'Not found' },
  rejectReason: { zh: '原因（买家可见）', en: 'Reason (visible to the buyer)' },
})
