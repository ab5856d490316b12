import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-centre.zh.ts'

export type CentreSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, centreWords)`. */
export function useCentreWords(): Speak<CentreSource> {
  return usePageWords<CentreSource>('promotionCentre')
}
