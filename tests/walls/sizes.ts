import type { Source } from './source-tree.ts'
import { walk } from './syntax.ts'

const mostLines = 300
// The formatter gives every element of markup a line of its own, and every argument of a broken call (decision 016).
const mostFunctionLines = 70
const mostComponentLines = 110
// Words, demonstration data, other tables of data and generated files are as long as what they list.
const mayBeLong = /(\/messages\.ts|-data\.ts|\.generated\.ts|^database\/types\.ts|^database\/demo\/.*)$/
const functionKinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Lines of a file, not counting the end of its last one. */
export function lineCount(source: Source): number {
  return source.text.replace(/\n$/, '').split('\n').length
}

/** Files above 300 lines, functions above 70 lines, and components above 110. */
export function sizeBreaches(source: Source): string[] {
  if (mayBeLong.test(source.path)) return []
  const lines = lineCount(source)
  const breaches = lines > mostLines ? [`${source.path} has ${lines} lines, ${mostLines} are allowed`] : []
  const most = source.path.endsWith('.tsx') ? mostComponentLines : mostFunctionLines
  walk(source.program, (node) => {
    if (!functionKinds.has(node.type)) return
    const first = source.lineAt(node.start)
    const length = source.lineAt(node.end) - first + 1
    if (length > most) breaches.push(`${source.path}:${first} has a function of ${length} lines, ${most} are allowed`)
  })
  return breaches
}

/** The middle one of the files' lengths. */
export function medianLines(sources: readonly Source[]): number {
  const counts = sources.map(lineCount).toSorted((one, other) => one - other)
  return counts[Math.floor(counts.length / 2)] ?? 0
}
