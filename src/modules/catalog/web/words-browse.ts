import { defineWords } from '../../../shared/words.ts'
import { en } from './words-browse.en.ts'
import { zh } from './words-browse.zh.ts'

/** Words of the brand, new, ranking, comparison and series pages. */
export const browseWords = defineWords('catalogBrowse', zh, en)
