import { defineWords } from '../../../shared/words.ts'
import { en } from './words-verify.en.ts'
import { zh } from './words-verify.zh.ts'

/** Words of the verification page. */
export const verifyWords = /* @__PURE__ */ defineWords('contentVerify', zh, en)
