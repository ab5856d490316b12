import { isTest, type Source } from './source-tree.ts'
import { isNode, walk, type SyntaxNode } from './syntax.ts'

const sayNothing = /^(utils?|helpers?|common|misc|services?|managers?)$/
// React Router and the build tools ask for a default export in these and nowhere else.
const mayExportDefault =
  /(-page\.tsx?|-shell\.tsx|^src\/(root|entry\.server|entry\.client)\.tsx|^src\/routes\.ts|\.config\.ts|^tests\/fixtures\/global-setup\.ts)$/
const silencers = /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck)\b/
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/

/** Words that this project once used of its own; what engineers and the trade say stands beside each (GLOSSARY.md). */
const privateWords: Readonly<Record<string, string>> = {
  house: 'app, context',
  room: 'module',
  desk: 'admin, seller, inbox',
  board: 'search index',
  shelf: 'listings, store',
  kin: 'equivalent offers',
  fan: 'follower',
  reach: 'contact channels',
  seat: 'membership',
  talk: 'clarification, conversation',
  kept: 'saved, cached',
  glance: 'instant preview',
  moment: 'timestamp',
  visit: 'page context',
  speak: 'translate',
  packed: 'encoded',
  unpacked: 'decoded',
  told: 'notified',
  drawn: 'rendered',
  elsewhere: 'other store',
  apart: 'in a worker, lazy',
  ladder: 'tiers, thresholds',
  laid: 'prefetched',
  fixing: 'price fixation',
  judge: 'validate',
  settle: 'apply',
  frame: 'layout, taxonomy, skeleton',
  fact: 'property, detail, value',
  facts: 'properties, details, context',
  held: 'reserved, locked, claimed',
  mark: 'saved item, badge, sign',
  marks: 'saved items, badges, signs',
  look: 'support access, appearance',
  looks: 'support accesses, polling',
  keeper: 'cache, refresher, repository',
  book: 'record, dictionary',
  wish: 'request, input',
  wishes: 'requests, preferences',
  said: 'message, text',
  desks: 'consoles',
  papers: 'documents',
  trouble: 'error, unavailable',
  trail: 'list position',
  tell: 'emit, notify',
  sees: 'may view',
}
const wordsOf = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

// "Mark paid" is what everybody says; as a noun it was our word for a saved item and for a badge.
const isVerb = (word: string, place: number) => word === 'mark' && place === 0

/** The private word in a name, and what to say. Wire names, tables and messages keep theirs: only files and exports are read. */
function privateWordIn(name: string): string | undefined {
  const word = wordsOf(name).find((part, place) => Object.hasOwn(privateWords, part) && !isVerb(part, place))
  return word && `"${word}" is a word of our own: say ${privateWords[word]}`
}

function exportedNames(source: Source): { readonly name: string; readonly start: number }[] {
  const statements = [source.program.body].flat().filter(isNode)
  return statements.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration) ? statement.declaration : undefined
    if (!declared) return []
    const declarations = 'declarations' in declared ? [declared.declarations].flat().filter(isNode) : [declared]
    return declarations.flatMap(({ id, start }) => (isNode(id) && typeof id.name === 'string' ? [{ name: id.name, start }] : []))
  })
}

function privateNames(source: Source): string[] {
  if (!source.path.startsWith('src/')) return []
  const file = privateWordIn(source.path.split('/').at(-1)?.split('.')[0] ?? '')
  const names = exportedNames(source).flatMap(({ name, start }) => {
    const breach = privateWordIn(name)
    return breach ? [`${source.path}:${source.lineAt(start)} ${name}: ${breach}`] : []
  })
  return file ? [`${source.path}: ${file}`, ...names] : names
}

function nameRefusal(path: string): string | undefined {
  const parts = path.replace(/\.[a-z.]+$/, '').split('/')
  const empty = parts.flatMap((part) => part.split(/[-.]/)).find((word) => sayNothing.test(word))
  if (empty) return `"${empty}" does not say what is in it`
  if (parts.at(-1) === 'index') return 'index says nothing; name the file after what it holds'
  return /[A-Z_]/.test(parts.at(-1) ?? '') ? 'file names are in kebab-case' : undefined
}

function isBarrel(source: Source): boolean {
  // A module's public door names what the module hands out; that is its purpose.
  if (/\/(server|ui)\/public\.tsx?$/.test(source.path)) return false
  const statements = [source.program.body].flat().filter(isNode)
  return (
    statements.length > 0 &&
    statements.every(
      (statement) => statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && isNode(statement.source)),
    )
  )
}

function hasComment(source: Source, line: number): boolean {
  const onLine = (at: number) => source.comments.some(({ start, end }) => source.lineAt(start) <= at && source.lineAt(end) >= at)
  return onLine(line) || onLine(line - 1)
}

function laxity(node: SyntaxNode): string | undefined {
  if (node.type === 'TSAnyKeyword') return 'says any'
  if (node.type === 'TSNonNullExpression') return 'says ! (not null)'
  return undefined
}

/** Names that say nothing or are private words, barrels, default exports, silenced checks, unfinished work, and `any` or `!` without a reason beside it. */
export function nameBreaches(source: Source): string[] {
  const { path } = source
  const breaches: string[] = privateNames(source)
  const refusal = nameRefusal(path)
  if (refusal) breaches.push(`${path}: ${refusal}`)
  if (isBarrel(source)) breaches.push(`${path} only passes on what others hold: import it where it is`)
  walk(source.program, (node) => {
    const line = source.lineAt(node.start)
    if (node.type === 'ExportDefaultDeclaration' && !mayExportDefault.test(path)) breaches.push(`${path}:${line} has a default export`)
    const lax = laxity(node)
    // In a test a wrong assumption fails the test, so `!` needs no reason there.
    if (lax && !(isTest(path) && node.type === 'TSNonNullExpression') && !hasComment(source, line))
      breaches.push(`${path}:${line} ${lax} without a reason`)
  })
  for (const { value, start } of source.comments) {
    if (silencers.test(value)) breaches.push(`${path}:${source.lineAt(start)} silences a check`)
    if (unfinished.test(value)) breaches.push(`${path}:${source.lineAt(start)} is unfinished`)
  }
  return breaches
}
