import { unitFor } from './counted-unit.ts'
import type { Facts } from './failure.ts'

/** Languages of the product; Chinese is the source and the default. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** The shape that a translation must have: every key of the Chinese source, nothing else. */
export type Words<Source> = { readonly [Key in keyof Source]: string }

/** One module's words in both languages. `name` is the first half of a refusal's code. */
export type ModuleWords<Source extends Record<string, string> = Record<string, string>> = {
  readonly name: string
  readonly zh: Source
  readonly en: Words<Source>
}

// `count` chooses between `x_one` and `x_other`, so the caller may name the stem.
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never
export type WordKey<Source> = (keyof Source & string) | PluralStem<keyof Source>
export type Speak<Source> = (key: WordKey<Source>, facts?: Facts) => string

/** Binds the two languages of a module together; a missing or surplus English line does not compile. */
export function defineWords<const Source extends Record<string, string>>(name: string, zh: Source, en: Words<Source>): ModuleWords<Source> {
  return { name, zh, en }
}

const pluralRules: Readonly<Record<Language, Intl.PluralRules>> = { zh: new Intl.PluralRules('zh'), en: new Intl.PluralRules('en') }

const placeholder = /\{\{\s*(\w+)(?:\|([^|}]*)\|([^|}]*))?\s*\}\}( \{\{unit\}\})?/g

function fill(sentence: string, facts: Facts): string {
  if (!sentence.includes('{{')) return sentence
  return sentence.replace(placeholder, (whole, name: string, one?: string, many?: string, unit?: string) => {
    const said = name in facts ? String(facts[name]) : undefined
    const own = said === undefined ? whole.slice(0, whole.length - (unit?.length ?? 0)) : ((said === '1' ? one : many) ?? said)
    if (unit === undefined) return own
    return said !== undefined && 'unit' in facts ? `${own} ${unitFor(said, String(facts['unit']))}` : own + fill(unit, facts)
  })
}

/**
 * The words of one module in one language: `speak('zh', orderWords)('stockShort', { max: 3 })`.
 * Placeholders are `{{name}}`; React escapes what it prints, so values are not escaped here. A key with `_one` and
 * `_other` lines is chosen by `count` in the language's own plural rule; `{{count|line|lines}}` within a line says the
 * first for one and the second for any other number, and `{{count}} {{unit}}` the unit of as many. Why no library: docs/decisions/002.
 */
export function speak<Source extends Record<string, string>>(lang: Language, words: ModuleWords<Source>): Speak<Source> {
  return speakLines(lang, words[lang])
}

/** The same for lines that came as data, already in their language; a line that is missing shows its key. */
export function speakLines<Source extends Record<string, string>>(lang: Language, lines: Readonly<Record<string, string>>): Speak<Source> {
  return (key, facts = {}) => {
    const plural = typeof facts.count === 'number' ? lines[`${key}_${pluralRules[lang].select(facts.count)}`] : undefined
    return fill(plural ?? lines[key] ?? lines[`${key}_other`] ?? key, facts)
  }
}

/** Any text turned into a language of the product; anything unknown is Chinese. */
export function asLanguage(text: string | null | undefined): Language {
  return text === 'en' ? 'en' : 'zh'
}
