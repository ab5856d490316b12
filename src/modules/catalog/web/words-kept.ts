import { defineWords } from '../../../shared/words.ts'
import { en } from './words-kept.en.ts'
import { zh } from './words-kept.zh.ts'

/** Words of what members keep and looked at. */
export const keptWords = defineWords('catalogKept', zh, en)
