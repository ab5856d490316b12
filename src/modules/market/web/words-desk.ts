import { defineWords } from '../../../shared/words.ts'
import { en } from './words-desk.en.ts'
import { zh } from './words-desk.zh.ts'

/** Words of the consoles: members' alerts and the platform's quotes. */
export const deskWords = defineWords('marketDesk', zh, en)
