import { defineWords } from '../../../shared/words.ts'
import { en } from './words-offer-desk.en.ts'
import { zh } from './words-offer-desk.zh.ts'

/** Words of the store's offer sheets. */
export const offerDeskWords = defineWords('catalogOfferDesk', zh, en)
