import { defineWords } from '../../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words about an order that buyers, suppliers and the platform share. */
export const tradeWords = defineWords('trade', zh, en)
