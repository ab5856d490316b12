import { defineMessages } from '../../../kernel/i18n/translate.ts'

export const cashierMessages = /* @__PURE__ */ defineMessages('localGateway', {
  title: { zh: '{{gateway}} 收银台（演示）', en: '{{gateway}} cashier (demo)' },
  badge: { zh: '演示', en: 'Demo' },
  notice: { zh: '本页由本地演示网关提供，不产生真实扣款。', en: 'This page is a local demonstration gateway. No real money is charged.' },
  wechat: { zh: '微信支付', en: 'WeChat Pay' },
  alipay: { zh: '支付宝', en: 'Alipay' },
  amount: { zh: '应付金额', en: 'Amount due' },
  goods: { zh: '商品说明', en: 'Description' },
  number: { zh: '商户单号', en: 'Merchant order no.' },
  pay: { zh: '支付', en: 'Pay' },
  abandon: { zh: '放弃付款', en: 'Cancel payment' },
  paid: { zh: '支付成功', en: 'Paid' },
  paidHint: {
    zh: '商户正在确认，请返回商户页面查看结果。',
    en: 'The merchant is confirming your payment. Please return to the merchant’s page for the result.',
  },
  closed: { zh: '交易已关闭或已过期', en: 'This transaction is closed or has expired' },
  abandoned: { zh: '已放弃支付，交易仍可在有效期内继续支付。', en: 'Payment cancelled. You can still pay until the transaction expires.' },
  absent: { zh: '没有找到这笔交易', en: 'Transaction not found' },
  back: { zh: '返回商户', en: 'Return to merchant' },
})
