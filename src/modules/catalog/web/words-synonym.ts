import { defineWords } from '../../../shared/words.ts'
import { en } from './words-synonym.en.ts'
import { zh } from './words-synonym.zh.ts'

/** Words of the platform's synonyms. */
export const synonymWords = defineWords('catalogSynonym', zh, en)
