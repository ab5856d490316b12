import { defineWords } from '../../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of the cashier's pages. */
export const cashierWords = defineWords('cashier', zh, en)
