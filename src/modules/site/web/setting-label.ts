import type { Speak } from '../../../shared/words.ts'
import { zh } from './words-settings.zh.ts'

/** The label of a setting; a name without one shows itself. */
export function labelOf(t: Speak<typeof zh>, name: string): string {
  const key = `set_${name}`
  // The line above is one of the words when it is among their keys.
  return key in zh ? t(key as keyof typeof zh) : name
}
