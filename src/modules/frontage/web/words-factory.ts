import { defineWords } from '../../../shared/words.ts'
import { en } from './words-factory.en.ts'
import { zh } from './words-factory.zh.ts'

/** Words of direct supply by producers. */
export const factoryWords = /* @__PURE__ */ defineWords('frontageFactory', zh, en)
