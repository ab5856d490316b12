import { defineWords } from '../../../shared/words.ts'
import { en } from './words-site-desk.en.ts'
import { zh } from './words-site-desk.zh.ts'

/** Words of the platform's consoles for banners and built pages. */
export const siteDeskWords = defineWords('frontageDesk', zh, en)
