import { defineWords } from '../../../shared/words.ts'
import { en } from './words-desk.en.ts'
import { zh } from './words-desk.zh.ts'

/** Words of the platform's desk for categories, attributes and brands. */
export const frameDeskWords = defineWords('catalogFrameDesk', zh, en)
