import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { checkoutMessages } from './messages.ts'

export type CheckoutMessageSource = typeof checkoutMessages
export type CheckoutTranslate = Translate<CheckoutMessageSource>

/** The page's loader must have brought these words: `pageWords(lang, checkoutWords)`. */
export function useCheckoutMessages(): CheckoutTranslate {
  return usePageMessages<CheckoutMessageSource>('checkout')
}
