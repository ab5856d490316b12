import { defineWords } from '../../../shared/words.ts'
import { en } from './words-formula-desk.en.ts'
import { zh } from './words-formula-desk.zh.ts'

/** Words of the store's formula editor. */
export const formulaDeskWords = defineWords('catalogFormulaDesk', zh, en)
