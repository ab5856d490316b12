import { usePageMessages } from '../../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../../kernel/i18n/translate.ts'
import type { calculatorKindMessages, calculatorMessages } from '../../messages.ts'

export type CalculatorMessageSource = typeof calculatorMessages
export type CalculatorTranslate = Translate<CalculatorMessageSource>

/** The page's loader must have brought these words: `pageMessages(lang, calculatorMessages)`. */
export function useCalculatorMessages(): CalculatorTranslate {
  return usePageMessages<typeof calculatorMessages>('marketCalculator')
}

/** Names of the calculators only: `pageMessages(lang, calculatorKindMessages)`. */
export function useCalculatorKindMessages(): Translate<typeof calculatorKindMessages> {
  return usePageMessages<typeof calculatorKindMessages>('marketCalculatorKinds')
}
