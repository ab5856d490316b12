import { defineWords } from '../../../shared/words.ts'
import { en } from './words-home.en.ts'
import { zh } from './words-home.zh.ts'

/** Words of the member centre's first page. */
export const homeWords = defineWords('memberHome', zh, en)
