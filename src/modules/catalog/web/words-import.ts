import { defineWords } from '../../../shared/words.ts'
import { en } from './words-import.en.ts'
import { zh } from './words-import.zh.ts'

/** Words of the import and export of goods. */
export const importWords = defineWords('catalogImport', zh, en)
