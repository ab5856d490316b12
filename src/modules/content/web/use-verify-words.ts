import { usePageWords } from '../../../api/browser/page-words.ts'
import type { zh } from './words-verify.zh.ts'

export type VerifySource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, verifyWords)`. */
export function useVerifyWords() {
  return usePageWords<VerifySource>('contentVerify')
}
