// Where the plain JavaScript of a TypeScript file is kept, and whether it still belongs to that file.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const shelf = join(root, 'node_modules', '.cache', 'zincbridge-plain')

/** The folders whose TypeScript a serving process runs. */
export const folders = ['src', 'tools', 'database', 'bench']

/** Where the plain text of a file of ours is kept; null for a file of somebody else's. */
export function keptPath(file) {
  const inside = relative(root, file)
  return folders.includes(inside.split(sep)[0]) ? join(shelf, `${inside}.js`) : null
}

// Another Node may strip otherwise, so its version is part of what a kept text belongs to.
export const markOf = (source) => `\n//${createHash('sha1').update(process.version).update(source).digest('base64url')}`

/** The kept plain text of a file, null when there is none or it is of an older text of the file. */
export function keptText(file, source) {
  const kept = keptPath(file)
  if (kept === null) return null
  try {
    const text = readFileSync(kept, 'utf8')
    return text.endsWith(markOf(source)) ? text : null
  } catch {
    return null
  }
}
