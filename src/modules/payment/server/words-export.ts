import { defineWords } from '../../../shared/words.ts'
import { en } from './words-export.en.ts'
import { zh } from './words-export.zh.ts'

/** The heads of the cashier's lists as files. */
export const paymentExportWords = defineWords('paymentExport', zh, en)
