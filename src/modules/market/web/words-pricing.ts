import { defineWords } from '../../../shared/words.ts'
import { en } from './words-pricing.en.ts'
import { zh } from './words-pricing.zh.ts'

/** Words of fixing a price, for buyers and stores; they load with what shows them. */
export const pricingWords = defineWords('marketPricing', zh, en)
