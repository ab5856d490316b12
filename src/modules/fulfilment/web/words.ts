import { defineWords } from '../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of the pages on which orders are followed, received and shipped. */
export const shippingWords = defineWords('shipping', zh, en)
