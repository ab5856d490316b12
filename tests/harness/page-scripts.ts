import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../../build/client')

type Part = { readonly module: string; readonly imports: readonly string[] }
type RoutePart = Part & { readonly id: string; readonly parentId?: string }
type Manifest = { readonly entry: Part; readonly routes: Readonly<Record<string, RoutePart>> }

function builtManifest(): Manifest {
  const [file = ''] = globSync(join(client, 'assets', 'manifest-*.js'))
  const text = readFileSync(file, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The script files that a page of the built web loads before anybody touches it: its own, its shell's and every page's. */
export function scriptsOf(pagePath: string): readonly string[] {
  const { entry, routes } = builtManifest()
  const parts: Part[] = [entry]
  for (let id: string | undefined = pagePath; id; id = routes[id]?.parentId) {
    const part = routes[id]
    if (!part) throw new Error(`the build has no page ${id}`)
    parts.push(part)
  }
  return [...new Set(parts.flatMap((part) => [part.module, ...part.imports]))].map((file) => join(client, file))
}
