import { usePageMessages } from '../../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../../kernel/i18n/translate.ts'
import type { calculatorMessages } from '../../messages.ts'

export type CalculatorMessageSource = typeof calculatorMessages
export type CalculatorTranslate = Translate<CalculatorMessageSource>

/** The page's loader must have brought these words: `pageWords(lang, calculatorWords)`. */
export function useCalculatorMessages(): CalculatorTranslate {
  return usePageMessages<typeof calculatorMessages>('marketCalculator')
}
