import { defineWords } from '../../shared/words.ts'
import { en } from './words-city.en.ts'
import { zh } from './words-city.zh.ts'

/** Words of the choice of the delivery city; they load with it. */
export const cityWords = defineWords('cityChoice', zh, en)
