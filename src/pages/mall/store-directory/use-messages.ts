import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { storeDirectoryMessages } from './messages.ts'

export type StoreDirectoryTranslate = Translate<typeof storeDirectoryMessages>

/** The page's loader must have brought these words: `pageWords(lang, directoryWords)`. */
export function useDirectoryMessages(): StoreDirectoryTranslate {
  return usePageMessages<typeof storeDirectoryMessages>('storeDirectory')
}
