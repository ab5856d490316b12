import type { Language } from '../i18n/translate.ts'

/** Things one after another in a sentence of a language: `锌锭、锌板`, `Zinc ingots, sheet`. */
export function listFormat(lang: Language, parts: readonly string[]): string {
  return parts.join(lang === 'zh' ? '、' : ', ')
}

/** A text with a note in the brackets of a language: `厚度（mm）`, `Thickness (mm)`. */
export function withNote(lang: Language, text: string, note: string): string {
  if (note === '') return text
  return lang === 'zh' ? `${text}（${note}）` : `${text} (${note})`
}
