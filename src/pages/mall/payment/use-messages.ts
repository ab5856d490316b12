import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { paymentPageMessages } from './messages.ts'

export type PaymentMessageSource = typeof paymentPageMessages

/** The page's loader must have brought these words: `pageWords(lang, payWords)`. */
export function usePayMessages(): Translate<PaymentMessageSource> {
  return usePageMessages<PaymentMessageSource>('payPage')
}
