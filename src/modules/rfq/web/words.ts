import { defineWords } from '../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

export const rfqPageWords = defineWords('rfqPage', zh, en)
