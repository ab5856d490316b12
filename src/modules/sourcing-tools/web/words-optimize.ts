import { defineWords } from '../../../shared/words.ts'
import { en } from './words-optimize.en.ts'
import { zh } from './words-optimize.zh.ts'

export const optimizeWords = defineWords('toolsOptimize', zh, en)
