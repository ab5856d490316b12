import { defineWords } from '../../../shared/words.ts'
import { en } from './words-apply.en.ts'
import { zh } from './words-apply.zh.ts'

export const applyWords = defineWords('storeApply', zh, en)
