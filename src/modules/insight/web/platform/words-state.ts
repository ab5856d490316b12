import { defineWords } from '../../../../shared/words.ts'
import { en } from './words-state.en.ts'
import { zh } from './words-state.zh.ts'

export const stateWords = defineWords('auditState', zh, en)
