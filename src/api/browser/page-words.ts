import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { speakLines, type Speak } from '../../shared/words.ts'
import { unpack, type Packed } from '../packed.ts'
import type { PageWords, WordedPage } from '../page-words.ts'

let last: { readonly words: Packed<PageWords>; readonly lines: PageWords } | null = null

/** A page has one packed text that many of its parts ask; it is read once. */
function linesOf(words: Packed<PageWords> | undefined): PageWords {
  if (words === undefined) return {}
  if (last?.words !== words) last = { words, lines: unpack(words) }
  return last.lines
}

/** The words of a module out of the data of the page that stands now. */
export function usePageWords<Source extends Record<string, string>>(module: string): Speak<Source> {
  const page = useMatches().at(-1)?.loaderData as Partial<WordedPage> | undefined
  const lang = page?.lang ?? 'zh'
  const words = page?.words
  return useMemo(() => speakLines<Source>(lang, linesOf(words)[module] ?? {}), [lang, words, module])
}
