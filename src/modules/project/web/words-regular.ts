import { defineWords } from '../../../shared/words.ts'
import { en } from './words-regular.en.ts'
import { zh } from './words-regular.zh.ts'

/** Words of regular purchase lists. */
export const regularWords = defineWords('projectRegular', zh, en)
