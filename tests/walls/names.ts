import { isTest, type Source } from './source-tree.ts'
import { isNode, walk, type SyntaxNode } from './syntax.ts'

const sayNothing = /^(utils?|helpers?|common|misc|services?|managers?)$/
// React Router and the build tools ask for a default export in these and nowhere else.
const mayExportDefault =
  /(-page\.tsx?|-shell\.tsx|^src\/(root|entry\.server|entry\.client)\.tsx|^src\/routes\.ts|\.config\.ts|^tests\/fixtures\/global-setup\.ts)$/
const silencers = /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck)\b/
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/

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

/** Names that say nothing, barrels, default exports, silenced checks, unfinished work, and `any` or `!` without a reason beside it. */
export function nameBreaches(source: Source): string[] {
  const { path } = source
  const breaches: string[] = []
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
