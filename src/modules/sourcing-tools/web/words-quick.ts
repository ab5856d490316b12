import { defineWords } from '../../../shared/words.ts'
import { en } from './words-quick.en.ts'
import { zh } from './words-quick.zh.ts'

export const quickWords = defineWords('toolsQuick', zh, en)
