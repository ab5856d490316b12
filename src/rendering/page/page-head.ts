import type { MetaDescriptor } from 'react-router'
import { translate, type Language, type MessageSet, type MessageKey } from '../../kernel/i18n/translate.ts'

export type PageHead = {
  readonly title: string
  readonly description: string
  /** Origin and path of the page's one address; absent for pages that nobody should find. */
  readonly canonical?: string
  /** Absolute address of a picture for previews. */
  readonly image?: string
  readonly type?: 'website' | 'product' | 'article'
}

type RootData = { readonly site?: { readonly name: string }; readonly origin?: string; readonly lang?: Language }
type Root = { readonly siteName: string; readonly origin: string; readonly lang: Language }
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/** The frame's data inside a page's `meta`: the shown name of the site and its origin. */
export function rootOf(matches: Matches): Root {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const lang = root?.lang ?? 'zh'
  return { siteName: root?.site?.name ?? 'ZincBridge', origin: root?.origin ?? '', lang }
}

/** Title, description, canonical address and preview of a public page. */
export function pageHead(matches: Matches, head: PageHead): MetaDescriptor[] {
  const { siteName, lang } = rootOf(matches)
  const description = head.description.slice(0, 160)
  return [
    { title: `${head.title} - ${siteName}` },
    { name: 'description', content: description },
    ...(head.canonical ? addressLinks(head.canonical, lang) : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: description },
    ...(head.image ? [{ property: 'og:image', content: head.image }] : []),
  ]
}

/** The address of a page in a language: Chinese at the plain address, English with `lang=en`. */
export function addressIn(lang: Language, address: string): string {
  return lang === 'zh' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`
}

/** The one address of a page in the language that is shown, and where the other language stands. */
function addressLinks(address: string, lang: Language): MetaDescriptor[] {
  const link = (rel: string, href: string, hrefLang?: string) => ({ tagName: 'link' as const, rel, href, hrefLang })
  return [
    link('canonical', addressIn(lang, address)),
    ...(['zh', 'en'] as const).map((one) => link('alternate', addressIn(one, address), one)),
    link('alternate', address, 'x-default'),
    { property: 'og:url', content: addressIn(lang, address) },
  ]
}

/** The head of a page that only its visitor sees: a title, and nothing for search engines. */
export function privateHead<Set extends MessageSet>(matches: Matches, words: Set, title: MessageKey<Set>): MetaDescriptor[] {
  return hiddenHead(matches, translate(rootOf(matches).lang, words)(title))
}

/** The same for a page whose title is already words: they came with its data, or name what it shows. */
export function hiddenHead(matches: Matches, title: string): MetaDescriptor[] {
  return [{ title: `${title} - ${rootOf(matches).siteName}` }, { name: 'robots', content: 'noindex' }]
}
