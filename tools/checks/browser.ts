import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runProgram } from './run-part.ts'

/** The browser for the journeys, or the sentence that says why there is none. */
export type Browser = { readonly path: string } | { readonly missing: string }

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const patienceMs = 300_000

/**
 * Finds Chromium and a font with Chinese characters; installs Debian's packages when they are absent and this user
 * may install. The journeys are reported as skipped when that is not possible.
 */
export async function ensureBrowser(tell: (line: string) => void): Promise<Browser> {
  const needed = [...(findBrowser() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])]
  if (needed.length > 0) {
    const refusal = await installPackages(needed, tell)
    if (refusal) return { missing: refusal }
  }
  const path = findBrowser()
  return path ? { path } : { missing: 'Chromium was installed but does not start' }
}

function findBrowser(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  const candidates = wanted ? [wanted] : places
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0)
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true
  return (spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== ''
}

/** Returns why it was not possible, undefined when the packages are there. */
async function installPackages(packages: readonly string[], tell: (line: string) => void): Promise<string | undefined> {
  const names = packages.join(' ')
  const byHand = `${names} missing; install with "apt-get install ${names}", or set CHROMIUM_PATH`
  if (spawnSync('apt-get', ['--version']).status !== 0) return byHand
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (prefix.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return byHand
  const steps = [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'fontconfig', ...packages],
  ]
  for (const step of steps) {
    tell(step.join(' '))
    const [program = '', ...args] = [...prefix, ...step]
    const { code, output } = await runProgram(program, args, { patienceMs, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return `${byHand} (${step.join(' ')}: ${output.trim().split('\n').at(-1) ?? ''})`
  }
  return undefined
}
