import { placeOf } from './place.ts'
import { isTest, type Source } from './source-tree.ts'
import { nameOf, walk, type SyntaxNode } from './syntax.ts'

const worldly = new Set([
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'process',
  'console',
  'localStorage',
  'document',
  'window',
])
const asksTheMachine = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID'])

// Server and bundle each hold a copy of our own classes, but share those of the language.
function isOfTheLanguage(node: unknown): boolean {
  return ['Error', 'Date', 'Map', 'Set', 'RegExp', 'Uint8Array'].includes(nameOf(node) ?? '')
}

function impurity(node: SyntaxNode): string | undefined {
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && [node.arguments].flat().length === 0)
    return 'new Date() asks the clock'
  if (node.type === 'BinaryExpression' && node.operator === 'instanceof' && !isOfTheLanguage(node.right))
    return 'instanceof fails between two copies of a class'
  if (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    const root = nameOf(node.type === 'CallExpression' ? node.callee : node.object)
    const member = node.type === 'MemberExpression' ? `${root}.${nameOf(node.property)}` : ''
    if (asksTheMachine.has(member)) return `${member} is not the same every time`
    if (root !== undefined && worldly.has(root)) return `${root} touches the world`
  }
  return undefined
}

/** Rules, endpoints and the kernel keep no state and ask nothing: no clock, chance, I/O, instanceof or top-level variable. */
export function purityBreaches(source: Source): string[] {
  const { floor, room } = placeOf(source.path)
  if (isTest(source.path) || !(floor === 'kernel' || room === 'rules' || room === 'endpoints')) return []
  const found: [SyntaxNode, string][] = []
  walk(source.program, (node) => {
    const why = impurity(node)
    if (why) found.push([node, why])
  })
  for (const node of [source.program.body].flat() as SyntaxNode[]) {
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as SyntaxNode | null) : node
    if (declared?.type === 'VariableDeclaration' && declared.kind !== 'const')
      found.push([declared, 'a variable of the whole module is state'])
  }
  return found.map(([node, why]) => `${source.path}:${source.lineAt(node.start)} ${why}`)
}
