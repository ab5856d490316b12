import type { Language } from '../../kernel/i18n/translate.ts'

/** A name that is kept in both languages: first the reader's own, then the other, where there are two. */
export function ownFirst(lang: Language, zh: string, en: string): readonly [own: string, other: string] {
  return lang === 'en' && en !== '' ? [en, zh] : [zh, en]
}
