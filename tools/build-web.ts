import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build', '.stamp')
const sources = [
  'src/**/*.{ts,tsx,css,svg,webp,woff2}',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'src/rendering/build/chunk-groups.ts',
  'package.json',
  'package-lock.json',
]
const serverOnly = /(^|\/)(server|adapters)\/|\.test\.tsx?$/

/** The content of everything that the web bundle may be made of, as one hash. */
async function hashOfSources(): Promise<string> {
  const files: string[] = []
  for (const pattern of sources) {
    for await (const entry of glob(pattern, { cwd: root, withFileTypes: true })) {
      if (entry.isFile()) files.push(join(entry.parentPath, entry.name))
    }
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of files.filter((name) => !serverOnly.test(name)).toSorted())
    hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}

/**
 * Builds the web bundle into build/ when its sources changed since the last build. Returns whether it built.
 * Throws with the bundler's output when it fails.
 */
export async function buildWeb(): Promise<boolean> {
  const wanted = await hashOfSources()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === wanted && existsSync(join(root, 'build', 'server', 'index.js'))) return false
  await rm(stamp, { force: true })
  const { code, output } = await runBundler()
  if (code !== 0) throw new Error(`The web build failed:\n${output}`)
  await writeFile(stamp, wanted)
  return true
}

function runBundler(): Promise<{ code: number | null; output: string }> {
  const program = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

if (import.meta.main) {
  const begin = performance.now()
  const isBuilt = await buildWeb()
  process.stdout.write(isBuilt ? `web built in ${((performance.now() - begin) / 1000).toFixed(1)} s\n` : 'web is up to date\n')
}
