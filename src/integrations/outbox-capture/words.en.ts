import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  demo: 'Demo',
  title: 'Demonstration outbox',
  explain: 'No provider is configured: text messages and mails stay on this machine',
  none: 'Nothing was sent yet',
  time: 'Time',
  channel: 'Channel',
  receiver: 'To',
  subject: 'Subject',
  body: 'Text',
  messages: 'Text messages and mails',
  payments: 'Payments',
  number: 'Payment number',
  amount: 'Amount (yuan)',
  state: 'State',
  waiting: 'waiting',
  paid: 'paid',
  closed: 'closed',
  cashier: 'Cashier',
} satisfies Words<typeof zh>
