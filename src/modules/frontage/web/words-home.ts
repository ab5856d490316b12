import { defineWords } from '../../../shared/words.ts'
import { en } from './words-home.en.ts'
import { zh } from './words-home.zh.ts'

/** Words of the home page. */
export const homeWords = /* @__PURE__ */ defineWords('frontageHome', zh, en)
