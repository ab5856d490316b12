import { defineWords } from '../../shared/words.ts'
import { en } from './words-conditions.en.ts'
import { zh } from './words-conditions.zh.ts'

/** Words of the dialog that few people ever see: they load with the sidebar instead of coming with every page. */
export const conditionWords = defineWords('conditions', zh, en)
