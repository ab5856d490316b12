import { usePageWords } from '../../../api/browser/page-words.ts'
import type { zh } from './words-information.zh.ts'

export type InformationSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, informationWords)`. */
export function useInformationWords() {
  return usePageWords<InformationSource>('frontageInformation')
}
