import { shanghaiParts, startOfDay, type Day } from './clock.ts'
import { kernelWords } from './kernel-words.ts'
import { speak, type Language } from './words.ts'

/** A moment for people, in Shanghai time: year, month, day, hour and minute in the language's own order. */
export function showMoment(at: Date, lang: Language): string {
  return speak(lang, kernelWords)('shownMoment', shanghaiParts(at))
}

/** A day for people; takes a moment or a calendar day. */
export function showDay(at: Date | Day, lang: Language): string {
  return speak(lang, kernelWords)('shownDay', shanghaiParts(typeof at === 'string' ? startOfDay(at) : at))
}
