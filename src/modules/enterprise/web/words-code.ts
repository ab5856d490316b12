import { defineWords } from '../../../shared/words.ts'
import { en } from './words-code.en.ts'
import { zh } from './words-code.zh.ts'

export const codeWords = defineWords('codePage', zh, en)
