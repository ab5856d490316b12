import type { Plugin } from 'vite'
import { unusedParts, wayIn, type UnusedPart } from './unused-parts.ts'

const libraries = /node_modules\/(react|react-dom|react-is|react-router|scheduler)\//

type Syntax = { readonly type: string; readonly start: number; readonly end: number }
type Cut = { readonly name: string; readonly start: number; readonly end: number }

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The name of a node that is a function of the file or of its `exports`, and its body. */
function namedBody(node: Syntax): Cut | null {
  if (
    node.type === 'FunctionDeclaration' &&
    'id' in node &&
    'body' in node &&
    isSyntax(node.id) &&
    'name' in node.id &&
    isSyntax(node.body)
  )
    return { name: String(node.id.name), start: node.body.start, end: node.body.end }
  if (node.type !== 'AssignmentExpression' || !('left' in node) || !('right' in node)) return null
  const { left, right } = node
  if (!isSyntax(left) || !('property' in left) || !isSyntax(left.property) || !('name' in left.property)) return null
  if (!isSyntax(right) || right.type !== 'FunctionExpression' || !('body' in right) || !isSyntax(right.body)) return null
  return { name: String(left.property.name), start: right.body.start, end: right.body.end }
}

/** Every wanted function's body; nothing is looked for inside one. */
function cutsIn(node: unknown, wanted: ReadonlySet<string>, found: Cut[]): Cut[] {
  if (Array.isArray(node)) for (const each of node) cutsIn(each, wanted, found)
  if (!isSyntax(node)) return found
  const cut = namedBody(node)
  if (cut && wanted.has(cut.name)) found.push(cut)
  else for (const child of Object.values(node)) if (typeof child === 'object') cutsIn(child, wanted, found)
  return found
}

/** The file without the bodies; throws when a name does not stand there exactly once. */
export function withoutBodies(code: string, program: unknown, part: UnusedPart): string {
  const wanted = new Set(part.functions.split(/\s+/))
  const cuts = cutsIn(program, wanted, [])
  const missing = [...wanted].filter((name) => cuts.filter((cut) => cut.name === name).length !== 1)
  if (missing.length > 0) throw new Error(`${part.file} has changed, look at src/rendering/build/unused-parts.ts: ${missing.join(', ')}`)
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { name, start, end }) => rest.slice(0, start) + (part.bodies?.[name] ?? '{}') + rest.slice(end), code)
}

/**
 * React and the router carry what we never ask them for; their bundles cannot shed it by themselves, since it hangs on one
 * renderer and one router. 7 kB of the 130 that a public page may load.
 */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = unusedParts.find(({ file }) => id.endsWith(file))
      if (part) return { code: withoutBodies(code, this.parse(code), part), map: null }
      const asked = libraries.test(id) ? null : wayIn.exec(code)
      if (asked) throw new Error(`${id} uses ${asked[0]}, which src/rendering/build/unused-parts.ts leaves out of the browser's script`)
      return null
    },
  }
}
