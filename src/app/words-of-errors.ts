import { defineWords } from '../shared/words.ts'
import { en } from './words-of-errors.en.ts'
import { zh } from './words-of-errors.zh.ts'

export const errorWords = defineWords('error', zh, en)
