import { defineWords } from '../../../shared/words.ts'
import { en } from './words-export.en.ts'
import { zh } from './words-export.zh.ts'

/** The heads of a list of orders as a file. */
export const orderExportWords = defineWords('orderExport', zh, en)
