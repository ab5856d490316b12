import { defineWords } from '../../../shared/words.ts'
import { en } from './words-preview.en.ts'
import { zh } from './words-preview.zh.ts'

/** Words of the file preview. */
export const previewWords = /* @__PURE__ */ defineWords('sitePreview', zh, en)
