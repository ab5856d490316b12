import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-factory.zh.ts'

export type FactorySource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, factoryWords)`. */
export function useFactoryWords(): Speak<FactorySource> {
  return usePageWords<FactorySource>('frontageFactory')
}
