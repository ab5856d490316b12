import { defineWords } from '../../../shared/words.ts'
import { en } from './words-certificates.en.ts'
import { zh } from './words-certificates.zh.ts'

/** Words of the platform's desk for certificates. */
export const certificateWords = /* @__PURE__ */ defineWords('catalogCertificates', zh, en)
