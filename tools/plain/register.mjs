// Preloaded by what serves people (`node --import`): gives Node our TypeScript as plain JavaScript that was made once, by
// another process. The compiler behind Node's own stripping would stay in memory, some 17 MB, for as long as the mall runs
// (decision 077). Where nothing can be kept, Node strips for itself as always.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptPath, keptText } from './plain-source.mjs'

let asked = false

function plainText(file) {
  const source = readFileSync(file, 'utf8')
  const kept = keptText(file, source)
  if (kept !== null || asked) return kept
  asked = true
  spawnSync(process.execPath, [join(import.meta.dirname, 'strip-all.mjs')], { stdio: 'ignore' })
  return keptText(file, source)
}

registerHooks({
  load(url, context, next) {
    const file = url.startsWith('file:') && url.endsWith('.ts') ? fileURLToPath(url) : null
    const source = file !== null && keptPath(file) !== null ? plainText(file) : null
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})
