import type { Words } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  title: '{{gateway}} cashier (demo)',
  badge: 'Demo',
  notice: 'This page comes from a local demonstration gateway. No real money moves.',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  amount: 'Amount due',
  goods: 'Description',
  number: 'Merchant number',
  pay: 'Pay',
  abandon: 'Give up',
  paid: 'Paid',
  paidHint: 'The merchant is confirming; please go back to its page for the result.',
  closed: 'The trade is closed or has expired',
  abandoned: 'Given up. The trade can still be paid until it expires.',
  absent: 'There is no such trade',
  back: 'Back to the merchant',
} satisfies Words<typeof zh>
