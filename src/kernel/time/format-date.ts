import { shanghaiParts, startOfDay, type Day } from './clock.ts'
import { kernelMessages } from '../i18n/messages.ts'
import { translate, type Language } from '../i18n/translate.ts'

/** A moment for people, in Shanghai time: year, month, day, hour and minute in the language's own order. */
export function formatTimestamp(at: Date, lang: Language): string {
  return translate(lang, kernelMessages)('shownMoment', shanghaiParts(at))
}

/** A day for people; takes a moment or a calendar day. */
export function formatDate(at: Date | Day, lang: Language): string {
  return translate(lang, kernelMessages)('shownDay', shanghaiParts(typeof at === 'string' ? startOfDay(at) : at))
}
