import { defineWords } from '../../../shared/words.ts'
import { en } from './words-information.en.ts'
import { zh } from './words-information.zh.ts'

/** Words of the news and knowledge pages. */
export const informationWords = /* @__PURE__ */ defineWords('frontageInformation', zh, en)
