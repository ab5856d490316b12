import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runProgram } from './run-part.ts'

/** The browser for the journeys, or the sentence that says why there is none. */
export type Browser = { readonly path: string } | { readonly missing: string }

const lean = 'chromium-headless-shell'
/** Where a browser may be, the lean one first: Chromium without any window of its own takes a fifth less of the processor (decision 078). */
export const browserPlaces: readonly string[] = [
  `/usr/bin/${lean}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const patienceMs = 300_000

/**
 * Finds a browser and a font with Chinese characters; installs Debian's packages when they are absent and this user
 * may install. The lean browser is wanted; where only another is to be had the journeys run in that, and without any
 * they are reported as skipped.
 */
export async function ensureBrowser(tell: (line: string) => void): Promise<Browser> {
  if (!isWanted(findBrowser())) await installPackages([lean], tell, ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'])
  const needed = [...(findBrowser() ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk'])]
  if (needed.length > 0) {
    const refusal = await installPackages(needed, tell)
    if (refusal) return { missing: refusal }
  }
  const path = findBrowser()
  return path ? { path } : { missing: 'Chromium was installed but does not start' }
}

function isWanted(path: string | undefined): boolean {
  return process.env['CHROMIUM_PATH'] !== undefined || path === browserPlaces[0]
}

function findBrowser(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH']
  const candidates = wanted ? [wanted] : browserPlaces
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0)
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true
  return (spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout ?? '').trim() !== ''
}

/** Returns why it was not possible, undefined when the packages are there. */
async function installPackages(
  packages: readonly string[],
  tell: (line: string) => void,
  options: readonly string[] = [],
): Promise<string | undefined> {
  const names = packages.join(' ')
  const byHand = `${names} missing; install with "apt-get install ${names}", or set CHROMIUM_PATH`
  if (spawnSync('apt-get', ['--version']).status !== 0) return byHand
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (prefix.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0) return byHand
  const steps = [
    ['apt-get', 'update', '-q', ...options],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...options, 'fontconfig', ...packages],
  ]
  for (const step of steps) {
    tell(step.join(' '))
    const [program = '', ...args] = [...prefix, ...step]
    const { code, output } = await runProgram(program, args, { patienceMs, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (code !== 0) return `${byHand} (${step.join(' ')}: ${output.trim().split('\n').at(-1) ?? ''})`
  }
  return undefined
}
