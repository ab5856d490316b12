import { translateWith, type Language, type MessageSet, type Translate } from '../../kernel/i18n/translate.ts'

/** Words that travel with a page's data, in one language, by the name of their module. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A page's data as far as its words need it. */
export type PageWithMessages = { readonly lang: Language; readonly words: PageMessages }

/**
 * The words that a public page shows, for its loader. A page's script is counted (145 kB), and two languages of every
 * line would be a tenth of what is left beside the libraries; as data there is one language, compressed with the page.
 */
export function pageMessages(lang: Language, ...modules: readonly MessageSet[]): PageWithMessages {
  return { lang, words: Object.fromEntries(modules.map((module) => [module.name, module[lang]])) }
}

/** The words of a module out of a page's data, for `meta`. */
export function translatePage<Set extends MessageSet>(page: PageWithMessages, module: string): Translate<Set> {
  return translateWith<Set>(page.lang, page.words[module] ?? {})
}
