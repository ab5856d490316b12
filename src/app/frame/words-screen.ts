import { defineWords } from '../../shared/words.ts'
import { en } from './words-screen.en.ts'
import { zh } from './words-screen.zh.ts'

/** Words of the dialog over the mall: they load with it instead of coming with every page. */
export const screenWords = defineWords('openScreen', zh, en)
