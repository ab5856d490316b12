import type { Translate } from '../../../kernel/i18n/translate.ts'
import { settingMessages } from './messages.ts'

/** The label of a setting; a name without one shows itself. */
export function settingLabel(t: Translate<typeof settingMessages>, name: string): string {
  const key = `set_${name}`
  // The line above is one of the words when it is among their keys.
  return key in settingMessages.zh ? t(key as keyof (typeof settingMessages)['zh'] & string) : name
}
