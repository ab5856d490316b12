import { defineWords } from '../../../../shared/words.ts'
import { en } from './words-event.en.ts'
import { zh } from './words-event.zh.ts'

export const eventWords = defineWords('eventPage', zh, en)
