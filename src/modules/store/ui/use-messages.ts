import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { mallStoreMessages } from '../messages.ts'

export type StoreTranslate = Translate<typeof mallStoreMessages>

/** The page's loader must have brought these words: `pageWords(lang, placeWords)`. */
export function usePlaceMessages(): StoreTranslate {
  return usePageMessages<typeof mallStoreMessages>('catalogPlace')
}
