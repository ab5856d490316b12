import { defineWords } from '../../../shared/words.ts'
import { en } from './words-calculator.en.ts'
import { zh } from './words-calculator.zh.ts'

export const calculatorWords = defineWords('marketCalculator', zh, en)
