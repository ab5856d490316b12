import { defineWords } from '../../../shared/words.ts'
import { en } from './words-list.en.ts'
import { zh } from './words-list.zh.ts'

/** Words of the goods list. */
export const listWords = /* @__PURE__ */ defineWords('catalogList', zh, en)
