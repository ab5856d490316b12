import { defineWords } from '../../../shared/words.ts'
import { en } from './words-home.en.ts'
import { zh } from './words-home.zh.ts'

/** Words of the home page. */
export const homeWords = defineWords('frontageHome', zh, en)
