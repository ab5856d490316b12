import { defineWords } from '../../../shared/words.ts'
import { en } from './words-coupon-chip.en.ts'
import { zh } from './words-coupon-chip.zh.ts'

export const couponChipWords = defineWords('couponChip', zh, en)
