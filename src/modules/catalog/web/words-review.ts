import { defineWords } from '../../../shared/words.ts'
import { en } from './words-review.en.ts'
import { zh } from './words-review.zh.ts'

/** Words of the platform's review of goods. */
export const reviewWords = defineWords('catalogReview', zh, en)
