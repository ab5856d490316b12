import { defineWords } from '../../../../shared/words.ts'
import { en } from './words-field.en.ts'
import { zh } from './words-field.zh.ts'

export const fieldWords = defineWords('auditField', zh, en)
