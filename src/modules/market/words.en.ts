import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  perTonne: 'CNY/t',
} satisfies Words<typeof zh>
