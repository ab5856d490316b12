import { defineWords } from '../../../shared/words.ts'
import { en } from './words-reading.en.ts'
import { zh } from './words-reading.zh.ts'

/** Words of the reading pages. */
export const readingWords = /* @__PURE__ */ defineWords('contentReading', zh, en)
