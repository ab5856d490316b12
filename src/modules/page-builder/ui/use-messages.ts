import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { pageSectionMessages } from '../messages.ts'

export type PageSectionTranslate = Translate<typeof pageSectionMessages>

/** The page's loader must have brought these words: `pageWords(lang, homeWords)`. */
export function useHomeMessages(): PageSectionTranslate {
  return usePageMessages<typeof pageSectionMessages>('frontageHome')
}
