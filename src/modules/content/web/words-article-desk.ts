import { defineWords } from '../../../shared/words.ts'
import { en } from './words-article-desk.en.ts'
import { zh } from './words-article-desk.zh.ts'

/** Words of the platform's desk for articles and agreements. */
export const articleDeskWords = defineWords('contentDesk', zh, en)
