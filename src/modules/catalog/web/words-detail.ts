import { defineWords } from '../../../shared/words.ts'
import { en } from './words-detail.en.ts'
import { zh } from './words-detail.zh.ts'

/** Words of the goods page. */
export const detailWords = /* @__PURE__ */ defineWords('catalogDetail', zh, en)
