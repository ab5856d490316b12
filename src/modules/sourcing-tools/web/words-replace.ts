import { defineWords } from '../../../shared/words.ts'
import { en } from './words-replace.en.ts'
import { zh } from './words-replace.zh.ts'

export const replaceWords = defineWords('toolsReplace', zh, en)
