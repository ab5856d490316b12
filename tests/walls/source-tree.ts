import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, type ParseResult } from 'oxc-parser'
import { walk, type SyntaxNode } from './syntax.ts'

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..')

/** One import or re-export. `target` is a path from the root for our own files, else the package's specifier. */
export type Import = { readonly target: string; readonly own: boolean; readonly kind: 'value' | 'type' | 'lazy'; readonly line: number }

export type Source = {
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  readonly imports: readonly Import[]
  readonly program: SyntaxNode
  readonly comments: ParseResult['comments']
  lineAt(offset: number): number
}

/** Parses one file. `path` counts from the root with forward slashes; tests plant their fixtures through this. */
export function sourceOf(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const error = parsed.errors[0]
  if (error) throw new Error(`${path}: ${error.message}`)
  const lines = text.split('\n')
  const starts = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
  const resolve = (specifier: string) => (specifier.startsWith('.') ? posix.join(dirname(path), specifier.replace(/\?.*$/, '')) : specifier)
  const imports = rawImports(parsed, text).map(({ specifier, kind, start }) => ({
    target: resolve(specifier),
    own: specifier.startsWith('.'),
    kind,
    line: lineAt(start),
  }))
  // The parser's node types are a union of two hundred; the walls need only what SyntaxNode says.
  return { path, text, lines, imports, program: parsed.program as unknown as SyntaxNode, comments: parsed.comments, lineAt }
}

type RawImport = { specifier: string; kind: Import['kind']; start: number }

function rawImports({ module, program }: ParseResult, text: string): RawImport[] {
  const found: RawImport[] = module.staticImports.map(({ start, end, moduleRequest }) => ({
    specifier: moduleRequest.value,
    // `import { type X }` still loads the module; only `import type` does not.
    kind: /^import\s+type\b/.test(text.slice(start, end)) ? 'type' : 'value',
    start,
  }))
  for (const { start, end, entries } of module.staticExports) {
    const specifier = entries[0]?.moduleRequest?.value
    if (specifier) found.push({ specifier, kind: /^export\s+type\b/.test(text.slice(start, end)) ? 'type' : 'value', start })
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    found.push({ specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''), kind: 'lazy', start })
  }
  // `import('x').Y` in a type is an import too.
  walk(program as unknown as SyntaxNode, (node) => {
    const argument = node.type === 'TSImportType' ? (node.source as { value?: unknown } | undefined) : undefined
    if (typeof argument?.value === 'string') found.push({ specifier: argument.value, kind: 'type', start: node.start })
  })
  return found
}

/** True for a test; the walls of direction and words do not bind tests. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
}

function countByHand(folder: string): number {
  return readdirSync(join(root, folder), { withFileTypes: true }).reduce((count, entry) => {
    if (entry.isDirectory()) return count + countByHand(`${folder}/${entry.name}`)
    return /\.tsx?$/.test(entry.name) ? count + 1 : count
  }, 0)
}

/** Refuses to go on when a wall saw fewer files than exist, or none at all: an empty search must not pass for order. */
export function requireAll(seen: number, exist: number, what: string): void {
  if (seen < exist || exist === 0) throw new Error(`the wall saw ${seen} of ${exist} ${what}`)
}

/** Every TypeScript file below the folders. Fails when it would see fewer files than a second count finds. */
export function sourcesUnder(...folders: readonly string[]): Source[] {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })).map((path) => path.replaceAll('\\', '/'))
  const exist = folders.reduce((count, folder) => count + countByHand(folder), 0)
  requireAll(paths.length, exist, 'files')
  return paths.toSorted().map(sourceAt)
}

const parsed = new Map<string, Source>()

/** The file at `path`, parsed once for all walls of a worker. */
function sourceAt(path: string): Source {
  const source = parsed.get(path) ?? sourceOf(path, readFileSync(join(root, path), 'utf8'))
  parsed.set(path, source)
  return source
}
