import { defineWords } from '../../../shared/words.ts'
import { en } from './words-question.en.ts'
import { zh } from './words-question.zh.ts'

/** Words of the store's questions. */
export const questionWords = defineWords('catalogQuestion', zh, en)
