import { defineWords } from '../../../shared/words.ts'
import { en } from './words-desk.en.ts'
import { zh } from './words-desk.zh.ts'

/** Words of the platform's notice templates and of what was sent. */
export const noticeDeskWords = defineWords('noticeDesk', zh, en)
