import { defineWords } from '../../../shared/words.ts'
import { en } from './words-demand.en.ts'
import { zh } from './words-demand.zh.ts'

export const demandWords = defineWords('toolsDemand', zh, en)
