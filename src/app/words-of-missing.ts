import { defineWords } from '../shared/words.ts'
import { en } from './words-of-missing.en.ts'
import { zh } from './words-of-missing.zh.ts'

/** Words of a missing page. */
export const missingWords = defineWords('missing', zh, en)
