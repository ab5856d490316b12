import { visitorKeys } from 'oxc-parser'

/** A node of the syntax tree, as far as the walls look: its kind, its place in the text, its children. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number; readonly [part: string]: unknown }

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Calls `visit` for the node and everything in it. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node)
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (isNode(child)) walk(child, visit)
  }
}

/** The name of an identifier; undefined for any other node. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined
}

/** The text of a string literal or of a template without holes; undefined for any other node. */
export function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') {
    const parts = templateParts(node)
    return parts.length === 1 ? parts[0] : undefined
  }
  return undefined
}

/** The fixed parts of a template, with the holes between them. */
export function templateParts(node: SyntaxNode): string[] {
  return [node.quasis].flat().map((quasi) => {
    const value = isNode(quasi) ? quasi.value : undefined
    return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : ''
  })
}
