import { defineWords } from '../../../shared/words.ts'
import { en } from './words-shelf.en.ts'
import { zh } from './words-shelf.zh.ts'

/** Words of the store's own goods list. */
export const shelfWords = defineWords('catalogShelf', zh, en)
