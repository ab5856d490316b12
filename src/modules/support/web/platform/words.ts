import { defineWords } from '../../../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words of support's view. */
export const supportDeskWords = /* @__PURE__ */ defineWords('supportDesk', zh, en)
