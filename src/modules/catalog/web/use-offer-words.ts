import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-offer.zh.ts'

export type OfferSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, offerWords)`. */
export function useOfferWords(): Speak<OfferSource> {
  return usePageWords<OfferSource>('catalogOffer')
}
