import i18next, { type i18n } from 'i18next'
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
export function defineWords<const Source extends Record<string, string>>(
  name: string,
  zh: Source,
  en: Words<Source>,
): ModuleWords<Source> {
  return { name, zh, en }
}

const interpreters = new Map<Language, i18n>()

function interpreterOf(lang: Language): i18n {
  const known = interpreters.get(lang)
  if (known) return known
  const made = i18next.createInstance()
  void made.init({
    lng: lang,
    fallbackLng: false,
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  interpreters.set(lang, made)
  return made
}

/**
 * The words of one module in one language: `speak('zh', orderWords)('stockShort', { max: 3 })`.
 * Placeholders are `{{name}}`; React escapes what it prints, so values are not escaped here.
 */
export function speak<Source extends Record<string, string>>(lang: Language, words: ModuleWords<Source>): Speak<Source> {
  const interpreter = interpreterOf(lang)
  if (!interpreter.hasResourceBundle(lang, words.name)) {
    interpreter.addResourceBundle(lang, words.name, words[lang])
  }
  // i18next types its keys globally; ours are typed per module by `Speak`.
  const say = interpreter.t as (key: string, options: Record<string, unknown>) => string
  return (key, facts) => say(key, { ns: words.name, ...facts })
}

/** Any text turned into a language of the product; anything unknown is Chinese. */
export function asLanguage(text: string | null | undefined): Language {
  return text === 'en' ? 'en' : 'zh'
}
