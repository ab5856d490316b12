import { defineWords } from '../../../shared/words.ts'
import { en } from './words-goods.en.ts'
import { zh } from './words-goods.zh.ts'

/** Words of a goods wherever it is shown: card, table, detail. */
export const goodsWords = /* @__PURE__ */ defineWords('catalogGoods', zh, en)
