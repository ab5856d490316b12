import { isTest, type Source } from './source-tree.ts'
import { isNode, literalOf, templateParts, walk, type SyntaxNode } from './syntax.ts'

/** The words of one module or floor: where they are, under which name, and their lines in both languages. */
export type WordBook = {
  readonly folder: string
  readonly name: string
  readonly zh: ReadonlyMap<string, string>
  readonly en: ReadonlyMap<string, string>
}

const han = /\p{Script=Han}/u
// A switch to Chinese names the language in its own script, whatever language is shown.
const ownNames = new Set(['中文', '简体中文'])
/** Files whose matter is Chinese text: words, tables of data, tests. */
const mayHoldChinese = /(\/words(-[a-z-]+)?\.(zh|en)\.ts|-data\.ts|\.generated\.ts)$/
/** A book of words, or one of a module's several, e.g. `words-detail.zh.ts`: the folder and the name in the file. */
const chineseBook = /^(.*)\/(words(?:-[a-z-]+)?)\.zh\.ts$/
const wordFile = /\/words(-[a-z-]+)?(\.zh|\.en)?\.ts$/

function linesOf(source: Source | undefined): Map<string, string> {
  const lines = new Map<string, string>()
  if (!source) return lines
  walk(source.program, (node) => {
    if (node.type !== 'Property') return
    const key = isNode(node.key) ? (typeof node.key.name === 'string' ? node.key.name : literalOf(node.key)) : undefined
    const line = literalOf(node.value)
    if (key !== undefined && line !== undefined) lines.set(key, line)
  })
  return lines
}

function bookName(sources: readonly Source[], folder: string, file: string): string {
  let name = folder.split('/').at(-1) ?? ''
  // The file that binds the two languages; the kernel's has a name of its own.
  const binds = (path: string) =>
    path === `${folder}/${file}.ts` || (folder === 'src/shared' && !path.slice(folder.length + 1).includes('/') && !isTest(path))
  for (const source of sources.filter((one) => one.path.startsWith(`${folder}/`) && binds(one.path))) {
    walk(source.program, (node) => {
      const called = node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'defineWords'
      if (called) name = literalOf([node.arguments].flat()[0]) ?? name
    })
  }
  return name
}

/** Every pair of words.zh.ts and words.en.ts, and of words-<topic>.zh.ts and words-<topic>.en.ts. */
export function wordBooks(sources: readonly Source[]): WordBook[] {
  return sources.flatMap((source) => {
    const [, folder, file] = chineseBook.exec(source.path) ?? []
    if (!folder || !file) return []
    const english = sources.find((one) => one.path === `${folder}/${file}.en.ts`)
    return [{ folder, name: bookName(sources, folder, file), zh: linesOf(source), en: linesOf(english) }]
  })
}

function placeholders(line: string): string {
  return [...new Set([...line.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''))].toSorted().join(' ')
}

/** Lines without a translation, translations without a line, and lines whose placeholders differ. */
export function translationBreaches(book: WordBook): string[] {
  const keys = [...new Set([...book.zh.keys(), ...book.en.keys()])]
  return keys.flatMap((key) => {
    const zh = book.zh.get(key)
    const en = book.en.get(key)
    if (zh === undefined) return [`${book.folder}: ${key} has no Chinese line`]
    if (en === undefined || en.trim() === '') return [`${book.folder}: ${key} has no English line`]
    if (placeholders(zh) !== placeholders(en))
      return [`${book.folder}: ${key} asks for {${placeholders(zh)}} in Chinese and {${placeholders(en)}} in English`]
    return han.test(en) && !ownNames.has(en) ? [`${book.folder}: the English line of ${key} is Chinese`] : []
  })
}

/** All texts that code could look a word up by: literals, property names, and the fixed parts of templates. */
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

const read = new WeakMap<Source, Mentions>()

function mentionsOf(source: Source): Mentions {
  const known = read.get(source) ?? readMentions(source)
  read.set(source, known)
  return known
}

function mentions({ texts, templates }: Mentions, name: string): boolean {
  return texts.has(name) || templates.some((template) => template.test(name))
}

/**
 * Lines that nobody says. Inside the words' own folder, and in files that import them, the key alone counts as a use;
 * elsewhere only `<name>.<key>`, the code of a refusal.
 */
export function unusedWords(book: WordBook, sources: readonly Source[]): string[] {
  const code = sources.filter((source) => !wordFile.test(source.path) && !isTest(source.path))
  const near = (source: Source) =>
    source.path.startsWith(`${book.folder}/`) || source.imports.some(({ target }) => target.startsWith(`${book.folder}/`))
  const all = code.map((source) => ({ near: near(source), mentions: mentionsOf(source) }))
  return [...book.zh.keys()]
    .filter((key) => {
      const stem = key.replace(/_(one|other)$/, '')
      return !all.some(
        (one) =>
          (one.near && (mentions(one.mentions, key) || mentions(one.mentions, stem))) ||
          mentions(one.mentions, `${book.name}.${key}`) ||
          mentions(one.mentions, `${book.name}.${stem}`),
      )
    })
    .map((key) => `${book.folder}: nobody says ${key}`)
}

function spoken(node: SyntaxNode): string {
  if (node.type === 'TemplateElement') return JSON.stringify(node.value)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : typeof node.raw === 'string' ? node.raw : ''
  return node.type === 'JSXText' && typeof node.value === 'string' ? node.value : ''
}

/** Chinese written into code: it belongs into words (shown text) or into a `-data.ts` file (matter of the trade). */
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
