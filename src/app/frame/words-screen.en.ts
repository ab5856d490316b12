import type { Words } from '../../shared/words.ts'
import type { zh } from './words-screen.zh.ts'

export const en = { close: 'Close', see: 'Have a look' } satisfies Words<typeof zh>
