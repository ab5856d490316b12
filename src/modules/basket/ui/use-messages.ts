import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { cartMessages } from '../messages.ts'

export type CartMessageSource = typeof cartMessages

/** The page's loader must have brought these words: `pageWords(lang, cartWords)`. */
export function useCartMessages(): Translate<CartMessageSource> {
  return usePageMessages<CartMessageSource>('cart')
}
