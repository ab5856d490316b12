import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import type { newsMessages } from './messages.ts'

export type NewsMessageSource = typeof newsMessages

/** The page's loader must have brought these words: `pageWords(lang, informationWords)`. */
export function useInformationMessages() {
  return usePageMessages<NewsMessageSource>('frontageInformation')
}
