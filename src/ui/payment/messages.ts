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
