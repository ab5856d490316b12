import { defineWords } from '../../../shared/words.ts'
import { en } from './words-authen.en.ts'
import { zh } from './words-authen.zh.ts'

export const authenWords = defineWords('authenPage', zh, en)
