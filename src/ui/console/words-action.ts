import { defineWords } from '../../shared/words.ts'
import { en } from './words-action.en.ts'
import { zh } from './words-action.zh.ts'

export const actionWords = defineWords('auditAction', zh, en)
