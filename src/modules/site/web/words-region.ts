import { defineWords } from '../../../shared/words.ts'
import { en } from './words-region.en.ts'
import { zh } from './words-region.zh.ts'

/** Words of the regions console. */
export const regionWords = defineWords('siteRegions', zh, en)
