import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-place.zh.ts'

export type PlaceSpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, placeWords)`. */
export function usePlaceWords(): PlaceSpeak {
  return usePageWords<typeof zh>('catalogPlace')
}
