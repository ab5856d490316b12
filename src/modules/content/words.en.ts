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
} satisfies Words<typeof zh>
