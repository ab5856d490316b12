import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { replacementMessages } from './messages.ts'

export type ReplacementMessageSource = typeof replacementMessages
export type ReplacementTranslate = Translate<ReplacementMessageSource>

/** The page's loader must have brought these words: `pageWords(lang, replaceWords)`. */
export function useReplaceMessages(): ReplacementTranslate {
  return usePageMessages<ReplacementMessageSource>('toolsReplace')
}
