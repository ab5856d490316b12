import { defineWords } from '../../../shared/words.ts'
import { en } from './words-centre.en.ts'
import { zh } from './words-centre.zh.ts'

export const centreWords = defineWords('promotionCentre', zh, en)
