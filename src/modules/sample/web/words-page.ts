import { defineWords } from '../../../shared/words.ts'
import { en } from './words-page.en.ts'
import { zh } from './words-page.zh.ts'

/** Words of the pages of samples. */
export const samplePageWords = defineWords('samplePage', zh, en)
