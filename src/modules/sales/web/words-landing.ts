import { defineWords } from '../../../shared/words.ts'
import { en } from './words-landing.en.ts'
import { zh } from './words-landing.zh.ts'

export const landingWords = defineWords('landing', zh, en)
