import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { browseMessages, goodsDetailMessages } from './messages.ts'

export type DetailTranslate = Translate<typeof goodsDetailMessages>

/** The page's loader must have brought these words: `pageWords(lang, detailWords)`. */
export function useDetailMessages(): DetailTranslate {
  return usePageMessages<typeof goodsDetailMessages>('catalogDetail')
}

export type BrowseMessageSource = typeof browseMessages

/** The page's loader must have brought these words: `pageWords(lang, browseWords)`. */
export function useBrowseMessages(): Translate<BrowseMessageSource> {
  return usePageMessages<BrowseMessageSource>('catalogBrowse')
}
