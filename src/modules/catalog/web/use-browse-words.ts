import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-browse.zh.ts'

export type BrowseSource = typeof zh

/** The page's loader must have brought these words: `pageWords(lang, browseWords)`. */
export function useBrowseWords(): Speak<BrowseSource> {
  return usePageWords<BrowseSource>('catalogBrowse')
}
