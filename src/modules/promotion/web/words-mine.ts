import { defineWords } from '../../../shared/words.ts'
import { en } from './words-mine.en.ts'
import { zh } from './words-mine.zh.ts'

export const mineWords = defineWords('promotionMine', zh, en)
