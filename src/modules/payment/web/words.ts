import { defineWords } from '../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of the payment page. */
export const payWords = defineWords('payPage', zh, en)
