import { unitFor } from '../quantity/counted-unit.ts'
import type { MessageParams } from '../failure/failure.ts'

/** Languages of the product; Chinese is the source and the default. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** A sentence in every language. */
export type Message = Readonly<Record<Language, string>>

/** The sentences of one subject, by key. `name` is the first half of a refusal's code and of a page's title. */
export type MessageSet<Key extends string = string> = {
  readonly name: string
  readonly zh: Readonly<Record<Key, string>>
  readonly en: Readonly<Record<Key, string>>
}

// `count` chooses between `x_one` and `x_other`, so the caller may name the stem.
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never
type KeyOf<Set extends MessageSet> = keyof Set['zh'] & string
export type MessageKey<Set extends MessageSet> = KeyOf<Set> | PluralStem<KeyOf<Set>>
export type Translate<Set extends MessageSet = MessageSet> = (key: MessageKey<Set>, facts?: MessageParams) => string

/** Declares the sentences of one subject; one without English does not compile. `name` is unique in the product. */
export function defineMessages<const Key extends string>(name: string, messages: Readonly<Record<Key, Message>>): MessageSet<Key> {
  const inLanguage = (lang: Language) =>
    // The keys are those of `messages`.
    Object.fromEntries(Object.entries<Message>(messages).map(([key, message]) => [key, message[lang]])) as Record<Key, string>
  return { name, zh: inLanguage('zh'), en: inLanguage('en') }
}

const pluralRules: Readonly<Record<Language, Intl.PluralRules>> = { zh: new Intl.PluralRules('zh'), en: new Intl.PluralRules('en') }

const placeholder = /\{\{\s*(\w+)(?:\|([^|}]*)\|([^|}]*))?\s*\}\}( \{\{unit\}\})?/g

function fill(sentence: string, facts: MessageParams): string {
  if (!sentence.includes('{{')) return sentence
  return sentence.replace(placeholder, (whole, name: string, one?: string, many?: string, unit?: string) => {
    const said = Object.hasOwn(facts, name) ? String(facts[name]) : undefined
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
export function translate<Set extends MessageSet>(lang: Language, words: Set): Translate<Set> {
  return translateWith<Set>(lang, words[lang])
}

/** The same for lines that came as data, already in their language; a line that is missing shows its key. */
export function translateWith<Set extends MessageSet>(lang: Language, lines: Readonly<Record<string, string>>): Translate<Set> {
  // A key may be what somebody typed, such as a reason: `constructor` is no line.
  const own = (key: string): string | undefined => (Object.hasOwn(lines, key) ? lines[key] : undefined)
  return (key, facts = {}) => {
    const plural = typeof facts.count === 'number' ? own(`${key}_${pluralRules[lang].select(facts.count)}`) : undefined
    return fill(plural ?? own(key) ?? own(`${key}_other`) ?? key, facts)
  }
}

/** Any text turned into a language of the product; anything unknown is Chinese. */
export function asLanguage(text: string | null | undefined): Language {
  return text === 'en' ? 'en' : 'zh'
}
