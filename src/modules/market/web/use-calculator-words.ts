import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-calculator.zh.ts'

export type CalculatorSource = typeof zh
export type CalculatorSpeak = Speak<CalculatorSource>

/** The page's loader must have brought these words: `pageWords(lang, calculatorWords)`. */
export function useCalculatorWords(): CalculatorSpeak {
  return usePageWords<typeof zh>('marketCalculator')
}
