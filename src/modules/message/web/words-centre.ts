import { defineWords } from '../../../shared/words.ts'
import { en } from './words-centre.en.ts'
import { zh } from './words-centre.zh.ts'

/** Words of the message centre. */
export const centreWords = defineWords('messageCentre', zh, en)
