import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-replace.zh.ts'

export type ReplaceSource = typeof zh
export type ReplaceSpeak = Speak<ReplaceSource>

/** The page's loader must have brought these words: `pageWords(lang, replaceWords)`. */
export function useReplaceWords(): ReplaceSpeak {
  return usePageWords<ReplaceSource>('toolsReplace')
}
