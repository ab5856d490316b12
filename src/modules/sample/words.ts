import { defineWords } from '../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

export const sampleWords = defineWords('sample', zh, en)
