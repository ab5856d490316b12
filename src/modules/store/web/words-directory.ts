import { defineWords } from '../../../shared/words.ts'
import { en } from './words-directory.en.ts'
import { zh } from './words-directory.zh.ts'

/** Words of the supplier directory. */
export const directoryWords = /* @__PURE__ */ defineWords('storeDirectory', zh, en)
