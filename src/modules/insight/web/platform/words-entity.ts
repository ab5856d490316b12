import { defineWords } from '../../../../shared/words.ts'
import { en } from './words-entity.en.ts'
import { zh } from './words-entity.zh.ts'

export const entityWords = defineWords('auditEntity', zh, en)
