import { defineWords } from '../../../shared/words.ts'
import { en } from './words-standing.en.ts'
import { zh } from './words-standing.zh.ts'

/** Words about whether a store is at work. A page that shows them brings them: `pageWords(lang, standingWords)`. */
export const standingWords = /* @__PURE__ */ defineWords('storeStanding', zh, en)
export type StandingSource = typeof zh
