import { defineWords } from '../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of the checkout and of the address form. */
export const checkoutWords = defineWords('checkout', zh, en)
