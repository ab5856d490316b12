import type { Source } from './source-tree.ts'
import { isNode, nameOf, walk, type SyntaxNode } from './syntax.ts'

/** How many inline styles a file may keep, and why no class can say them. A number that has become smaller must be lowered here. */
export type RemainingStyles = Readonly<Record<string, readonly [count: number, reason: string]>>

const kit = /^(antd|@ant-design\/)/

function namesFromKit(source: Source): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of [source.program.body].flat().filter(isNode)) {
    if (statement.type !== 'ImportDeclaration' || !isNode(statement.source) || !kit.test(String(statement.source.value))) continue
    for (const specifier of [statement.specifiers].flat().filter(isNode)) {
      const name = nameOf(specifier.local)
      if (name) names.add(name)
    }
  }
  return names
}

/** The outermost name of an element: `Input` of `<Input.Search>`. */
function elementName(node: unknown): string {
  if (!isNode(node)) return ''
  return node.type === 'JSXMemberExpression' ? elementName(node.object) : String(node.name)
}

/** True where nothing of the value is computed: a class can say it. */
function isFixed(value: SyntaxNode): boolean {
  if (value.type !== 'ObjectExpression') return false
  return [value.properties].flat().every((part) => isNode(part) && isNode(part.value) && part.value.type === 'Literal')
}

type InlineStyle = { readonly line: number; readonly isFixed: boolean }

/** Inline styles on elements of our own. Those of the console kit keep theirs: its styles are in no layer, so a class would lose. */
function inlineStyles(source: Source): InlineStyle[] {
  const found: InlineStyle[] = []
  if (!source.path.endsWith('.tsx')) return found
  const fromKit = namesFromKit(source)
  walk(source.program, (node) => {
    if (node.type !== 'JSXOpeningElement' || fromKit.has(elementName(node.name))) return
    for (const part of [node.attributes].flat().filter(isNode)) {
      if (part.type !== 'JSXAttribute' || !isNode(part.name) || part.name.name !== 'style' || !isNode(part.value)) continue
      const { expression } = part.value
      found.push({ line: source.lineAt(part.start), isFixed: isNode(expression) && isFixed(expression) })
    }
  })
  return found
}

/** Styles that a class can say, and files that have more or fewer computed ones than they may. */
export function inlineStyleBreaches(source: Source, remaining: RemainingStyles): string[] {
  const styles = inlineStyles(source)
  const fixed = styles.filter((style) => style.isFixed).map(({ line }) => `${source.path}:${line} an inline style that a class can say`)
  const [allowed = 0] = remaining[source.path] ?? []
  const computed = styles.length - fixed.length
  if (computed === allowed) return fixed
  return [...fixed, `${source.path} has ${computed} computed inline styles, ${allowed} may remain`]
}
