import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { goodsListMessages } from '../messages.ts'

export type GoodsListTranslate = Translate<typeof goodsListMessages>

/** The page's loader must have brought these words: `pageWords(lang, listWords)`. */
export function useListMessages(): GoodsListTranslate {
  return usePageMessages<typeof goodsListMessages>('catalogList')
}
