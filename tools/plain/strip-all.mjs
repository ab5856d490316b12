// Strips the types of all our TypeScript once and keeps the result: run by `tools/plain/register.mjs` when a text is missing.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { folders, keptPath, keptText, markOf, root } from './plain-source.mjs'

for (const folder of folders) {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const kept = keptPath(file)
    if (!entry.isFile() || kept === null || !/(?<!\.d|\.test)\.ts$/.test(entry.name)) continue
    const source = readFileSync(file, 'utf8')
    if (keptText(file, source) !== null) continue
    mkdirSync(dirname(kept), { recursive: true })
    // Written beside and moved: two processes that start at once never read half a text.
    const draft = `${kept}.${process.pid}`
    writeFileSync(draft, stripTypeScriptTypes(source) + markOf(source))
    renameSync(draft, kept)
  }
}
