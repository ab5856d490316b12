import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  knowledge: 'Material knowledge',
  process: 'Process',
  market: 'Market',
  quality: 'Quality',
  standard: 'Standards',
  material: 'Auxiliaries',
  trade: 'Trading practice',
  tax: 'Tax and invoices',
  buying: 'Ordering',
  payment: 'Payment',
  delivery: 'Delivery and acceptance',
  invoice: 'Invoices',
  aftersale: 'After-sale',
  supplier: 'For suppliers',
  account: 'Account',
} satisfies Words<typeof zh>
