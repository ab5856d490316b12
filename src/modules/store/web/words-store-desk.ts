import { defineWords } from '../../../shared/words.ts'
import { en } from './words-store-desk.en.ts'
import { zh } from './words-store-desk.zh.ts'

/** Words of the supplier's desk for news and articles. */
export const storeDeskWords = defineWords('storeDesk', zh, en)
