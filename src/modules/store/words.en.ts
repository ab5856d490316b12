import type { Words } from '../../shared/words.ts'
import type { zh } from './words.zh.ts'

export const en = {
  licence: 'Business licence',
} satisfies Words<typeof zh>
