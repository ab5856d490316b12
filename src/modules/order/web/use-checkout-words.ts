import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words.zh.ts'

export type CheckoutSource = typeof zh
export type CheckoutSpeak = Speak<CheckoutSource>

/** The page's loader must have brought these words: `pageWords(lang, checkoutWords)`. */
export function useCheckoutWords(): CheckoutSpeak {
  return usePageWords<CheckoutSource>('checkout')
}
