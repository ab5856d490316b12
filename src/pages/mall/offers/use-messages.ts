import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { offerSheetMessages } from './messages.ts'

export type OfferSheetMessageSource = typeof offerSheetMessages

/** The page's loader must have brought these words: `pageWords(lang, offerWords)`. */
export function useOfferMessages(): Translate<OfferSheetMessageSource> {
  return usePageMessages<OfferSheetMessageSource>('catalogOffer')
}
