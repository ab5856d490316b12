import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { speakLines, type Speak } from '../../shared/words.ts'
import { unpack } from '../packed.ts'
import type { WordedPage } from '../page-words.ts'

/** The words of a module out of the data of the page that stands now. */
export function usePageWords<Source extends Record<string, string>>(module: string): Speak<Source> {
  const page = useMatches().at(-1)?.loaderData as Partial<WordedPage> | undefined
  const lang = page?.lang ?? 'zh'
  const words = page?.words
  return useMemo(() => speakLines<Source>(lang, (words && unpack(words)[module]) ?? {}), [lang, words, module])
}
