import { isTest, type Source } from './source-tree.ts'
import { isNode, literalOf, nameOf, templateParts, walk, type SyntaxNode } from './syntax.ts'

/** One set of messages: the file it is declared in, the name that codes and titles call it by, and its sentences. */
export type MessageBook = {
  readonly file: string
  /** The constant that holds the set. */
  readonly constant: string
  readonly name: string
  readonly zh: ReadonlyMap<string, string>
  readonly en: ReadonlyMap<string, string>
}

const han = /\p{Script=Han}/u
// A switch to Chinese names the language in its own script, whatever language is shown.
const ownNames = new Set(['中文', '简体中文'])
const messagesFile = /\/messages\.ts$/
/** Files whose matter is Chinese text: messages, tables of data, tests. */
const mayHoldChinese = /(\/messages\.ts|-data\.ts|\.generated\.ts)$/

const folderOf = ({ file }: MessageBook) => file.slice(0, file.lastIndexOf('/'))

function keyOf(property: SyntaxNode): string | undefined {
  if (property.type !== 'Property' || !isNode(property.key)) return undefined
  return typeof property.key.name === 'string' ? property.key.name : literalOf(property.key)
}

function propertiesOf(node: unknown): SyntaxNode[] {
  return isNode(node) && node.type === 'ObjectExpression' ? [node.properties].flat().filter(isNode) : []
}

function bookOf(file: string, constant: string, call: SyntaxNode): MessageBook | undefined {
  const [name, lines] = [call.arguments].flat()
  const title = literalOf(name)
  if (title === undefined) return undefined
  const zh = new Map<string, string>()
  const en = new Map<string, string>()
  for (const property of propertiesOf(lines)) {
    const key = keyOf(property)
    for (const sentence of propertiesOf(property.value)) {
      const text = literalOf(sentence.value)
      if (key !== undefined && text !== undefined) (keyOf(sentence) === 'zh' ? zh : en).set(key, text)
    }
  }
  return { file, constant, name: title, zh, en }
}

/** Every set that a `messages.ts` declares with defineMessages. */
export function messageBooks(sources: readonly Source[]): MessageBook[] {
  return sources.flatMap((source) => {
    if (!messagesFile.test(source.path)) return []
    const books: MessageBook[] = []
    walk(source.program, (node) => {
      const call = node.type === 'VariableDeclarator' && isNode(node.init) ? node.init : undefined
      const isDefinition = call?.type === 'CallExpression' && nameOf(call.callee) === 'defineMessages'
      const book = isDefinition ? bookOf(source.path, nameOf(node.id) ?? '', call) : undefined
      if (book) books.push(book)
    })
    return books
  })
}

function placeholders(sentence: string): string {
  return [...new Set([...sentence.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))]
    .toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .join(', ')
}

/** Sentences without a translation, and sentences whose placeholders differ. */
export function translationBreaches(book: MessageBook): string[] {
  const keys = [...new Set([...book.zh.keys(), ...book.en.keys()])]
  return keys.flatMap((key) => {
    const zh = book.zh.get(key)
    const en = book.en.get(key)
    if (zh === undefined || zh.trim() === '') return [`${book.file}: ${book.name}.${key} has no Chinese sentence`]
    if (en === undefined || en.trim() === '') return [`${book.file}: ${book.name}.${key} has no English sentence`]
    if (placeholders(zh) !== placeholders(en))
      return [`${book.file}: ${book.name}.${key} asks for {${placeholders(zh)}} in Chinese and {${placeholders(en)}} in English`]
    return han.test(en) && !ownNames.has(en) ? [`${book.file}: the English sentence of ${book.name}.${key} is Chinese`] : []
  })
}

/** Two sets of one name: a code or a title would find only one of them. */
export function namesakes(books: readonly MessageBook[]): string[] {
  return [...Map.groupBy(books, (book) => book.name)].flatMap(([name, same]) =>
    same.length > 1 ? [`${name} is declared in ${same.map((book) => book.file).join(' and ')}`] : [],
  )
}

