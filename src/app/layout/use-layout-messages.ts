import { useMemo } from 'react'
import { translateWith, type Translate } from '../../kernel/i18n/translate.ts'
import { useShell } from './use-shell.ts'
import type { layoutMessages } from './messages.ts'

export type LayoutTranslate = Translate<typeof layoutMessages>

/**
 * The frame's words. They come with the frame's data in one language, instead of two languages in every page's script:
 * the frame is on every page and its script is the page's budget.
 */
export function useLayoutMessages(): LayoutTranslate {
  const shell = useShell()
  return useMemo(() => translateWith<typeof layoutMessages>(shell?.lang ?? 'zh', shell?.words ?? {}), [shell])
}
