import { defineWords } from '../../../shared/words.ts'
import { en } from './words-desk.en.ts'
import { zh } from './words-desk.zh.ts'

export const couponDeskWords = defineWords('promotionDesk', zh, en)
