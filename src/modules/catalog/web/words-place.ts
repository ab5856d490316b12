import { defineWords } from '../../../shared/words.ts'
import { en } from './words-place.en.ts'
import { zh } from './words-place.zh.ts'

/** Words of the category page and of a store's home. */
export const placeWords = /* @__PURE__ */ defineWords('catalogPlace', zh, en)
