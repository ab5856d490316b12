import { defineMessages } from '../../kernel/i18n/translate.ts'

export const outboxMessages = /* @__PURE__ */ defineMessages('outbox', {
  demo: { zh: '演示', en: 'Demo' },
  title: { zh: '演示收件箱', en: 'Demonstration outbox' },
  explain: {
    zh: '未接入短信与邮件服务商，发出的内容只保存在本机',
    en: 'No SMS or e-mail provider is connected: messages are kept on this machine only',
  },
  none: { zh: '还没有消息', en: 'Nothing has been sent yet' },
  time: { zh: '时间', en: 'Time' },
  channel: { zh: '渠道', en: 'Channel' },
  receiver: { zh: '接收方', en: 'To' },
  subject: { zh: '主题', en: 'Subject' },
  body: { zh: '内容', en: 'Content' },
  messages: { zh: '短信与邮件', en: 'Text messages and e-mails' },
  payments: { zh: '支付', en: 'Payments' },
  number: { zh: '支付流水号', en: 'Payment ref.' },
  amount: { zh: '金额（元）', en: 'Amount (yuan)' },
  state: { zh: '状态', en: 'Status' },
  waiting: { zh: '待支付', en: 'waiting' },
  paid: { zh: '已支付', en: 'paid' },
  closed: { zh: '已关闭', en: 'closed' },
  cashier: { zh: '收银台', en: 'Cashier' },
})