/** All texts that code could look a sentence up by: literals, property names, and the fixed parts of templates. */
type Mentions = { readonly texts: ReadonlySet<string>; readonly templates: readonly RegExp[] }

function readMentions(source: Source): Mentions {
  const texts = new Set<string>()
  const templates: RegExp[] = []
  walk(source.program, (node) => {
    const text = literalOf(node) ?? (node.type === 'JSXText' && typeof node.value === 'string' ? node.value : undefined)
    if (text !== undefined) texts.add(text)
    if (node.type === 'Property' && isNode(node.key) && typeof node.key.name === 'string') texts.add(node.key.name)
    if (node.type === 'MemberExpression' && isNode(node.property) && typeof node.property.name === 'string') texts.add(node.property.name)
    const parts = node.type === 'TemplateLiteral' ? templateParts(node) : []
    if (parts.length > 1 && parts.join('').length > 1)
      templates.push(new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`, 'u'))
  })
  return { texts, templates }
}

type MentionIndex = {
  readonly byText: ReadonlyMap<string, readonly Source[]>
  readonly templates: readonly { readonly template: RegExp; readonly source: Source }[]
}

const indexes = new WeakMap<readonly Source[], MentionIndex>()

/** Who mentions what, over all code but tests and the messages themselves; read once for a list of sources. */
function mentionsIn(sources: readonly Source[]): MentionIndex {
  const known = indexes.get(sources) ?? indexMentions(sources)
  indexes.set(sources, known)
  return known
}

function indexMentions(sources: readonly Source[]): MentionIndex {
  const byText = new Map<string, Source[]>()
  const templates: { template: RegExp; source: Source }[] = []
  for (const source of sources.filter(({ path }) => !messagesFile.test(path) && !isTest(path))) {
    const mentions = readMentions(source)
    for (const template of mentions.templates) templates.push({ template, source })
    for (const text of mentions.texts) {
      const places = byText.get(text)
      if (places) places.push(source)
      else byText.set(text, [source])
    }
  }
  return { byText, templates }
}

/**
 * Sentences that nobody says. Below the folder of the messages, and in files that import them, the key alone counts as a
 * use; elsewhere only `<name>.<key>`, the code of a refusal or the title of a page.
 */
export function unusedMessages(book: MessageBook, sources: readonly Source[]): string[] {
  const { byText, templates } = mentionsIn(sources)
  const folder = folderOf(book)
  const isNear = (source: Source): boolean =>
    source.path.startsWith(`${folder}/`) || source.imports.some(({ target }) => target.startsWith(`${folder}/`))
  const isSaidNearby = (key: string): boolean =>
    byText.get(key)?.some(isNear) === true || templates.some(({ template, source }) => template.test(key) && isNear(source))
  const isSaidAnywhere = (code: string): boolean => byText.has(code) || templates.some(({ template }) => template.test(code))
  return [...book.zh.keys()]
    .filter((key) => {
      const stem = key.replace(/_(one|other)$/, '')
      return ![key, stem].some((name) => isSaidNearby(name) || isSaidAnywhere(`${book.name}.${name}`))
    })
    .map((key) => `${book.file}: nobody says ${book.name}.${key}`)
}

function spoken(node: SyntaxNode): string {
  if (node.type === 'TemplateElement') return JSON.stringify(node.value)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : typeof node.raw === 'string' ? node.raw : ''
  return node.type === 'JSXText' && typeof node.value === 'string' ? node.value : ''
}

/** Chinese written into code: it belongs into messages (shown text) or into a `-data.ts` file (matter of the trade). */
export function chineseInCode(source: Source): string[] {
  if (mayHoldChinese.test(source.path) || isTest(source.path)) return []
  const breaches: string[] = []
  // The one sentence for whoever runs the machine carries both languages: it is printed when nothing else has started.
  const exempt: [number, number][] = []
  walk(source.program, (node) => {
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'configurationError')
      exempt.push([node.start, node.end])
    const excused = exempt.some(([start, end]) => node.start >= start && node.end <= end)
    if (!excused && han.test(spoken(node))) breaches.push(`${source.path}:${source.lineAt(node.start)} holds Chinese text`)
  })
  return breaches
}
