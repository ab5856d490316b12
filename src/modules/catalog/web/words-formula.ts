import { defineWords } from '../../../shared/words.ts'
import { en } from './words-formula.en.ts'
import { zh } from './words-formula.zh.ts'

/** Words of index-linked prices; they load with the parts that show them. */
export const formulaWords = defineWords('catalogFormula', zh, en)
