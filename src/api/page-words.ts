import { pack, unpack, type Packed } from './packed.ts'
import { speakLines, type Language, type ModuleWords, type Speak } from '../shared/words.ts'

/** Words that travel with a page's data, in one language, by the name of their module. */
export type PageWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A page's data as far as its words need it. */
export type WordedPage = { readonly lang: Language; readonly words: Packed<PageWords> }

// Words do not change while a process runs, and there are as many mixtures as loaders that ask.
const packedOnce = new Map<string, Packed<PageWords>>()

/**
 * The words that a public page shows, for its loader. A page's script is counted (130 kB), and two languages of every
 * line would be a tenth of what is left beside the libraries; as data there is one language, compressed with the page.
 */
export function pageWords(lang: Language, ...modules: readonly ModuleWords[]): WordedPage {
  const key = `${lang} ${modules.map((module) => module.name).join(' ')}`
  const words = packedOnce.get(key) ?? pack(Object.fromEntries(modules.map((module) => [module.name, module[lang]])))
  packedOnce.set(key, words)
  return { lang, words }
}

/** The words of a module out of a page's data, for `meta`. */
export function speakPage<Source extends Record<string, string>>(page: WordedPage, module: string): Speak<Source> {
  return speakLines<Source>(page.lang, unpack(page.words)[module] ?? {})
}
