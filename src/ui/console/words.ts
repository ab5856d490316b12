import { defineWords } from '../../shared/words.ts'
import { en } from './words.en.ts'
import { zh } from './words.zh.ts'

/** Words that every console page shares. */
export const kitWords = defineWords('consoleKit', zh, en)
