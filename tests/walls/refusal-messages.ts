import { isTest, type Source } from './source-tree.ts'
import { isNode, literalOf, nameOf, walk, type SyntaxNode } from './syntax.ts'
import type { MessageBook } from './messages.ts'

/** Where the dispatcher's collection of messages is put together. */
const collection = 'src/app/registration/all-messages.ts'

/** The code that a refusal is made with: `failure('order.stockShort')` or `{ code: 'order.stockShort', … }`. */
function codeOf(node: SyntaxNode): string | undefined {
  const made = node.type === 'CallExpression' && nameOf(node.callee) === 'failure' ? literalOf([node.arguments].flat()[0]) : undefined
  const written = node.type === 'Property' && nameOf(node.key) === 'code' && isNode(node.value) ? literalOf(node.value) : undefined
  return made ?? (written !== undefined && /^[a-z]+(-[a-z]+)*\.[a-z]\w*$/i.test(written) ? written : undefined)
}

function refusalOfCode(code: string, books: readonly MessageBook[], collected: string): string | undefined {
  const [name, key] = code.split('.')
  const book = books.find((one) => one.name === name && key !== undefined && (one.zh.has(key) || one.zh.has(`${key}_other`)))
  if (!book) return 'has no sentence'
  return new RegExp(`^  ${book.constant},$`, 'm').test(collected)
    ? undefined
    : `has a sentence, but ${collection} does not collect ${book.constant}`
}

/** Refusals that a person would see as a bare code. */
export function speechlessRefusals(sources: readonly Source[], books: readonly MessageBook[]): string[] {
  const collected = sources.find((source) => source.path === collection)?.text ?? ''
  return sources
    .filter((source) => !isTest(source.path))
    .flatMap((source) => {
      const breaches: string[] = []
      walk(source.program, (node) => {
        const code = codeOf(node)
        const why = code === undefined ? undefined : refusalOfCode(code, books, collected)
        if (why) breaches.push(`${source.path}:${source.lineAt(node.start)} the refusal ${code} ${why}`)
      })
      return breaches
    })
}
