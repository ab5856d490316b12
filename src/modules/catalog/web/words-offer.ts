import { defineWords } from '../../../shared/words.ts'
import { en } from './words-offer.en.ts'
import { zh } from './words-offer.zh.ts'

/** Words of the public offer sheets. */
export const offerWords = defineWords('catalogOffer', zh, en)
