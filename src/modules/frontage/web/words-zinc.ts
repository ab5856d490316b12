import { defineWords } from '../../../shared/words.ts'
import { en } from './words-zinc.en.ts'
import { zh } from './words-zinc.zh.ts'

/** Words of the zinc market and of the goods beside a calculation. */
export const zincWords = defineWords('frontageZinc', zh, en)
