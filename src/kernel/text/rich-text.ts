import type { Language } from '../i18n/translate.ts'

/** The elements that rich text may have; everything else is dropped on writing and ignored on reading. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'img',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type RichTag = (typeof richTags)[number]

/** The attributes that an element may have. */
export const richAttributes: Readonly<Partial<Record<RichTag, readonly string[]>>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

export type RichElement = {
  readonly tag: RichTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly RichNode[]
}
/** A node of rich text: a text, or an element. */
export type RichNode = string | RichElement

const childless: ReadonlySet<string> = new Set(['hr', 'br', 'img'])
const deepest = 24
// One tag with quoted attributes, a run of text, or a lone angle bracket.
const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*(?:\/\s*)?>|[^<]+|</gi
const attribute = /([a-z-]+)="([^"<>]*)"/gi
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** A way that a link may lead: inside the mall, or to a web page, a mailbox or a telephone. */
export function isRichLink(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address) || /^(https?:\/\/|mailto:|tel:)[^\s"'<>\\]+$/i.test(address)
}

/** Pictures come from our own shelves alone. */
export function isOwnPicture(address: string): boolean {
  return /^\/(media|files)\/[A-Za-z0-9_-]+(\.webp)?$/.test(address)
}

/** Whether an attribute may stand at an element with this value. */
export function isRichAttribute(tag: RichTag, name: string, value: string): boolean {
  if (!(richAttributes[tag] ?? []).includes(name)) return false
  if (name === 'href') return isRichLink(value)
  if (name === 'src') return isOwnPicture(value)
  return name === 'alt' ? value.length <= 200 : /^[1-9][0-9]{0,3}$/.test(value)
}

/**
 * Reads stored rich text into a tree that holds nothing but allowed elements with allowed attributes, whatever the text
 * is: what draws the tree never needs raw HTML. Knows the one writing that `cleanRichText` produces; other text is shown
 * as text or left out.
 */
export function readRichText(html: string): readonly RichNode[] {
  type Open = { readonly tag: RichTag | null; readonly attributes: Readonly<Record<string, string>>; readonly children: RichNode[] }
  const root: Open = { tag: null, attributes: {}, children: [] }
  const stack: Open[] = [root]
  const top = () => stack.at(-1) ?? root
  const close = () => {
    const { tag, attributes, children } = stack.pop() ?? root
    if (tag) top().children.push({ tag, attributes, children })
  }
  for (const [whole, slash, name, rest] of html.matchAll(token)) {
    const tag = richTags.find((richTag) => richTag === name?.toLowerCase())
    if (name === undefined) top().children.push(plain(whole))
    else if (tag === undefined) continue
    else if (slash !== '') {
      if (stack.some((open) => open.tag === tag)) while (stack.length > 1 && top().tag !== tag) close()
      if (top().tag === tag) close()
    } else if (stack.length < deepest) {
      stack.push({ tag, attributes: attributesOf(tag, rest ?? ''), children: [] })
      if (childless.has(tag)) close()
    }
  }
  while (stack.length > 1) close()
  return root.children
}

function attributesOf(tag: RichTag, text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)] as const)
  return Object.fromEntries(found.filter(([name, value]) => isRichAttribute(tag, name, value)))
}

function plain(text: string): string {
  return text.replace(/&(?:#([0-9]{1,7})|([a-z]{2,4}));/g, (whole, code: string | undefined, name: string | undefined) => {
    if (name !== undefined) return entities[name] ?? whole
    const point = Number(code)
    return point > 31 && point < 0x110000 && !(point >= 0xd800 && point < 0xe000) ? String.fromCodePoint(point) : ''
  })
}

/** The words alone, blocks divided by a space: for summaries and search. */
export function richPlainText(html: string): string {
  const say = (node: RichNode): string =>
    typeof node === 'string' ? node : `${node.children.map(say).join('')}${blocks.has(node.tag) ? ' ' : ''}`
  return readRichText(html).map(say).join('').replace(/\s+/g, ' ').trim()
}

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'li', 'pre', 'blockquote', 'br', 'tr', 'td', 'th'])

// A Chinese character says about what two and a half Latin letters say.
const summaryLengths: Readonly<Record<Language, number>> = { zh: 90, en: 220 }

/** The first words of a text for a list; English ends with a whole word. */
export function richSummary(html: string, lang: Language): string {
  const words = richPlainText(html)
  const most = summaryLengths[lang]
  if (words.length <= most) return words
  return `${words.slice(0, most).replace(/\s+[\w’-]*$/, '')}…`
}

/** Plain paragraphs, divided by empty lines, as rich text. */
export function richFromPlain(text: string): string {
  const escape = (part: string) => part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escape(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}
