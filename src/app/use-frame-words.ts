import { useMemo } from 'react'
import { unpack } from '../api/packed.ts'
import { speakLines, type Speak } from '../shared/words.ts'
import { useShell } from './use-shell.ts'
import type { zh } from './words.zh.ts'

export type FrameSpeak = Speak<typeof zh>

/**
 * The frame's words. They come with the frame's data in one language, instead of two languages in every page's script:
 * the frame is on every page and its script is the page's budget.
 */
export function useFrameWords(): FrameSpeak {
  const shell = useShell()
  return useMemo(() => speakLines<typeof zh>(shell?.lang ?? 'zh', shell ? unpack(shell.words) : {}), [shell])
}
