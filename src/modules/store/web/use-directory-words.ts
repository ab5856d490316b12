import { usePageWords } from '../../../api/browser/page-words.ts'
import type { Speak } from '../../../shared/words.ts'
import type { zh } from './words-directory.zh.ts'

export type DirectorySpeak = Speak<typeof zh>

/** The page's loader must have brought these words: `pageWords(lang, directoryWords)`. */
export function useDirectoryWords(): DirectorySpeak {
  return usePageWords<typeof zh>('storeDirectory')
}
