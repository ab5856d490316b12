import { defineWords } from '../../../shared/words.ts'
import { en } from './words-editor.en.ts'
import { zh } from './words-editor.zh.ts'

/** Words of the goods editor and of the store's list of drafts and changes. */
export const editorWords = defineWords('catalogEditor', zh, en)
