import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { zincMarketMessages, zincProducerMessages } from './messages.ts'

export type ZincProducerMessageSource = typeof zincProducerMessages

/** The page's loader must have brought these words: `pageWords(lang, factoryWords)`. */
export function useFactoryMessages(): Translate<ZincProducerMessageSource> {
  return usePageMessages<ZincProducerMessageSource>('frontageFactory')
}

export type ZincTranslate = Translate<typeof zincMarketMessages>

/** The page's loader must have brought these words: `pageWords(lang, zincWords)`. */
export function useZincMessages(): ZincTranslate {
  return usePageMessages<typeof zincMarketMessages>('frontageZinc')
}
