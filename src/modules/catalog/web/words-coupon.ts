import { defineWords } from '../../../shared/words.ts'
import { en } from './words-coupon.en.ts'
import { zh } from './words-coupon.zh.ts'

export const couponWords = defineWords('catalogCoupon', zh, en)
