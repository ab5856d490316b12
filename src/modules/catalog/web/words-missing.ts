import { defineWords } from '../../../shared/words.ts'
import { en } from './words-missing.en.ts'
import { zh } from './words-missing.zh.ts'

/** Words of a page whose goods are not there. */
export const missingWords = /* @__PURE__ */ defineWords('catalogMissing', zh, en)
