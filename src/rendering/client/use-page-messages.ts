import { useMemo } from 'react'
import { useMatches } from 'react-router'
import { translateWith, type MessageSet, type Translate } from '../../kernel/i18n/translate.ts'
import type { PageWithMessages } from '../page/page-messages.ts'

/** The words of a module out of the data of the page that stands now. */
export function usePageMessages<Set extends MessageSet>(module: string): Translate<Set> {
  const page = useMatches().at(-1)?.loaderData as Partial<PageWithMessages> | undefined
  const lang = page?.lang ?? 'zh'
  const words = page?.words
  return useMemo(() => translateWith<Set>(lang, words?.[module] ?? {}), [lang, words, module])
}
